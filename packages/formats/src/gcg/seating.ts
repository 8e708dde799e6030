/** Who sits where: nicks as seats, also where a nick was not declared, or was given to several players. */
import type { Seat } from '@lettertafel/engine';
import { type Unreadable, unreadable } from '../problem.ts';
import type { EventLine } from './event-line.ts';
import type { GcgEvent, GcgFile, GcgRack } from './gcg-file.ts';

/** A player as declared. */
export interface DeclaredPlayer {
  readonly number: number;
  readonly nick: string;
  readonly name: string;
}

interface Unseated extends Pick<GcgFile, 'texts' | 'game' | 'options'> {
  readonly players: readonly DeclaredPlayer[];
  readonly events: readonly EventLine[];
  readonly racks: ReadonlyMap<number, GcgRack>;
}

const FEWEST = 2;
const MOST = 4;

/** Events that belong to the turn of the event before. */
const FOLLOWING: ReadonlySet<GcgEvent['deed']['do']> = new Set(['withdraw', 'challenge', 'time', 'leftover']);

export function seatEvents({ players: declared, events, racks, texts, game, options }: Unseated): GcgFile | Unreadable {
  const players = declared.toSorted((one, other) => one.number - other.number);
  for (const { nick } of events) {
    if (players.some((player) => player.nick === nick)) continue;
    const number = 1 + Math.max(0, ...players.map((player) => player.number));
    players.push({ number, nick, name: nick });
  }
  if (players.length < FEWEST || players.length > MOST) {
    const line = events.at(-1)?.line ?? 1;
    return unreadable('player-count', { line, found: String(players.length) });
  }
  const seated = inOrderOfPlay(players, events);
  return {
    players: seated.map(({ nick, name }) => ({ nick, name })),
    events: withSeats(seated, events),
    racks: seated.map(({ number }) => racks.get(number) ?? null),
    game,
    options,
    texts,
  };
}

/** Players are listed in any order; three and more sit in the order in which they first play. */
function inOrderOfPlay(players: readonly DeclaredPlayer[], events: readonly EventLine[]): readonly DeclaredPlayer[] {
  const nicks = new Set(players.map(({ nick }) => nick));
  if (nicks.size < players.length || players.length === FEWEST) return players;
  const order = [...new Set(events.filter(({ deed }) => !FOLLOWING.has(deed.do)).map(({ nick }) => nick))];
  if (order.length < players.length) return players;
  const first = players.findIndex(({ nick }) => nick === order[0]);
  const rotated = [...players.slice(first), ...players.slice(0, first)];
  if (rotated.every(({ nick }, index) => nick === order[index])) return players;
  return order.flatMap((nick) => players.find((player) => player.nick === nick) ?? []);
}

/** Of several players with one nick, the one whose turn it is. */
function withSeats(players: readonly DeclaredPlayer[], events: readonly EventLine[]): GcgEvent[] {
  let last: Seat = players.length - 1;
  return events.map(({ nick, ...event }) => {
    const isTurn = !FOLLOWING.has(event.deed.do);
    const expected = isTurn ? (last + 1) % players.length : last;
    const isExpected = players[expected]?.nick === nick;
    const seat = isExpected ? expected : players.findIndex((player) => player.nick === nick);
    if (isTurn) last = seat;
    return { ...event, seat };
  });
}
