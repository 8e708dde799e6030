/** The face of a joker that stands for nothing yet: a star instead of a letter. */
import { Icon } from '../parts/icon.tsx';
import './joker-face.css';

export function JokerFace() {
  return (
    <span class="joker-face">
      <Icon name="star" />
    </span>
  );
}
