/** Games that go on while servers and databases are mistreated, and what must hold of them afterwards. */
import { expect } from 'vitest';
import { checkGame, playTenaciousGame, type TenaciousGame } from '../tenacious-games.ts';

/** `npm run test:attack`; otherwise a short run that only asks whether anything is lost or doubled. */
export const IS_ATTACK = process.env.ATTACK !== undefined;

/** No move may wait longer than this, in milliseconds. Only asked where the machine is not shared. */
const LONGEST_WAIT = 5000;

/** So many tables play game after game, at servers that may come and go. */
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
  // What fails while it is mistreated is told at the end.
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
