import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId, gameById } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { importList, isLanguage, makeLexicon, makeOwnList } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { afterAll, describe, expect, test } from 'vitest';
import type { BotView } from '../choose-move.ts';
import type { PoolList } from './messages.ts';
import { type BotPoolInput, makeBotPool } from './pool.ts';

const cacheFolder = mkdtempSync(join(tmpdir(), 'bot-pool-'));
afterAll(() => rmSync(cacheFolder, { recursive: true }));
const module = loadGeneratorModule();

/** A list of a few words is prepared at once, and contains plays for a bot. */
function fewWords(...words: string[]): PoolList {
  const imported = importList(new TextEncoder().encode(words.join('\n')), { language: 'nl', name: 'few' });
  if ('code' in imported) throw new Error(imported.code);
  return { list: makeOwnList('few', imported.file, loadList('nl', { parts: ['words', 'names'] })) };
}

const listFor = (id: string): PoolList =>
  isLanguage(id) ? { list: loadList(id) } : fewWords('TREIN', 'TREINEN', 'HUT', 'HOUTEN');

function viewOf(game: GameId, list: PoolList, setup: object): BotView {
  const rules = gameById(game);
  const created = rules.create(2, { starter: 0 });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const context = { now: 0, rng: seededRng(1), lexicon: makeLexicon(list.list) };
  const dealt = rules.decide(created.state, { by: 'house', do: 'deal', setup } as never, context);
  if ('refusal' in dealt) throw new Error(JSON.stringify(dealt.refusal));
  return rules.viewFor(dealt.state, 0) as BotView;
}

const request = {
  game: 'scrabble-xl-nl',
  view: viewOf('scrabble-xl-nl', listFor('few'), { racks: [[...'EEITRNN']] }),
  level: 'unbeatable',
  milliseconds: 50,
  seed: 'a bot',
  list: 'few',
} as const;

async function withPool<Value>(input: Partial<BotPoolInput>, use: (pool: ReturnType<typeof makeBotPool>) => Value) {
  // However busy the machine is.
  const pool = makeBotPool({ workers: 1, listFor, module, cacheFolder, grace: 600_000, ...input });
  try {
    return await use(pool);
  } finally {
    await pool.close();
  }
}

describe('a pool of bots', () => {
  test('a warmed-up pool chooses the same moves', async () => {
    await withPool({}, async (pool) => {
      await pool.makeReady('few', ['scrabble-xl-nl', 'rummikub-sabra']);
      expect(await pool.choose(request)).toMatchObject({ do: 'lay' });
    });
  });

  test('chooses for all games, on threads, with shipped lists and a user’s own', async () => {
    await withPool({ workers: 2 }, async (pool) => {
      const moves = await Promise.all(
        GAME_IDS.map((game) => {
          const list = game === 'scrabble-de' ? 'de' : 'few';
          const racks = [[...(game.startsWith('rummikub') ? 'HUTQXYC' : 'EEITRNN')]];
          const view = viewOf(game, listFor(list), { racks, unchecked: true });
          return pool.choose({ ...request, game, list, view });
        }),
      );
      expect(moves.map((move) => move?.do)).toEqual(['lay', 'lay', 'lay', 'arrange', 'arrange']);
    });
  });

  test('a seat that need not answer gets null', async () => {
    await withPool({}, async (pool) => {
      expect(await pool.choose({ ...request, view: { ...request.view, turn: 1 } })).toBeNull();
    });
  });

  test('an unknown list is the caller’s error', async () => {
    const unknown = () => {
      throw new RangeError('no such list');
    };
    await withPool({ listFor: unknown }, async (pool) => {
      await expect(pool.choose(request)).rejects.toThrow('no such list');
    });
  });

  const scripted = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const listen = "import { parentPort, workerData } from 'node:worker_threads';";

  test('a thread that dies is replaced, and the request made again', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4));
    // The module is passed to every thread unchanged: here it contains the test's counter.
    const script = scripted(
      `${listen} parentPort.on('message', () => {
         if (Atomics.add(workerData.module, 0, 1) < 2) process.exit(1);
         parentPort.postMessage({ move: { by: 0, do: 'resign' } });
       });`,
    );
    await withPool({ script, module: counter }, async (pool) => {
      expect(await pool.choose(request)).toEqual({ by: 0, do: 'resign' });
      expect(counter[0]).toBe(3);
    });
  });

  test('if every thread dies the bot passes, and others are served', async () => {
    const script = scripted(`${listen} parentPort.on('message', () => { throw new Error('dead'); });`);
    await withPool({ script, workers: 2 }, async (pool) => {
      const moves = await Promise.all([1, 2, 3].map(() => pool.choose(request)));
      expect(moves).toEqual(Array(3).fill({ by: 0, do: 'pass' }));
    });
  });

  test('a guest’s list that kills its thread does not delay others and is not retried soon', async () => {
    const counter = new Int32Array(new SharedArrayBuffer(4));
    const script = scripted(
      `${listen} parentPort.on('message', ({ list }) => {
         if (list === 'heavy') { Atomics.add(workerData.module, 0, 1); process.exit(1); }
         if (list === 'endless') for (;;) {}
         parentPort.postMessage({ move: { by: 0, do: 'resign' } });
       });`,
    );
    const isOwn = (id: string) => id !== 'few';
    await withPool({ script, module: counter, isOwn }, async (pool) => {
      expect(await pool.choose({ ...request, list: 'heavy' })).toEqual({ by: 0, do: 'pass' });
      expect(await pool.choose({ ...request, list: 'heavy' })).toEqual({ by: 0, do: 'pass' });
      expect(counter[0]).toBe(1);
      const endless = pool.choose({ ...request, list: 'endless' });
      expect(await pool.choose(request)).toEqual({ by: 0, do: 'resign' });
      await pool.close();
      expect(await endless).toEqual({ by: 0, do: 'pass' });
    });
  });

  test('a thread keeps a limited number of lists', async () => {
    const script = scripted(
      `${listen} const known = new Set();
       parentPort.on('message', ({ list, words, forget = [] }) => {
         for (const id of forget) known.delete(id);
         if (words) known.add(list);
         parentPort.postMessage({ move: { by: known.size, do: known.has(list) ? 'pass' : 'resign' } });
       });`,
    );
    await withPool({ script }, async (pool) => {
      const moves = [];
      for (const list of ['a', 'b', 'c', 'd', 'e', 'a', 'e']) moves.push(await pool.choose({ ...request, list }));
      expect(moves.map((move) => move?.by)).toEqual([1, 2, 3, 4, 4, 4, 4]);
      expect(moves.every((move) => move?.do === 'pass')).toBe(true);
    });
  });

  test('requests to a closed or closing pool are answered with a pass', async () => {
    const script = scripted(`${listen} parentPort.on('message', () => {});`);
    const pool = makeBotPool({ workers: 1, listFor, module, script });
    const waiting = [pool.choose(request), pool.choose(request)];
    await pool.close();
    waiting.push(pool.choose(request));
    expect(await Promise.all(waiting)).toEqual(Array(3).fill({ by: 0, do: 'pass' }));
  });
});
