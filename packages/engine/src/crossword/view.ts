/** A viewer's view of a board game, built field by field so that nothing hidden slips in. */
import type { Clock } from '../kernel/clock.ts';
import type { StarterDraw } from '../kernel/deal.ts';
import type { KernelEvent, Outcome, Viewer } from '../kernel/game.ts';
import { restOfBox, type Tile } from '../kernel/letters.ts';
import { type Redaction, SHARED_REDACTION } from '../kernel/redact.ts';
import type { Seat } from '../kernel/seats.ts';
import { type Revealed, racksAtEnd, type SeenTiles, seenTiles, shownTiles } from '../kernel/seen.ts';
import type { Window } from '../kernel/window.ts';
import type { Board, Square } from './board.ts';
import { tilesOn } from './deal.ts';
import { rackOf } from './evolve.ts';
import type { CrosswordOptions, CrosswordRules, RulesOver } from './rules.ts';
import type { CrosswordEvent, CrosswordState, DealtEvent, LaidPlay, OpenPlay } from './state.ts';
import { refillAfterPlay } from './turn.ts';
import type { LockedWord } from './words-made.ts';

export interface SeatView {
  readonly score: number;
  readonly tiles: number;
  readonly resigned: boolean;
  readonly passes: number;
}

/** A play without its tiles: the board shows what was laid. */
export type SeenPlay = Omit<LaidPlay, 'tiles'>;

/** An open play, and how many tiles its player will draw if it stands. */
export type SeenOpenPlay = SeenPlay &
  Pick<OpenPlay, 'window' | 'settled' | 'ruling' | 'emptiesRack'> & { readonly refill: number };

export interface CrosswordView {
  readonly viewer: Viewer;
  readonly options: CrosswordOptions;
  readonly board: Board;
  readonly seats: readonly SeatView[];
  /** The viewer's own tiles; none for a spectator. */
  readonly rack: readonly Tile[];
  readonly bag: number;
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly open: SeenOpenPlay | null;
  readonly locked: readonly LockedWord[];
  readonly lastLaid: readonly Square[];
  /** Words that the players have let stand against the list (B-30). */
  readonly ruled: readonly string[];
  readonly revealed: readonly Revealed[];
  readonly clock: Clock | null;
  readonly over: Outcome | null;
}

export function viewCrossword<State extends CrosswordState>(
  rules: RulesOver<State>,
  state: State,
  viewer: Viewer,
): CrosswordView {
  const { options, board, turn, turnNumber, locked, lastLaid, clock, over } = state;
  return {
    viewer,
    options,
    board,
    seats: state.scores.map((score, seat) => ({
      score,
      tiles: rackOf(state, seat).length,
      resigned: state.resigned[seat] ?? false,
      passes: state.passes[seat] ?? 0,
    })),
    rack: viewer === 'spectator' ? [] : rackOf(state, viewer),
    bag: state.bag.length,
    turn,
    turnNumber,
    open: state.open && seenOpenPlay(rules, state, state.open),
    locked,
    lastLaid,
    ruled: state.ruled,
    revealed: over ? racksAtEnd(state, viewer) : [],
    clock,
    over,
  };
}

function seenOpenPlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  state: State,
  open: OpenPlay,
): SeenOpenPlay {
  const { seat, window, settled, ruling, emptiesRack } = open;
  return { ...seenPlay(open), window, settled, ruling, emptiesRack, refill: refillAfterPlay(rules, state, seat) };
}

function seenPlay({ seat, layings, laid, words, bonus, extra, score }: LaidPlay): SeenPlay {
  return { seat, layings, laid, words, bonus, extra, score };
}

/** The box without the board, the viewer's rack and revealed tiles. */
export function unseenOnBoard(
  rules: Pick<CrosswordRules, 'letters'>,
  view: Pick<CrosswordView, 'board' | 'rack' | 'revealed'>,
): Tile[] {
  return restOfBox(rules.letters, [...tilesOn(rules, view.board), ...shownTiles(view)]);
}

export type Hiding = Extract<CrosswordEvent, { type: 'dealt' | 'laid' | 'drew' | 'exchanged' }>;

export type SeenCrosswordEvent =
  | Exclude<CrosswordEvent, Hiding>
  | KernelEvent
  | (Pick<DealtEvent, 'type' | 'turn' | 'position'> & {
      readonly draws: readonly StarterDraw[];
      readonly racks: readonly SeenTiles[];
      readonly bag: number;
    })
  | (SeenPlay & { readonly type: 'laid'; readonly locked: readonly LockedWord[]; readonly window: Window | null })
  | ({ readonly type: 'drew'; readonly seat: Seat } & SeenTiles)
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly gave: SeenTiles; readonly took: SeenTiles };

export const CROSSWORD_REDACTION: Redaction<CrosswordEvent | KernelEvent, SeenCrosswordEvent> = {
  ...SHARED_REDACTION,
  dealt({ type, draws, turn, position, racks, bag }, viewer) {
    const seen = racks.map((rack, seat) => seenTiles(rack, seat === viewer));
    return { type, draws, turn, racks: seen, bag: bag.length, ...(position ? { position } : {}) };
  },
  laid: ({ type, locked, window, ...play }) => ({ type, ...seenPlay(play), locked, window }),
  drew: ({ type, seat, tiles }, viewer) => ({ type, seat, ...seenTiles(tiles, seat === viewer) }),
  exchanged({ type, seat, tiles, drawn }, viewer) {
    const isMine = seat === viewer;
    return { type, seat, gave: seenTiles(tiles, isMine), took: seenTiles(drawn, isMine) };
  },
  disputed: 'public',
  'play-lost': 'public',
  scored: 'public',
  passed: 'public',
};
