import { describe, expect, test } from 'vitest';
import type { GameId } from '../src/games/index.ts';
import { rummikubInternational } from '../src/games/rummikub-international/index.ts';
import { rummikubSabra } from '../src/games/rummikub-sabra/index.ts';
import { scrabbleDe } from '../src/games/scrabble-de/index.ts';
import { scrabbleDeRules } from '../src/games/scrabble-de/rules.ts';
import { scrabbleXlNl } from '../src/games/scrabble-xl-nl/index.ts';
import { scrabbleXlNlRules } from '../src/games/scrabble-xl-nl/rules.ts';
import type { GameState } from '../src/kernel/game.ts';
import { type Contracted, playUnderContract } from './contract.ts';
import { onBoard, onTable, onTricks } from './contract-games.ts';

/** `npm run test:long` plays thousands. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 30);

const CONTRACTS = {
  'scrabble-xl-nl': onBoard(scrabbleXlNl, scrabbleXlNlRules, 'nl'),
  'scrabble-de': onBoard(scrabbleDe, scrabbleDeRules, 'de'),
  'trickster-nl': onTricks,
  'rummikub-sabra': onTable(rummikubSabra),
  'rummikub-international': onTable(rummikubInternational),
} satisfies Readonly<Record<GameId, unknown>>;

describe.each(Object.entries(CONTRACTS))('%s keeps the contract', (id, contracted) => {
  test(`in ${GAMES} random games`, { timeout: Math.max(600_000, GAMES * 20_000) }, () => {
    const reasons = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      const { state } = playUnderContract(contracted as unknown as Contracted<GameState>, `${id} ${number}`);
      reasons.add(state.over?.reason ?? 'none');
    }
    expect(reasons.size).toBeGreaterThan(1);
  });
});
