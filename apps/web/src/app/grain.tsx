/** The table under everything: planks and their grain, drawn from a fixed row of numbers. */
import './grain.css';

const WIDTH = 1280;
const PLANK = 190;
const PLANKS = 6;
const LINES = 11;

/** A row of numbers from 0 to 1 that looks like chance and is always the same. */
function numbers(): () => number {
  let value = 7;
  return () => {
    value = (value * 16_807) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}

export function Grain() {
  const next = numbers();
  const sway = (y: number) => (y + (next() - 0.5) * 6).toFixed(1);
  const planks = Array.from({ length: PLANKS }, (_, plank) => {
    const top = plank * PLANK - 70;
    const lines = Array.from({ length: LINES }, (_, line) => {
      const y = top + 10 + (line * (PLANK - 14)) / LINES;
      return {
        d: `M-5 ${sway(y)}C384 ${sway(y)} 768 ${sway(y)} ${WIDTH + 5} ${sway(y)}`,
        width: (0.7 + next() * 2).toFixed(1),
        opacity: (0.14 + next() * 0.36).toFixed(2),
      };
    });
    return { top, lines };
  });
  return (
    <svg class="grain" viewBox={`0 0 ${WIDTH} 800`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {planks.map(({ top, lines }, plank) => (
        <g key={top}>
          {plank % 2 === 1 && <rect x="0" y={top} width={WIDTH} height={PLANK} opacity=".22" />}
          {lines.map(({ d, width, opacity }) => (
            <path key={d} d={d} stroke-width={width} opacity={opacity} />
          ))}
          <path class="grain-seam" d={`M0 ${top}H${WIDTH}`} stroke-width="1.2" opacity=".6" />
        </g>
      ))}
    </svg>
  );
}
