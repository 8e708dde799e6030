/** Makes the move of a line: the position after it, the items of its play, the result of its dispute. */
import { continueStory, emptyStory, formatSquare, itemiseTurn, type Story } from '@lettertafel/engine';
import {
  type AnyState,
  closeWindows,
  type Decided,
  decided,
  isCardPhase,
  isOpenPlay,
  isTableState,
  isUnheldOpening,
  type KeptEvent,
  type KeptGame,
  type KeptMove,
  keptGame,
} from './engine-game.ts';
import { changesUnder, forceLine } from './forced.ts';
import type { DisputeDeed, Line } from './line.ts';
import { cancelMove, lexiconOf, moveOf } from './line-move.ts';
import { type DisputeReading, type MadeLine, NO_PLAY, type PlayItems } from './play-items.ts';
import type { Problem } from './problem.ts';
import { boardRules } from './rules-of.ts';
import { scoreTurn } from './scored-turn.ts';
import type { ScoreSheet } from './sheet.ts';

/** Makes the move of a line. A line that the rules refuse is forced, and what is wrong with it is added to the problems. */
export function makeLine(
  sheet: ScoreSheet,
  start: AnyState,
  { line, problems }: { line: Line; problems: Problem[] },
): MadeLine {
  const game = keptGame(sheet);
  if (line.do === 'word' || line.do === 'number') return scoreTurn(sheet, start, { line, problems });
  const move = moveOf(line);
  if (!move) return { state: start, events: [], items: NO_PLAY };
  const changed = line.do === 'lay' && !isTableState(start) ? changesUnder(start.board, line) : null;
  if (changed && changed.missing.length + changed.covered.length > 0) {
    problems.push({ kind: 'board-changed', ...changed });
    return { ...forceLine(sheet, game, start, line), items: NO_PLAY };
  }
  const decision = play(game, start, { line, move });
  if ('refusal' in decision) {
    problems.push({ kind: 'refused', refusal: decision.refusal });
    const forced = forceLine(sheet, game, start, line);
    const { open } = forced.state;
    // What was written down is shown even if it does not count.
    const made = line.do === 'arrange' && open && 'table' in open ? open.words : [];
    return { ...forced, items: { ...NO_PLAY, made } };
  }
  const { state, events } = decision;
  if (line.do === 'dispute') return { state, events, items: NO_PLAY, dispute: disputeIn(storyOf(start, events)) };
  return { state, events, items: itemsOf(sheet, start, storyOf(start, events)) };
}

/** Plays the move and what answered it; only a play that may still be disputed stays open. */
function play(
  game: KeptGame,
  start: AnyState,
  { line, move }: { line: Line; move: KeptMove },
): ReturnType<typeof decided> {
  const isPending = (now: AnyState) => isOpenPlay(game, now) || isUnheldOpening(game, now) || isCardPhase(game, now);
  const opened = line.do === 'time-up' ? closeWindows(game, start, () => false) : { state: start, events: [] };
  const first = decided(game, opened.state, move, line.do === 'dispute' ? lexiconOf(line) : undefined);
  if ('refusal' in first) return first;
  const events = [...opened.events, ...first.events];
  const held = closeWindows(game, first.state, (now) => isTableState(now) || now.held == null);
  events.push(...held.events);
  let { state } = held;
  const answers = 'answers' in line ? (line.answers ?? []) : [];
  for (const answer of answers) {
    const cancelled = decided(game, state, cancelMove(answer));
    if ('refusal' in cancelled) return cancelled;
    state = cancelled.state;
    events.push(...cancelled.events);
  }
  if (line.do === 'dispute') return withRuling(game, { state, events }, line);
  const closed = closeWindows(game, state, isPending);
  return { state: closed.state, events: [...events, ...closed.events] } satisfies Decided;
}

/** Words that are not in the list stand if the players allow all of them; otherwise the play is lost (B-30). */
function withRuling(game: KeptGame, disputed: Decided, { ruled = [] }: DisputeDeed): Decided {
  const awaiting = disputed.state.open?.ruling ? disputed.state.open.window.awaiting : [];
  const { bad } = disputeIn(storyOf(disputed.state, disputed.events));
  const answer = bad.every((word) => ruled.includes(word)) ? 'agree' : 'disagree';
  let { state } = disputed;
  const events = [...disputed.events];
  for (const seat of answer === 'agree' ? awaiting : awaiting.slice(0, 1)) {
    const answered = decided(game, state, { by: seat, do: answer });
    if ('refusal' in answered) break;
    state = answered.state;
    events.push(...answered.events);
  }
  return { state, events };
}

/** What a line did, told by the engine from its events. */
function storyOf(before: AnyState, events: readonly KeptEvent[]): Story {
  const story = emptyStory(before);
  const lying = 'board' in before ? { board: before.board } : { table: before.table };
  return continueStory({ ...story, position: { ...story.position, ...lying } }, [{ at: 0, events }]);
}

function disputeIn({ events }: Story): DisputeReading {
  const disputed = events.find(({ what }) => what === 'disputed');
  const { words, bad } = disputed?.what === 'disputed' ? disputed.dispute : { words: [], bad: [] };
  return { words, bad, isLost: events.some(({ what }) => what === 'lost') };
}

/** The items of the play of a line. */
function itemsOf(sheet: ScoreSheet, { options }: AnyState, { turns }: Story): PlayItems {
  const turn = turns.find(({ what }) => what === 'laid' || what === 'arranged');
  if (!turn) return NO_PLAY;
  const { laid, fromRack, before, changed, score, word } = turn;
  const items = { ...NO_PLAY, laid: fromRack ?? [] };
  if (!laid) {
    const made = changed.filter(({ restOf }) => restOf === null).map((one) => one.word);
    return { ...items, made, scoring: score > 0 ? word : null };
  }
  return {
    ...items,
    words: itemiseTurn(boardRules(sheet), turn, options)?.words ?? [],
    squares: laid.laid.map(({ square }) => formatSquare(before.board, square)),
    bonus: laid.bonus,
    extra: laid.extra,
  };
}
