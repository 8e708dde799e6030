/** The engine's game behind a sheet: racks are unknown, and windows close with the next line. */
import {
  type CardPhase,
  type Context,
  type CrosswordEvent,
  type CrosswordSetup,
  type CrosswordState,
  type Family,
  FULL_DECK,
  GAMES,
  type Game,
  type HouseMove,
  isRefused,
  type Lexicon,
  type MovesOf,
  type Refusal,
  type Seat,
  type TableEvent,
  type TableSetup,
  type TableState,
  type TricksterEvent,
  type TricksterSetup,
  type TricksterState,
} from '@lettertafel/engine';
import { engineOptions, type ScoreSheet } from './sheet.ts';

/** A state of any of the games; what only some have is absent in the others. */
export type KeptState = CrosswordState & Partial<Omit<TricksterState, keyof CrosswordState>>;
export type KeptTable = TableState;
export type AnyState = KeptState | KeptTable;

export type KeptMove = MovesOf[Family] | HouseMove<CrosswordSetup | TricksterSetup | TableSetup>;
export type KeptEvent = CrosswordEvent | TricksterEvent | TableEvent;
export type KeptGame = Game<AnyState, KeptMove, KeptEvent>;

/** The families are told apart here, and by the `family` of a game. */
export function isTableState(state: AnyState): state is KeptTable {
  return 'table' in state;
}

/** The players judge words: every word is valid unless disputed. */
const TRUSTING: Lexicon = {
  root: 0,
  next: () => 0,
  ends: () => false,
  has: () => true,
  isName: () => true,
  isAdvised: () => true,
  isPersonStem: () => true,
};

export function keptGame({ game }: Pick<ScoreSheet, 'game'>): KeptGame {
  return GAMES[game];
}

/** Randomness happens at the real table: the engine only shuffles unseen tiles. */
function contextWith(lexicon: Lexicon = TRUSTING): Context {
  return { now: 0, rng: { below: () => 0 }, lexicon };
}

/** The first position: only the numbers of tiles and cards are known. */
export function firstState(sheet: ScoreSheet): AnyState {
  const game = keptGame(sheet);
  const created = game.create(sheet.players.length, engineOptions(sheet));
  if (isRefused(created)) throw new Error(`no sheet: ${created.refusal.code}`);
  const racks = sheet.players.map(() => GAMES[sheet.game].rules.rackSize);
  const deck = GAMES[sheet.game].family === 'board-with-cards' ? { deck: FULL_DECK.length } : {};
  const setup = { racks, turn: sheet.starter, starter: sheet.starter, ...deck };
  const dealt = decided(game, created.state, { by: 'house', do: 'deal', setup });
  if ('refusal' in dealt) throw new Error(`no deal: ${dealt.refusal.code}`);
  return dealt.state;
}

export interface Decided {
  readonly state: AnyState;
  readonly events: readonly KeptEvent[];
}

export function decided(
  game: KeptGame,
  state: AnyState,
  move: KeptMove,
  lexicon?: Lexicon,
): Decided | { readonly refusal: Refusal } {
  return game.decide(state, move, contextWith(lexicon));
}

/** Times windows out, except those that a later line may still answer. */
export function closeWindows(game: KeptGame, start: AnyState, isKept: (state: AnyState) => boolean): Decided {
  let state = start;
  const events: KeptEvent[] = [];
  while (!state.over && game.windowOf(state) && !isKept(state)) {
    const closed = decided(game, state, { by: 'house', do: 'timeout' });
    if ('refusal' in closed) break;
    state = closed.state;
    events.push(...closed.events);
  }
  return { state, events };
}

/** The play may still be disputed by the next line. */
export function isOpenPlay(game: KeptGame, state: AnyState): boolean {
  return state.open !== null && game.windowOf(state) === state.open.window;
}

/** The turn has begun, and the start-of-turn window for skip cards (TR-17) has not been passed by a move yet. */
export function isUnheldOpening(game: KeptGame, state: AnyState): boolean {
  if (isTableState(state)) return false;
  const { opening, held } = state;
  return opening != null && held == null && game.windowOf(state) === opening;
}

function phaseOf(state: AnyState): CardPhase | null {
  return isTableState(state) ? null : (state.phase ?? null);
}

/** Whether the card phase of a turn is open. */
export function isCardPhase(game: KeptGame, state: AnyState): boolean {
  const phase = phaseOf(state);
  return phase !== null && game.windowOf(state) === phase.window;
}

/** The cards due for the last play if nobody disputes it (TR-03). */
export function cardsDue(
  sheet: Pick<ScoreSheet, 'game'>,
  state: AnyState,
): { readonly seat: Seat; readonly count: number } | null {
  const game = keptGame(sheet);
  const phase = phaseOf(closeWindows(game, state, (now) => isCardPhase(game, now)).state);
  return phase !== null && phase.due > 0 ? { seat: phase.seat, count: phase.due } : null;
}

/** What happens if the open play is not disputed. */
export function settle(game: KeptGame, state: AnyState): Decided {
  return closeWindows(game, state, (now) => isUnheldOpening(game, now));
}

/** The position if the open play is not disputed. */
export function settledState(game: KeptGame, state: AnyState): AnyState {
  return settle(game, state).state;
}

/** The scores without the adjustments for unseen tiles, which the last line gives. */
export function scoresBefore({ scores, over }: AnyState): readonly number[] {
  return scores.map((score, seat) => score - (over?.adjustments[seat] ?? 0));
}

/** The position after events that nobody decided. */
export function afterEvents(game: KeptGame, state: AnyState, events: readonly KeptEvent[]): Decided {
  return { state: events.reduce(game.evolve, state), events };
}

export function withTurn(game: KeptGame, state: AnyState, seat: Seat): Decided {
  return afterEvents(game, state, [{ type: 'turn-began', seat }]);
}
