/** Feats of whole games, and what counts in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameById } from '../games/index.ts';
import { replay } from '../kernel/log.ts';
import { featsOf } from './feats.ts';
import { tellStory } from './story.ts';
import type { Turn } from './turn.ts';

const FOLDER = 'fixtures/games';

const RECORDS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))] as const);

describe.each(RECORDS)('%s', (_, { game: id, players, options, log }) => {
  test('the feats add up to what was played', () => {
    const created = gameById(id).create(players, options);
    if ('refusal' in created) throw new Error(created.refusal.code);
    const story = tellStory(log, replay(gameById(id), created.state, log));
    const feats = featsOf(story);
    expect(feats).toHaveLength(players);
    const total = story.turns.reduce((sum, { score }) => sum + score, 0);
    expect(feats.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    for (const [seat, { best, longest, turns }] of feats.entries()) {
      const own = story.turns.filter((turn) => turn.seat === seat);
      expect(best?.points ?? 0).toBe(Math.max(0, ...own.map(({ score }) => score)));
      expect(longest?.length ?? 0).toBeGreaterThanOrEqual(best?.word?.length ?? 0);
      expect(turns).toBeLessThanOrEqual(own.length);
    }
  });
});

const turn = (said: Partial<Turn>) => ({ seat: 0, what: 'laid', stands: 'yes', score: 0, number: 1, ...said }) as Turn;
const words = (...reads: readonly string[]) => ({ laid: { words: reads.map((word) => ({ reads: word })) } as never });

test('a play that lost a dispute takes a turn, and nothing of it counts', () => {
  const lost = turn({ stands: 'lost', word: 'SCHOENVETER', ...words('SCHOENVETER') });
  const stood = turn({ number: 3, score: 8, word: 'TREIN', ...words('TREIN', 'EN') });
  const [feats] = featsOf({ turns: [lost, stood], scores: [8, 0] });
  expect(feats).toEqual({ turns: 2, points: 8, best: { points: 8, word: 'TREIN' }, longest: 'TREIN' });
});

test('a rest of an earlier word is no word of this turn, and a skipped turn is none', () => {
  const changed = [
    { word: 'SCHOEN', restOf: 'SCHOENVETER' },
    { word: 'LOT', restOf: null },
  ];
  const arranged = turn({ what: 'arranged', word: 'LOT', score: 3, changed, laid: null });
  const skipped = turn({ what: 'skipped', number: 3, changed: [], laid: null });
  const [feats] = featsOf({ turns: [arranged, skipped], scores: [3, 0] });
  expect(feats).toEqual({ turns: 1, points: 3, best: { points: 3, word: 'LOT' }, longest: 'LOT' });
});
