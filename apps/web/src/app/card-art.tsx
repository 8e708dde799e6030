/** The drawing of a trick card. The drawings are loaded on demand: most games have no cards. */
import type { Card } from '@lettertafel/engine';
import { lazy } from './lazy.tsx';

const CardDrawing = lazy(
  async () => (await import('../parts/card-drawings.tsx')).CardDrawing,
  () => null,
);

export function CardArt({ card }: { card: Card }) {
  return (
    <svg class="card-art" viewBox="0 0 100 70" aria-hidden="true">
      <CardDrawing card={card} />
    </svg>
  );
}
