import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../src/games/index.ts';
import { rummikubInternational } from '../src/games/rummikub-international/index.ts';
import { rummikubSabra } from '../src/games/rummikub-sabra/index.ts';
import { scrabbleDe } from '../src/games/scrabble-de/index.ts';
import { scrabbleDeRules } from '../src/games/scrabble-de/rules.ts';
import { scrabbleXlNl } from '../src/games/scrabble-xl-nl/index.ts';
import { scrabbleXlNlRules } from '../src/games/scrabble-xl-nl/rules.ts';
import type { GameState } from '../src/kernel/game.ts';
import { type Contracted, playUnderContract } from './contract.ts';
import { onBoard, onTable, onTricks } from './contract-games.ts';
import { playUnhurried } from './unhurried.ts';

/** `npm run test:long` plays thousands. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 30);

const CONTRACTS = {
  'scrabble-xl-nl': onBoard(scrabbleXlNl, scrabbleXlNlRules, 'nl'),
  'scrabble-de': onBoard(scrabbleDe, scrabbleDeRules, 'de'),
  'trickster-nl': onTricks,
  'rummikub-sabra': onTable(rummikubSabra),
  'rummikub-international': onTable(rummikubInternational),
} satisfies Readonly<Record<GameId, unknown>>;

describe.each(GAME_IDS)('%s keeps the contract', (id) => {
  const contracted = CONTRACTS[id] as unknown as Contracted<GameState>;

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
