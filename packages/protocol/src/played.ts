/** Finished games of a guest, in brief: for lists, averages and records. */
import * as v from 'valibot';
import { gameIdSchema as game } from './game-id.ts';

const feats = v.object({
  turns: v.number(),
  points: v.number(),
  best: v.nullable(v.object({ points: v.number(), word: v.nullable(v.string()) })),
  longest: v.nullable(v.string()),
});

export const playedGameSchema = v.object({
  id: v.string(),
  game,
  /** When it ended. */
  at: v.number(),
  players: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('bot'), level: v.string() }),
      /** `mine`: a seat of the requesting guest. Name null: none given, or deleted. */
      v.object({ kind: v.literal('person'), name: v.nullable(v.string()), mine: v.boolean() }),
    ]),
  ),
  scores: v.array(v.number()),
  /** Several for a tie. */
  winners: v.array(v.number()),
  /** Does not count for records. */
  isPractice: v.boolean(),
  /** By seat (`featsOf`); null: not told yet, or the log is too long. */
  feats: v.nullable(v.array(feats)),
});
export type PlayedGame = v.InferOutput<typeof playedGameSchema>;
