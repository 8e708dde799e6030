import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@lettertafel/engine';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { isLanguage, makeLexicon } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { dealtView } from '../dealt-view.testing.ts';
import { fewWords } from './few-words.testing.ts';
import type { PoolList } from './messages.ts';
import { type BotPoolInput, makeBotPool } from './pool.ts';

const cacheFolder = mkdtempSync(join(tmpdir(), 'bot-pool-'));
afterAll(() => rmSync(cacheFolder, { recursive: true }));
const module = loadGeneratorModule();

const listFor = (id: string): PoolList => ({
  list: isLanguage(id) ? loadList(id) : fewWords('TREIN', 'TREINEN', 'HUT', 'HOUTEN'),
});

const lexiconFor = (id: string) => makeLexicon(listFor(id).list);

const request = {
  game: 'scrabble-xl-nl',
  view: dealtView('scrabble-xl-nl', { lexicon: lexiconFor('few'), setup: { racks: [[...'EEITRNN']] } }),
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
          const view = dealtView(game, { lexicon: lexiconFor(list), setup: { racks, unchecked: true } });
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

  describe('helpers', () => {
    /** Threads that ask for help, and helpers that work until they are sent away. What they did is counted. */
    const script = scripted(
      `${listen} parentPort.on('message', ({ help, milliseconds }) => {
         const counts = workerData.module;
         if (help) {
           Atomics.add(counts, 0, 1);
           Atomics.notify(counts, 0);
           while (Atomics.load(help.shared.flags, 0) === 0) Atomics.wait(help.shared.flags, 0, 0, 5);
           parentPort.postMessage({ move: null });
           return;
         }
         const flags = new Int32Array(new SharedArrayBuffer(4));
         if (milliseconds > 60) {
           parentPort.postMessage({ help: { moves: [], milliseconds, shared: { flags } } });
           Atomics.wait(counts, 0, 0);
           Atomics.wait(counts, 1, 0);
           Atomics.store(flags, 0, 1);
         }
         parentPort.postMessage({ move: { by: 0, do: 'resign' } });
       });`,
    );

    test('idle threads help one that simulates, until a request needs them', async () => {
      const counts = new Int32Array(new SharedArrayBuffer(8));
      await withPool({ script, module: counts, workers: 2 }, async (pool) => {
        const simulated = pool.choose({ ...request, milliseconds: 1000 });
        await vi.waitFor(() => expect(counts[0]).toBe(1), { timeout: 60_000 });
        // Both threads are busy: the helper is sent away.
        expect(await pool.choose({ ...request, milliseconds: 20 })).toEqual({ by: 0, do: 'resign' });
        Atomics.store(counts, 1, 1);
        Atomics.notify(counts, 1);
        expect(await simulated).toEqual({ by: 0, do: 'resign' });
      });
    });
  });
});
