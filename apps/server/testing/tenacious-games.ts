/** Games of tenacious players while servers come and go, and the checks afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { type GameRecord, type Verification, verifyGame } from '@lettertafel/fairness';
import { type Answered, makeClient } from '../src/kit.testing.ts';
import { type Place, playTenaciously, type Tenacious } from './tenacious-player.ts';

export interface TenaciousGame {
  readonly table: string;
  readonly players: readonly Tenacious[];
}

let guests = 0;
const MOST_PATIENCE = 5000;

/** A guest with its own forwarded address. */
function newcomer(addresses: readonly string[]) {
  guests += 1;
  const from = { 'x-forwarded-for': `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}` };
  const clients = addresses.map((address) => makeClient(address));
  let cookie = '';
  /** Uses any server that answers. */
  const ask = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    for (;;) {
      for (const client of clients) {
        const asked = client.ask(method, path, body, { ...from, ...(cookie ? { cookie } : {}) }).catch(() => null);
        // A paused server does not answer.
        const answer = await Promise.race([asked, sleep(MOST_PATIENCE, null)]);
        if (answer && answer.status < 500) {
          cookie ||= client.cookie();
          return answer;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { ask, headers: () => ({ ...from, cookie }) };
}

/** Every third game has a bot, and every second one has disputes. */
export async function playTenaciousGame(
  addresses: readonly string[],
  number: number,
  onMove: () => void = () => {},
): Promise<TenaciousGame> {
  const game = GAME_IDS[number % GAME_IDS.length] as GameId;
  const [one, other] = [newcomer(addresses), newcomer(addresses)];
  const options = number % 2 === 0 ? { checking: 'automatic' } : { checking: 'challenge', disputeSeconds: 5 };
  const bots = number % 3 === 0 ? [{ kind: 'bot', level: 'child' }] : [];
  for (;;) {
    const asked = { game, options, seats: [{ kind: 'me' }, { kind: 'link' }, ...bots] };
    const { body } = await one.ask('POST', '/api/tables', asked);
    const sat = await other.ask('POST', `/api/tables/${body.id}/sit`);
    // A retry after a lost answer: give this table up.
    if (sat.status !== 200) continue;
    const place = { addresses, table: body.id as string, game, onMove };
    const seats: Place[] = [one, other].map((player, seat) => ({ ...place, seat, headers: player.headers() }));
    return { table: body.id, players: await Promise.all(seats.map(playTenaciously)) };
  }
}

/** Every acknowledged move is in the log at its number; none is there twice; the game verifies. */
export async function checkGame(
  addresses: readonly string[],
  { table, players }: TenaciousGame,
): Promise<Verification> {
  const { body } = await newcomer(addresses).ask('GET', `/api/tables/${table}/record`);
  const record = body as GameRecord;
  for (const [seat, { acknowledged }] of players.entries()) {
    for (const { number, move } of acknowledged) {
      const kept = JSON.stringify(record.log[number]?.move);
      if (kept !== JSON.stringify(move))
        throw new Error(`${table}: ${JSON.stringify(move)} was lost; there is ${kept}`);
    }
    const made = record.log.filter(({ move }) => move.by === seat).length;
    if (made !== acknowledged.length) {
      throw new Error(`${table}: seat ${seat} made ${acknowledged.length} moves, the log has ${made}`);
    }
  }
  return verifyGame(record);
}
