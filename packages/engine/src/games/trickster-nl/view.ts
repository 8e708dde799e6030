/** A viewer's view of a Trickster game: the board, the viewer's hand and public cards. */
import { type Square, withoutCells } from '../../crossword/board.ts';
import { rackOf } from '../../crossword/evolve.ts';
import {
  CROSSWORD_REDACTION,
  type CrosswordView,
  type SeenCrosswordEvent,
  unseenOnBoard,
  viewCrossword,
} from '../../crossword/view.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Tile } from '../../kernel/letters.ts';
import type { Redaction } from '../../kernel/redact.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Revealed, type SeenTiles, seenTiles } from '../../kernel/seen.ts';
import type { Window } from '../../kernel/window.ts';
import { type Card, type TurnCards, threeCardBonus } from './cards.ts';
import { freshTurn, handOf } from './evolve.ts';
import { takenNow } from './moments.ts';
import type { TricksterOptions } from './options.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type {
  Announcement,
  CardChoice,
  CardMove,
  CardPhase,
  LayMove,
  TricksterEvent,
  TricksterMove,
  TricksterState,
} from './state.ts';

/** An announcement without hidden tiles. */
export type SeenAnnouncement = Omit<Announcement, 'move'> & {
  readonly move:
    | (Omit<CardMove, 'tiles'> & { readonly tiles?: number })
    | (Omit<LayMove, 'cards'> & { readonly cards?: readonly Omit<CardChoice, 'tile'>[] });
};

export interface TricksterView extends CrosswordView {
  readonly options: TricksterOptions;
  /** The squares of turned tiles, which are public; their letters are not (TR-27). */
  readonly faceDown: readonly Square[];
  readonly deck: number;
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly handSizes: readonly number[];
  readonly seenCards: readonly Card[];
  readonly announced: readonly SeenAnnouncement[];
  readonly opening: Window | null;
  /** The viewer's own move that waits for the turn to begin. */
  readonly held: TricksterMove | null;
  readonly phase: (Pick<CardPhase, 'seat' | 'due' | 'window'> & { readonly taken: number }) | null;
  readonly skippedBy: readonly (Seat | null)[];
  readonly robbed: readonly boolean[];
  readonly lastScores: readonly number[];
  readonly peeks: TricksterState['peeks'];
  /** The viewer's own cards that were taken in the running card phase. */
  readonly takenNow: readonly Card[];
  /** Whether the player on turn has played or traded a card in this turn. */
  readonly hasActed: boolean;
  /** The cards of the player on turn; only that player sees the hand at the start. */
  readonly turnCards: TurnCards;
  readonly twoLetterWords: readonly string[] | null;
}

export function viewTrickster(state: TricksterState, viewer: Viewer): TricksterView {
  const base = viewCrossword(rules, state, viewer);
  const { phase, turn, thisTurn } = state;
  return {
    ...base,
    options: state.options,
    revealed: [...base.revealed, ...(state.over ? [] : peeked(state, viewer))],
    faceDown: state.turned.map(({ square }) => square),
    deck: state.deck.length,
    hand: viewer === 'spectator' ? [] : handOf(state, viewer),
    handSizes: state.hands.map((hand) => hand.length),
    seenCards: state.seen,
    announced: state.announced.map((announcement) => seenAnnouncement(announcement)),
    opening: state.opening,
    held: viewer === turn ? state.held : null,
    phase: phase && { seat: phase.seat, due: phase.due, window: phase.window, taken: phase.taken.length },
    skippedBy: state.skippedBy,
    robbed: state.robbed.map((turn) => turn !== null),
    lastScores: state.lastScores,
    peeks: state.peeks,
    takenNow: viewer === 'spectator' ? [] : takenNow(state, viewer),
    hasActed: thisTurn.hasActed,
    turnCards: {
      handAtStart: viewer === turn ? thisTurn.handAtStart : [],
      used: thisTurn.used,
      anyVoid: thisTurn.anyVoid,
    },
    twoLetterWords: viewer === turn ? thisTurn.twoLetterWords : null,
  };
}

function peeked(state: TricksterState, viewer: Viewer): readonly Revealed[] {
  return state.peeks
    .filter(({ by }) => by === viewer)
    .map(({ seat }) => ({ seat, letters: rackOf(state, seat), why: 'peek' }));
}

