/** What surprises newcomers at a practice table: when it happens, and which words it is about. */
import {
  cellAt,
  GAMES,
  type GameId,
  type ItemisedWord,
  isBoardGame,
  isTaken,
  itemiseTurn,
  type Seat,
  type StoryEvent,
  type TableRules,
  type Turn,
} from '@lettertafel/engine';
import type { GameView } from '../../../connection/table-store.ts';
import { rulesOf } from '../../../parts/board-rules.ts';
import { PREMIUMS } from '../../../parts/premiums.ts';
import { isTable, isTrickster } from '../../../play/awaited-seats.ts';

/** A table, as far as it decides what can happen there. */
export interface Place {
  readonly game: GameId;
  readonly view: GameView;
}

/** Something that has just happened at it. */
export interface Happening extends Place {
  /** The reader's. */
  readonly seat: Seat;
  readonly event: StoryEvent;
  /** The turn that the event belongs to, if it made one. */
  readonly turn: Turn | null;
}

interface Surprise {
  /** Its rule on the game's page. */
  readonly rule: string;
  readonly mayCome: (place: Place) => boolean;
  /** The words that it is about, perhaps none; null: it has not happened. */
  readonly words: (happening: Happening) => readonly string[] | null;
}

const hasBoard = ({ game }: Place) => isBoardGame(game);
const hasTable = ({ game }: Place) => !isBoardGame(game);
const hasCards = ({ view }: Place) => isTrickster(view);
const tableRules = ({ game }: Place): TableRules | null => (isBoardGame(game) ? null : GAMES[game].rules);
/** Whether a rack with tiles left is filled up after a turn (RS-03, RI-03). */
const fillsUp = (place: Place) => (tableRules(place)?.refill(['A']) ?? 0) > 0;
const isOwn = ({ event, seat }: Happening) => event.seat === seat;
const ownTurn = (happening: Happening, what: Turn['what']) =>
  isOwn(happening) && happening.turn?.what === what ? happening.turn : null;
const none = (happens: unknown) => (happens ? [] : null);

/** The words of a play on a board, item by item; none if it was no such play. */
function itemsOf({ game, view, turn }: Happening): readonly ItemisedWord[] {
  const rules = rulesOf(game);
  if (!rules || !turn || isTable(view)) return [];
  return itemiseTurn(rules, turn, view.options)?.words ?? [];
}

/** The word that already lay there and was lengthened; null: a play crossed single letters at most. */
function lengthened(happening: Happening): string | null {
  const [main] = itemsOf(happening);
  const before = happening.turn?.before.board ?? [];
  const old = main?.squares.map((square, index) => (isTaken(before, square) ? (main.cells[index] ?? '') : ' '));
  const runs = (old ?? []).join('').split(/ +/);
  return runs.find((run) => run.length > 1)?.toUpperCase() ?? null;
}

/** Whether tiles that already lay there count again when their word is lengthened (XL-02). */
function countsOldTiles({ game, view }: Place): boolean {
  return !isTable(view) && rulesOf(game)?.countsOldTiles(view.options) === true;
}

const oldWord = (happening: Happening, isCounted: boolean) => {
  const word = countsOldTiles(happening) === isCounted ? lengthened(happening) : null;
  return word === null ? null : [word];
};

/** A tile lies again in a word, on a square whose premium an earlier play has used (B-18). */
function hasUsedPremium(happening: Happening): boolean {
  const premiums = rulesOf(happening.game)?.premiums ?? [];
  const before = happening.turn?.before.board ?? [];
  return itemsOf(happening).some(({ squares }) =>
    squares.some((square) => isTaken(before, square) && PREMIUMS[cellAt(premiums, square)] !== undefined),
  );
}

/** The words that a turn at a word table made, without those that are only left of others. */
const newWords = ({ turn }: Happening) =>
  (turn?.changed ?? []).flatMap(({ word, restOf }) => (restOf === null ? [word] : []));

export const SURPRISE_KEYS = [
  'oldTiles',
  'wholeWord',
  'sideWords',
  'usedPremium',
  'blank',
  'allTiles',
  'exchanged',
  'wrongDispute',
  'bagEmpty',
  'cardsDue',
  'cardUsed',
  'cardVoid',
  'longestOnly',
  'onlyRest',
  'notFilled',
  'filled',
  'emptied',
  'joker',
  'drew',
  'lastRound',
] as const;
export type SurpriseKey = (typeof SURPRISE_KEYS)[number];

