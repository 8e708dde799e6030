/** Games that continue during fault injection, and the checks afterwards. */
import { expect } from 'vitest';
import { checkGame, playTenaciousGame, type TenaciousGame } from '../tenacious-games.ts';

/** `npm run test:attack`; otherwise a short run that only checks that nothing is lost or duplicated. */
export const IS_ATTACK = process.env.ATTACK !== undefined;

/** Longest latency of a move in milliseconds. Only checked on an otherwise idle machine. */
const LONGEST_WAIT = 5000;

/** Keeps this many tables playing, at servers that may come and go. */
export function endure(addresses: readonly string[], tables: number) {
  const games: TenaciousGame[] = [];
  let isEnough = false;
  let begun = 0;
  const playing = Promise.all(
    Array.from({ length: tables }, async () => {
      do {
        begun += 1;
        games.push(await playTenaciousGame(addresses, begun));
      } while (!isEnough);
    }),
  );
  // Failures are reported at the end.
  playing.catch(() => {});
  return {
    stop(): void {
      isEnough = true;
    },
    async finish(what: string): Promise<void> {
      isEnough = true;
      await playing;
      for (const game of games) expect(await checkGame(addresses, game), game.table).toEqual({ ok: true });
      const moves = games.flatMap(({ players }) => players.flatMap(({ acknowledged }) => acknowledged));
      const waits = moves.map(({ waited }) => waited).sort((one, other) => one - other);
      const [middle, rare, longest] = [0.5, 0.99, 1].map((share) =>
        Math.round(waits[Math.ceil(share * waits.length) - 1] ?? 0),
      );
      console.log(
        `${what}: ${games.length} games, ${moves.length} acknowledged moves, none lost or doubled; a move waited ${middle} ms (p50), ${rare} ms (p99), at most ${longest} ms`,
      );
      expect(moves.length).toBeGreaterThan(tables);
      if (IS_ATTACK) expect(longest).toBeLessThan(LONGEST_WAIT);
    },
  };
}
