/** A table of Woord-Rummikub as a picture. */
import './mat-picture.css';

/** Words in rows; lower case is a tile laid this turn, `*` before a letter makes it a joker. */
export function MatPicture({ rows }: { rows: readonly (readonly string[])[] }) {
  const step = 284 / rows.length;
  return (
    <svg class="mat-picture" viewBox="0 0 316 316" aria-hidden="true">
      <rect class="mat-picture-ground" width="316" height="316" rx="13" />
      {rows.map((words, row) => (
        <Row key={words.join(' ')} words={words} y={16 + row * step + (step - 30) / 2} />
      ))}
    </svg>
  );
}

const SIDE = 30;
const GAP = 20;

function Row({ words, y }: { words: readonly string[]; y: number }) {
  let x = 20;
  return (
    <>
      {words.map((word) => {
        const start = x;
        const tiles = word.match(/\*?\p{L}/gu) ?? [];
        x += tiles.length * (SIDE + 1) + GAP;
        return tiles.map((tile, index) => {
          const letter = tile.replace('*', '');
          const isJoker = tile !== letter;
          const isDraft = letter !== letter.toUpperCase();
          return (
            <g key={`${word}${start + index}`} transform={`translate(${start + index * (SIDE + 1)} ${y})`}>
              <rect class="mat-picture-shade" y="2.5" width={SIDE} height={SIDE} rx="4" />
              <rect class={isDraft ? 'mat-picture-draft' : 'mat-picture-tile'} width={SIDE} height={SIDE} rx="4" />
              {isJoker && <circle class="mat-picture-joker" cx="5.5" cy="5.5" r="2.4" />}
              <text class={isJoker ? 'mat-picture-letter mat-picture-named' : 'mat-picture-letter'} x="15" y="21.5">
                {letter.toUpperCase()}
              </text>
            </g>
          );
        });
      })}
    </>
  );
}