export const SURPRISES: Readonly<Record<SurpriseKey, Surprise>> = {
  oldTiles: {
    rule: 'XL-02',
    mayCome: (place) => hasBoard(place) && !countsOldTiles(place),
    words: (happening) => oldWord(happening, false),
  },
  wholeWord: { rule: 'B-18', mayCome: countsOldTiles, words: (happening) => oldWord(happening, true) },
  sideWords: {
    rule: 'B-20',
    mayCome: hasBoard,
    words: (happening) => {
      const [, ...others] = itemsOf(happening);
      return others.length > 0 ? others.map(({ reads }) => reads) : null;
    },
  },
  usedPremium: { rule: 'B-18', mayCome: hasBoard, words: (happening) => none(hasUsedPremium(happening)) },
  blank: {
    rule: 'B-19',
    mayCome: hasBoard,
    words: ({ turn }) => none(turn?.laid?.laid.some(({ cell }) => cell !== cell.toUpperCase()) === true),
  },
  allTiles: { rule: 'B-21', mayCome: hasBoard, words: ({ turn }) => none((turn?.laid?.bonus ?? 0) > 0) },
  exchanged: { rule: 'B-14', mayCome: hasBoard, words: (happening) => none(ownTurn(happening, 'exchanged')) },
  wrongDispute: {
    rule: 'DE-02',
    mayCome: ({ game }) => (rulesOf(game)?.wrongDisputeCosts ?? 0) > 0,
    words: (happening) => {
      const { event } = happening;
      return event.what === 'disputed' && isOwn(happening) && event.dispute.penalty !== 0 ? event.dispute.words : null;
    },
  },
  bagEmpty: {
    rule: 'B-27',
    mayCome: hasBoard,
    words: ({ view, event }) => none(!isTable(view) && view.bag === 0 && event.what === 'refilled'),
  },
  cardsDue: { rule: 'TR-03', mayCome: hasCards, words: ({ event }) => none(event.what === 'cards-due') },
  cardUsed: { rule: 'TR-02', mayCome: hasCards, words: ({ turn }) => none((turn?.cards.length ?? 0) > 0) },
  cardVoid: { rule: 'TR-12', mayCome: hasCards, words: ({ event }) => none(event.what === 'cancelled') },
  longestOnly: {
    rule: 'R-08',
    mayCome: hasTable,
    words: (happening) => {
      const others = newWords(happening).filter((word) => word !== happening.turn?.word);
      return ownTurn(happening, 'arranged') && others.length > 0 ? others : null;
    },
  },
  onlyRest: {
    rule: 'R-09',
    mayCome: hasTable,
    words: ({ turn }) => {
      const rest = turn?.changed.find(({ restOf }) => restOf !== null);
      return rest ? [rest.word] : null;
    },
  },
  notFilled: {
    rule: 'RI-03',
    mayCome: (place) => hasTable(place) && !fillsUp(place),
    words: (happening) => {
      const rack = ownTurn(happening, 'arranged')?.after.racks[happening.seat];
      return none(rack && rack.length > 0 && !fillsUp(happening));
    },
  },
  filled: {
    rule: 'RS-03',
    mayCome: fillsUp,
    words: (happening) => none(isOwn(happening) && happening.event.what === 'refilled' && fillsUp(happening)),
  },
  emptied: {
    rule: 'RI-03',
    mayCome: (place) => hasTable(place) && !fillsUp(place),
    words: (happening) =>
      none(isOwn(happening) && happening.event.what === 'refilled' && hasTable(happening) && !fillsUp(happening)),
  },
  joker: {
    rule: 'R-07',
    mayCome: hasTable,
    words: ({ game, turn }) =>
      none(!isBoardGame(game) && turn?.fromRack?.includes(GAMES[game].rules.letters.wild) === true),
  },
  drew: { rule: 'R-04', mayCome: hasTable, words: (happening) => none(ownTurn(happening, 'drew')) },
  lastRound: { rule: 'R-18', mayCome: hasTable, words: ({ event }) => none(event.what === 'last-round') },
};

/** The first of them that has not been explained yet. */
export function findSurprise(
  happened: readonly Happening[],
  explained: readonly string[],
): { readonly key: SurpriseKey; readonly words: readonly string[] } | null {
  for (const happening of happened) {
    for (const key of SURPRISE_KEYS) {
      const { mayCome, words } = SURPRISES[key];
      const about = explained.includes(key) || !mayCome(happening) ? null : words(happening);
      if (about) return { key, words: about };
    }
  }
  return null;
}