/** A face-down tile could be any letter. */
export function unseenAmongTricks(view: TricksterView): Tile[] {
  return unseenOnBoard(rules, { ...view, board: withoutCells(view.board, view.faceDown) });
}

/** The bonus that a play with these cards would earn in the viewer's turn, or in its next one (TR-06). */
export function cardBonus(view: TricksterView, cards: readonly Card[]): number {
  const isInTurn = view.turn === view.viewer && !view.open && !view.phase;
  const { handAtStart, used, anyVoid } = isInTurn ? view.turnCards : freshTurn(view.hand);
  return threeCardBonus({ handAtStart, used: [...used, ...cards], anyVoid });
}

function seenAnnouncement({ by, cards, move, window }: Announcement): SeenAnnouncement {
  return { by, cards, move: move.do === 'card' ? seenCardMove(move) : seenLayMove(move), window };
}

function seenCardMove({ tiles, ...move }: CardMove) {
  return { ...move, ...(tiles === undefined ? {} : { tiles: tiles.length }) };
}

function seenLayMove({ cards, ...move }: LayMove) {
  return { ...move, ...(cards ? { cards: cards.map(({ tile: _, ...choice }) => choice) } : {}) };
}

export type Hiding = Extract<
  TricksterEvent,
  {
    type:
      | 'dealt'
      | 'laid'
      | 'drew'
      | 'exchanged'
      | 'cards-dealt'
      | 'announced'
      | 'move-held'
      | 'stole'
      | 'swapped'
      | 'took-cards'
      | 'looked';
  }
>;

export type SeenTricksterEvent =
  | Exclude<TricksterEvent, Hiding>
  | SeenCrosswordEvent
  | {
      readonly type: 'cards-dealt';
      readonly deck: number;
      readonly handSizes: readonly number[];
      readonly mine: readonly Card[];
    }
  | { readonly type: 'announced'; readonly announcement: SeenAnnouncement }
  | { readonly type: 'move-held'; readonly seat: Seat }
  | ({ readonly type: 'stole'; readonly by: Seat; readonly target: Seat } & SeenTiles)
  | {
      readonly type: 'swapped';
      readonly by: Seat;
      readonly target: Seat;
      readonly gave: SeenTiles;
      readonly got: SeenTiles;
    }
  | {
      readonly type: 'took-cards';
      readonly seat: Seat;
      readonly count: number;
      readonly mine?: readonly Card[];
      readonly window: Window;
    }
  | { readonly type: 'looked'; readonly seat: Seat; readonly card: Card; readonly mine?: readonly string[] };

export const TRICKSTER_REDACTION: Redaction<TricksterEvent, SeenTricksterEvent> = {
  ...CROSSWORD_REDACTION,
  'cards-dealt'({ type, deck, hands }, viewer) {
    const mine = viewer === 'spectator' ? [] : (hands[viewer] ?? []);
    return { type, deck: deck.length, handSizes: hands.map(({ length }) => length), mine };
  },
  announced: ({ type, announcement }) => ({ type, announcement: seenAnnouncement(announcement) }),
  'move-held': ({ type, seat }) => ({ type, seat }),
  stole: ({ type, by, target, tile }, viewer) => ({
    type,
    by,
    target,
    ...seenTiles([tile], viewer === by || viewer === target),
  }),
  swapped({ type, by, target, gave, got }, viewer) {
    const isPartner = viewer === by || viewer === target;
    return { type, by, target, gave: seenTiles(gave, isPartner), got: seenTiles(got, isPartner) };
  },
  'took-cards': ({ type, seat, cards, window }, viewer) => ({
    type,
    seat,
    count: cards.length,
    window,
    ...(viewer === seat ? { mine: cards } : {}),
  }),
  looked: ({ type, seat, card, words }, viewer) => ({ type, seat, card, ...(viewer === seat ? { mine: words } : {}) }),
  cancelled: 'public',
  'announcement-closed': 'public',
  'let-stand': 'public',
  'turn-opened': 'public',
  'told-to-go-on': 'public',
  'opening-closed': 'public',
  'skip-set': 'public',
  skipped: 'public',
  peeked: 'public',
  'took-last-score': 'public',
  'cards-due': 'public',
  'put-away': 'public',
  'phase-closed': 'public',
  'robbery-over': 'public',
};
