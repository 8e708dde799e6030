/** Games that go on while servers and databases are mistreated, and what must hold of them afterwards. */
import { expect } from 'vitest';
import { checkGame, playTenaciousGame, type TenaciousGame } from '../tenacious-games.ts';

/** `npm run test:attack`; otherwise a short run that only asks whether anything is lost or doubled. */
export const IS_ATTACK = process.env.ATTACK !== undefined;

/** No longer than this may every table stand still, in milliseconds. Only asked where the machine is not shared. */
const LONGEST_STANDSTILL = 5000;

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
      const standstill = longestGap(moves.map(({ at }) => at));
      console.log(
        `${what}: ${games.length} games, ${moves.length} acknowledged moves, none lost or doubled; longest standstill of all tables ${Math.round(standstill)} ms`,
      );
      expect(moves.length).toBeGreaterThan(tables);
      if (IS_ATTACK) expect(standstill).toBeLessThan(LONGEST_STANDSTILL);
    },
  };
}

function longestGap(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.max(0, ...sorted.slice(1).map((time, index) => time - (sorted[index] as number)));
}
