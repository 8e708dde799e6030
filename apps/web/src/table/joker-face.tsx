/** The face of a joker without a letter: a star. */
import { Icon } from '../parts/icon.tsx';
import './joker-face.css';

export function JokerFace() {
  return (
    <span class="joker-face">
      <Icon name="star" />
    </span>
  );
}
