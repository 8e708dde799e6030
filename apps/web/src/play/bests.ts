/** One's best on this device, by game: the longest word, the best turn and the highest final score. */
import type { GameId } from '@lettertafel/engine';
import * as v from 'valibot';
import { stored } from '../app/preferences.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const bestsSchema = v.record(v.string(), v.object({ word: v.string(), turn: count, score: count }));
export type Bests = v.InferOutput<typeof bestsSchema>[string];
/** What was beaten. */
export type Beaten = keyof Bests;

const NONE: Bests = { word: '', turn: 0, score: 0 };

const bests = stored('bests', bestsSchema, {});

/** The best of both, and what of the first was beaten. */
export function beat(
  before: Bests,
  now: Partial<Bests>,
): { readonly bests: Bests; readonly beaten: readonly Beaten[] } {
  const { word = '', turn = 0, score = 0 } = now;
  const better = {
    word: word.length > before.word.length,
    turn: turn > before.turn,
    score: score > before.score,
  };
  const bests = {
    word: better.word ? word : before.word,
    turn: Math.max(turn, before.turn),
    score: Math.max(score, before.score),
  };
  // In a first game nearly everything would be a record.
  const isFirst = before.score === 0;
  return { bests, beaten: isFirst ? [] : (['word', 'turn', 'score'] as const).filter((of) => better[of]) };
}

/** Stores what is better than before, and says what that was. */
export function noteBest(game: GameId, now: Partial<Bests>): readonly Beaten[] {
  const known = bests.peek();
  const { bests: after, beaten } = beat(known[game] ?? NONE, now);
  bests.value = { ...known, [game]: after };
  return beaten;
}
