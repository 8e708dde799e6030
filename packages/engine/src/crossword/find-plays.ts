/** A slow, obvious move generator: the oracle of the fast one. */
import type { Tile } from '../kernel/letters.ts';
import type { Lexicon, WordNode } from '../kernel/lexicon.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Seat } from '../kernel/seats.ts';
import {
  type Cell,
  cellAt,
  centreOf,
  crossing,
  type Direction,
  isEmptyBoard,
  isTaken,
  type Place,
  runThrough,
  type Square,
  sizeOf,
  step,
} from './board.ts';
import { formatPlace } from './notation.ts';
import { missingFor, type Position, readPlay } from './play.ts';
import type { CrosswordRules, SuffixTile } from './rules.ts';
import { lexiconAt } from './word-judge.ts';
import { isGood } from './words-made.ts';

export interface FoundPlay {
  readonly at: string;
  readonly word: string;
  readonly score: number;
}

export interface Search {
  readonly lexicon: Lexicon;
  /** Stop after this many plays. */
  readonly most?: number;
  readonly by?: Seat;
  /** Charges steps to a budget; false once it is used up, which ends the search. Absent: no limit. */
  readonly spend?: (steps: number) => boolean;
}

/** What reading a play costs, against following a letter in the word graph. */
const STEPS_TO_READ = 20;

interface Finding {
  readonly rules: CrosswordRules;
  readonly position: Position & { readonly rack: Rack };
  readonly search: Required<Search>;
  readonly suffix: SuffixTile | null;
  readonly letters: readonly string[];
  /** Cross-checks by place and letter: most tries end here. */
  readonly crossings: Map<string, boolean>;
  readonly found: Map<string, FoundPlay>;
}

/** Every play once, in no particular order; a single tile with words in both directions is written across. */
export function findPlays(
  rules: CrosswordRules,
  position: Position & { readonly rack: Rack },
  { lexicon: list, most = Number.POSITIVE_INFINITY, by = 0, spend = () => true }: Search,
): readonly FoundPlay[] {
  const lexicon = lexiconAt(rules, position.options, list);
  const finding: Finding = {
    rules,
    position,
    search: { lexicon: walking(lexicon), most, by, spend },
    suffix: rules.suffixTile?.(position.options) ?? null,
    letters: Object.keys(rules.letters.tiles).filter((tile) => tile !== rules.letters.wild),
    crossings: new Map(),
    found: new Map(),
  };
  for (const direction of ['across', 'down'] as const) {
    for (let start: Square = 0; start < sizeOf(position.board) ** 2; start++) {
      if (isTaken(position.board, step(position.board, { square: start, direction }, -1))) continue;
      if (!mayTouch(position, { square: start, direction })) continue;
      extend(finding, { start, direction, at: start, word: '', node: lexicon.root, rack: position.rack });
    }
  }
  return [...finding.found.values()];
}

/** Whether a word from here can reach a tile or the centre before the rack is used up. */
function mayTouch({ board, rack }: Position & { readonly rack: Rack }, { square, direction }: Place): boolean {
  const isFirst = isEmptyBoard(board);
  const across = crossing(direction);
  let at: Square | null = square;
  for (let laid = 0; laid < rack.length && at !== null; laid++) {
    const [along, beyond] = [
      { square: at, direction },
      { square: at, direction: across },
    ];
    const beside = [at, step(board, along, 1), step(board, beyond, -1), step(board, beyond, 1)];
    if (isFirst ? at === centreOf(board) : beside.some((one) => isTaken(board, one))) return true;
    at = step(board, along, 1);
  }
  return false;
}

/** Uses only the graph walk, so that searching records no verdicts. */
function walking(lexicon: Lexicon): Lexicon {
  return {
    root: lexicon.root,
    next: (node, letter) => lexicon.next(node, letter),
    ends: (node) => lexicon.ends(node),
    isName: (word) => lexicon.isName(word),
    isAdvised: (word, allowing) => lexicon.isAdvised(word, allowing),
    isPersonStem: (stem) => lexicon.isPersonStem(stem),
    has(word) {
      let node = lexicon.root;
      for (const letter of word) {
        node = lexicon.next(node, letter);
        if (!node) return false;
      }
      return lexicon.ends(node);
    },
  };
}

