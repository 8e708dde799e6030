import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';
import { playUnderContract } from './contract.ts';
import { contractOf } from './contract-games.ts';
import { playUnhurried } from './unhurried.ts';

/** `npm run test:long` plays thousands. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 30);

describe.each(GAME_IDS)('%s keeps the contract', (id) => {
  const contracted = contractOf(id);

  test(`in ${GAMES} random games`, { timeout: Math.max(600_000, GAMES * 20_000) }, () => {
    const reasons = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      const { state } = playUnderContract(contracted, `${id} ${number}`);
      reasons.add(state.over?.reason ?? 'none');
    }
    expect(reasons.size).toBeGreaterThan(1);
  });

  test('and without any seconds every window ends by the answers of its seats', { timeout: 600_000 }, () => {
    const played = Array.from({ length: 3 }, (_, number) => playUnhurried(contracted, `${id} unhurried ${number}`));
    expect(played.reduce((sum, { windows }) => sum + windows, 0)).toBeGreaterThan(5);
  });
});
