/** A turn of Woord-Rummikub of which only the scoring word or the points were written down: the table is not followed. */
import { opponentsOf, UNSEEN } from '@lettertafel/engine';
import {
  type AnyState,
  afterEvents,
  type Decided,
  decided,
  isTableState,
  type KeptMove,
  keptGame,
} from './engine-game.ts';
import type { Line, WordDeed } from './line.ts';
import { type MadeLine, NO_PLAY } from './play-items.ts';
import type { Problem } from './problem.ts';
import type { ScoreSheet } from './sheet.ts';

type ScoredLine = Extract<Line, { do: 'word' | 'number' }>;

export function scoreTurn(
  sheet: ScoreSheet,
  start: AnyState,
  { line, problems }: { line: ScoredLine; problems: Problem[] },
): MadeLine {
  if (!isTableState(start)) {
    problems.push({ kind: 'refused', refusal: { code: 'no-such-move' } });
    return { state: start, events: [], items: NO_PLAY };
  }
  if (line.do === 'number') return { ...withScore(sheet, start, line), items: NO_PLAY };
  const made = [readingOf(line)];
  // The engine judges the word as if it were laid on an empty table: it knows its length, and the words formed before.
  const rack = [...(start.racks[line.by] ?? []), ...UNSEEN.repeat(readingOf(line).length)];
  const bare = { ...start, table: [], racks: start.racks.with(line.by, rack) };
  const decision = decided(keptGame(sheet), bare, arranging(line));
  if ('refusal' in decision) {
    problems.push({ kind: 'refused', refusal: decision.refusal });
    return { ...withScore(sheet, start, line), items: { ...NO_PLAY, made } };
  }
  const { open } = decision.state;
  const scoring = open && 'word' in open ? open.word : null;
  return { ...decision, items: { ...NO_PLAY, made, scoring } };
}

const readingOf = ({ word }: WordDeed) => word.slice(word.indexOf('=') + 1);

function arranging({ by, word }: ScoredLine & WordDeed): KeptMove {
  return { by, do: 'arrange', table: [word] };
}

/** The turn with the points that were written down, and nothing on the table. */
function withScore(sheet: ScoreSheet, start: AnyState, { by, written = 0 }: ScoredLine): Decided {
  const nothing = { table: [], laid: [], words: [], piles: [], word: null };
  const window = { awaiting: opponentsOf(start, by), until: null };
  return afterEvents(keptGame(sheet), start, [{ type: 'arranged', seat: by, ...nothing, score: written, window }]);
}
