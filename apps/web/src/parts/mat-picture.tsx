/** A static picture of a table of Woord-Rummikub. */
import './mat-picture.css';

const WIDTH = 316;
const MARGIN = 16;
const ROOM = WIDTH - 2 * MARGIN;
/** The space between two words of a row, in tiles. */
const GAP = 0.65;
const LARGEST = 30;
const SMALLEST = 14;

const tilesOf = (word: string): readonly string[] => word.match(/\*?\p{L}/gu) ?? [];
const widthOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + tilesOf(word).length, 0) + GAP * (words.length - 1);

/** The tiles per row for which the rows fit the height. */
export function packedRows(words: readonly string[]): readonly (readonly string[])[] {
  for (let side = LARGEST; ; side -= 2) {
    const rows = rowsWith(words, ROOM / side);
    const isIn = rows.length * side * 1.3 <= ROOM && rows.every((row) => widthOf(row) * side <= ROOM);
    if (isIn || side <= SMALLEST) return rows;
  }
}

function rowsWith(words: readonly string[], tiles: number): string[][] {
  const rows: string[][] = [];
  for (const word of words) {
    const last = rows.at(-1);
    if (last && widthOf([...last, word]) <= tiles) last.push(word);
    else rows.push([word]);
  }
  return rows;
}

/** Words in rows; lower case is a tile laid this turn, `*` before a letter makes it a joker. */
export function MatPicture({ rows }: { rows: readonly (readonly string[])[] }) {
  const step = ROOM / Math.max(rows.length, 5);
  const side = Math.min(LARGEST, step / 1.15, ...rows.map((words) => ROOM / widthOf(words)));
  return (
    <svg class="mat-picture" viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
      <rect class="mat-picture-ground" width={WIDTH} height={WIDTH} rx="13" />
      {rows.map((words, row) => (
        <g
          key={words.join(' ')}
          transform={`translate(${MARGIN} ${MARGIN + row * step + (step - side) / 2}) scale(${side / LARGEST})`}
        >
          <Row words={words} />
        </g>
      ))}
    </svg>
  );
}

function Row({ words }: { words: readonly string[] }) {
  let before = 0;
  return (
    <>
      {words.map((word) => {
        const start = before;
        const tiles = tilesOf(word);
        before += tiles.length + GAP;
        return tiles.map((tile, index) => (
          <TilePicture key={start + index} tile={tile} x={(start + index) * LARGEST} />
        ));
      })}
    </>
  );
}

function TilePicture({ tile, x }: { tile: string; x: number }) {
  const letter = tile.replace('*', '');
  const isJoker = tile !== letter;
  const isDraft = letter !== letter.toUpperCase();
  const side = LARGEST - 1;
  return (
    <g transform={`translate(${x})`}>
      <rect class="mat-picture-shade" y="2.5" width={side} height={side} rx="4" />
      <rect class={isDraft ? 'mat-picture-draft' : 'mat-picture-tile'} width={side} height={side} rx="4" />
      {isJoker && <circle class="mat-picture-joker" cx="5.5" cy="5.5" r="2.4" />}
      <text class={isJoker ? 'mat-picture-letter mat-picture-named' : 'mat-picture-letter'} x="14.5" y="21.5">
        {letter.toUpperCase()}
      </text>
    </g>
  );
}
