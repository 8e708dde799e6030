/** Judges the learner's moves: the engine says whether a move is legal, the step whether it is what was asked. */
import {
  type BaseMove,
  boardWith,
  type Doing,
  type GameId,
  type GameState,
  gameById,
  isRefused,
  isTableView,
  type Lexicon,
  type LogEntry,
  lexiconFrom,
  type OpaqueGame,
  type Refusal,
  type Rng,
  type Seat,
} from '@lettertafel/engine';
import type { Ask, Lesson, Position } from './lesson.ts';

export const LEARNER: Seat = 0;
const OTHER: Seat = 1;

/** A lesson needs no luck: the same tiles come for everybody. */
const NO_LUCK: Rng = { below: () => 0 };

type Entry = LogEntry<BaseMove, { readonly type: string }>;

/** A game of two as far as it has been played. */
export interface Played {
  readonly game: GameId;
  readonly state: GameState;
  readonly log: readonly Entry[];
}

/** Why a legal move is not what the step asked. */
export type Missed = 'move' | 'words' | 'cards' | 'score';

export type Judgement =
  | { readonly refusal: Refusal }
  | { readonly missed: Missed; readonly score: number }
  | { readonly played: Played };

/** The position at the start of a step. Without `setup` the engine would deal. */
export function layOut(game: GameId, position: Position, lexicon: Lexicon): Played {
  const created = gameById(game).create(2, position.options ?? {});
  if ('refusal' in created) throw new Error(`no such table: ${created.refusal.code}`);
  const { before = [] } = position;
  const deal = { by: 'house' as const, do: 'deal', setup: setupOf(position) };
  const start = accepted(play({ game, state: created.state, log: [] }, deal, lexicon));
  return before.reduce<Played>((played, made) => accepted(play(played, made, lexicon)), start);
}

function setupOf({ board, table, rack, other = '', bag, cards, deck, before = [] }: Position): object {
  return {
    unchecked: true,
    racks: [[...rack], [...other]],
    turn: before.length > 0 ? OTHER : LEARNER,
    ...(board ? { board: boardWith(...board) } : {}),
    ...(table ? { table } : {}),
    ...(bag === undefined ? {} : { bag: [...bag] }),
    ...(cards ? { cards: [cards, before.flatMap(cardsOf)] } : {}),
    ...(deck ? { deck } : {}),
  };
}

/** Plays a move of the learner if it is what the step asks; the opponent lets everything stand. */
export function judge(before: Played, doing: Doing, ask: Ask, lexicon: Lexicon): Judgement {
  const decided = play(before, { by: LEARNER, ...doing }, lexicon);
  if ('refusal' in decided) return decided;
  const played = letStand(decided.played, lexicon);
  const score = (played.state.scores[LEARNER] ?? 0) - (before.state.scores[LEARNER] ?? 0);
  const missed = missedBy(doing, ask, { before, played, score });
  return missed ? { missed, score } : { played };
}

/** The state after a step that the learner has skipped. */
export function solve(before: Played, solution: Doing, lexicon: Lexicon): Played {
  return letStand(accepted(play(before, { by: LEARNER, ...solution }, lexicon)), lexicon);
}

interface Reached {
  readonly before: Played;
  readonly played: Played;
  readonly score: number;
}

function missedBy(doing: Doing, ask: Ask, { before, played, score }: Reached): Missed | null {
  if (doing.do !== ask.do) return 'move';
  const made = wordsMade(before, played);
  if (!(ask.words ?? []).every((word) => made.includes(word)) || made.length < (ask.made ?? 0)) return 'words';
  if (!(ask.cards ?? []).every((card) => cardsOf(doing).includes(card))) return 'cards';
  return ask.score !== undefined && ask.score !== score ? 'score' : null;
}

function cardsOf(doing: Doing): readonly string[] {
  if ('cards' in doing) return doing.cards.map(({ card }) => card);
  return 'card' in doing ? [doing.card] : [];
}

/** The words that a play makes on the board, or all that lie on the table after a turn. */
function wordsMade(before: Played, { game, state, log }: Played): readonly string[] {
  const view = gameById(game).viewFor(state, LEARNER);
  if (isTableView(view)) return view.table.map(({ reading }) => reading);
  const events = log.slice(before.log.length).flatMap((entry) => entry.events);
  return events.flatMap((event) => (isLaid(event) ? event.words.map(({ reads }) => reads) : []));
}

interface Laid {
  readonly type: 'laid';
  readonly words: readonly { readonly reads: string }[];
}

const isLaid = (event: { readonly type: string }): event is Laid => event.type === 'laid';

function letStand(played: Played, lexicon: Lexicon): Played {
  const awaiting = played.state.over ? [] : (gameById(played.game).windowOf(played.state)?.awaiting ?? []);
  if (!awaiting.includes(OTHER)) return played;
  return letStand(accepted(play(played, { by: OTHER, do: 'accept' }, lexicon)), lexicon);
}

function play(
  { game, state, log }: Played,
  move: BaseMove,
  lexicon: Lexicon,
): { readonly refusal: Refusal } | { readonly played: Played } {
  const rules: OpaqueGame = gameById(game);
  const decision = rules.decide(state, move, { now: log.length, rng: NO_LUCK, lexicon });
  if (isRefused(decision)) return { refusal: decision.refusal };
  const entry = { number: log.length, at: log.length, move, events: decision.events };
  return { played: { game, state: decision.events.reduce(rules.evolve, state), log: [...log, entry] } };
}

function accepted(decided: ReturnType<typeof play>): Played {
  if ('refusal' in decided) throw new Error(`refused: ${JSON.stringify(decided.refusal)}`);
  return decided.played;
}

/** For positions and solutions, which are known to be good. */
export const EVERY_WORD: Lexicon = {
  ...lexiconFrom({ words: [] }),
  has: () => true,
  isName: () => true,
  isAdvised: () => true,
  isPersonStem: () => true,
};

/** The position in which a step begins: laid out, or what the steps before it lead to. */
export function startOf(
  { game, lesson: { steps }, number }: { readonly game: GameId; readonly lesson: Lesson; readonly number: number },
  lexicon: Lexicon,
): Played {
  const from = steps.findLastIndex(({ position }, index) => index <= number && position);
  const { position } = steps[from] ?? {};
  if (!position) throw new RangeError(`no step ${number}`);
  return steps
    .slice(from, number)
    .reduce<Played>(
      (played, step) => (step.ask ? solve(played, step.solution, lexicon) : played),
      layOut(game, position, lexicon),
    );
}