interface Growing {
  readonly start: Square;
  readonly direction: Direction;
  /** The square of the next letter; null beyond the edge. */
  readonly at: Square | null;
  readonly word: string;
  readonly node: WordNode;
  readonly rack: readonly Tile[];
}

/** Extends a word letter by letter: old tiles where there are any, rack tiles elsewhere. */
function extend(finding: Finding, growing: Growing): void {
  const { rules, position, search, suffix } = finding;
  const { at, word, node, rack } = growing;
  if (finding.found.size >= search.most) return;
  const isFree = !isTaken(position.board, at);
  if (isFree && search.lexicon.ends(node) && rack.length < position.rack.length) keep(finding, growing, word);
  if (suffix && search.lexicon.isPersonStem(word.toUpperCase())) keepWithSuffix(finding, growing, suffix);
  if (at === null) return;

  const next = step(position.board, { square: at, direction: growing.direction }, 1);
  const grow = (cell: Cell, left: readonly Tile[]) => {
    if (!search.spend(1)) return;
    const child = search.lexicon.next(node, cell.toUpperCase());
    if (!child || (isFree && !crossesWell(finding, { square: at, direction: growing.direction }, cell))) return;
    extend(finding, { ...growing, at: next, word: word + cell, node: child, rack: left });
  };
  if (!isFree) {
    grow(cellAt(position.board, at), rack);
    return;
  }
  for (const tile of new Set(rack)) {
    const left = rack.toSpliced(rack.indexOf(tile), 1);
    if (tile === rules.letters.wild) for (const letter of finding.letters) grow(letter.toLowerCase(), left);
    else grow(tile, left);
  }
}

/** The cross-check of a tile: its cross word is valid, or there is none. Locked words are left to the rules. */
function crossesWell(
  { position, search, crossings, suffix }: Finding,
  { square, direction }: Place,
  cell: Cell,
): boolean {
  if (position.locked.length > 0) return true;
  const key = `${formatPlace(position.board, { square, direction })} ${cell.toUpperCase()}`;
  const known = crossings.get(key);
  if (known !== undefined) return known;
  const run = runThrough(position.board, { square, direction: crossing(direction) });
  const word = run
    .map((at) => (at === square ? cell : cellAt(position.board, at)))
    .join('')
    .toUpperCase();
  const made = { reads: word, mayBeName: false };
  const isFine = run.length === 1 || isGood(made, search.lexicon, suffix);
  crossings.set(key, isFine);
  return isFine;
}

/** The word so far with each ending that starts with a suffix tile, from rack letters or blanks. */
function keepWithSuffix(finding: Finding, growing: Growing, suffix: SuffixTile): void {
  for (const ending of suffix.endings) {
    const spellings = [...ending].reduce<string[]>(
      (texts, cell) => texts.flatMap((text) => [...new Set([cell, cell.toLowerCase()])].map((one) => text + one)),
      [''],
    );
    for (const spelling of spellings) keep(finding, growing, growing.word + spelling);
  }
}

function keep({ rules, position, search, suffix, found }: Finding, { start, direction }: Growing, word: string): void {
  if (!search.spend(STEPS_TO_READ)) return;
  const at = formatPlace(position.board, { square: start, direction });
  const read = readPlay(rules, position, { by: search.by, play: { layings: [{ at, word }] } });
  if ('refusal' in read || missingFor(position.rack, read).length > 0) return;
  if (!read.words.every((made) => isGood(made, search.lexicon, suffix))) return;
  const [only, ...more] = read.laid;
  const isWrittenAcross =
    direction === 'down' &&
    only &&
    more.length === 0 &&
    runThrough(read.board, { square: only.square, direction: crossing(direction) }).length > 1;
  const written = read.placements[0]?.squares.map((square) => cellAt(read.board, square)).join('') ?? word;
  if (!isWrittenAcross) found.set(`${at} ${written}`, { at, word: written, score: read.score });
}
