/** Each game as a picture of its own table: the picture is the promise. */
import { type CrosswordView, EMPTY_BOARD, type GameId, parsePlace, SIZE, type TableView } from '@lettertafel/engine';
import { BoardPicture } from './board-picture.tsx';
import { GAME_LOOKS } from './game-look.ts';
import { MatPicture, packedRows } from './mat-picture.tsx';
import './game-picture.css';

type Words = readonly (readonly [place: string, word: string])[];

const BOARDS: Partial<Record<GameId, Words>> = {
  'scrabble-xl-nl': [
    ['H1', 'SNELTREINEN'],
    ['2F', 'KANO'],
    ['7H', 'EGEL'],
    ['K7', 'LAMPEN'],
    ['12J', 'ENGE'],
    ['M12', 'ERTS'],
    ['15I', 'FIETS'],
    ['G10', 'ZIER'],
    ['13D', 'DEUR'],
  ],
  'scrabble-de': [
    ['H4', 'GRÜNDE'],
    ['9E', 'HEXE'],
    ['7H', 'NASE'],
    ['K7', 'EIFER'],
    ['11K', 'RAST'],
    ['N11', 'TOR'],
    ['E9', 'HUND'],
    ['12E', 'DACH'],
  ],
  'trickster-nl': [
    ['H4', 'BEWONEND'],
    ['4H', 'BOOM'],
    ['8E', 'TUIN'],
    ['E5', 'BUIT'],
    ['5G', 'JE'],
    ['3A', 'PAARD'],
    ['A1', 'WIP'],
  ],
};

const MATS: Partial<Record<GameId, readonly (readonly string[])[]>> = {
  'rummikub-sabra': [['SOEPeL'], ['EER', 'HUT'], ['kleeD'], ['*OZON', 'OOR'], ['BEKENd']],
  'rummikub-international': [['KEER*PUNT'], ['UITGANG'], ['KANT', 'LOT'], ['BESTand'], ['sNOEP', 'VEL']],
};

function boardWith(words: Words): readonly string[] {
  const cells = EMPTY_BOARD.map((row) => [...row]);
  for (const [text, word] of words) {
    const place = parsePlace(text);
    if (!place) throw new Error(`${text} is no place`);
    [...word].forEach((letter, index) => {
      const square = place.square + index * (place.direction === 'across' ? 1 : SIZE);
      const row = cells[Math.floor(square / SIZE)];
      if (row) row[square % SIZE] = letter;
    });
  }
  return cells.map((row) => row.join(''));
}

/** What lies on a table: on a board, or as words. */
export type Lying = Pick<CrosswordView, 'board' | 'lastLaid'> | Pick<TableView, 'table'>;

/** Without something that lies there the game shows its best side. */
export function GamePicture({ game, lying }: { game: GameId; lying?: Lying | undefined }) {
  const { family, ground, tricks } = GAME_LOOKS[game];
  return (
    <div class={`game-picture ${ground}`}>
      {family === 'board' ? (
        <BoardPicture {...boardOf(game, lying)} tricks={tricks} />
      ) : (
        <MatPicture rows={rowsOf(game, lying)} />
      )}
      {tricks && !lying && <CardFan />}
    </div>
  );
}

function boardOf(game: GameId, lying: Lying | undefined): { board: readonly string[]; last?: readonly number[] } {
  if (lying && 'board' in lying) return { board: lying.board, last: lying.lastLaid };
  return { board: boardWith(BOARDS[game] ?? []) };
}

function rowsOf(game: GameId, lying: Lying | undefined): readonly (readonly string[])[] {
  if (!lying || !('table' in lying)) return MATS[game] ?? [];
  const words = lying.table.map(({ tiles, reading }) =>
    [...reading].map((letter, index) => (tiles[index] === letter ? letter : `*${letter}`)).join(''),
  );
  return packedRows(words);
}

function CardFan() {
  return (
    <svg class="game-picture-fan" viewBox="0 0 84 66" aria-hidden="true">
      {[-16, 0, 16].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 42 90)`}>
          <rect class="game-picture-card" x="25" y="8" width="34" height="48" rx="4" />
          <rect class="game-picture-art" x="29" y="12" width="26" height="18" rx="2" />
          <path
            class="game-picture-star"
            d="M42 15l1.9 4.2 4.600.5-3.4 3.1 1 4.500-4.100-2.300-4.1 2.3 1-4.500-3.400-3.1 4.600-.5z"
          />
          <path class="game-picture-text" d="M30 36h22M30 41h17M30 46h20" />
        </g>
      ))}
    </svg>
  );
}
