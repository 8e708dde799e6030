/**
 * What each viewer may know, read from the rules and the events alone. It uses neither states nor views nor the engine's
 * redaction, so that the contract suite can hold them against it.
 */
import { expect } from 'vitest';
import type { CrosswordEvent } from '../src/crossword/state.ts';
import type { TricksterEvent } from '../src/games/trickster-nl/state.ts';
import type { GameState, KernelEvent, Viewer } from '../src/kernel/game.ts';
import type { EventOf } from '../src/kernel/redact.ts';
import type { Seat } from '../src/kernel/seats.ts';
import type { TableEvent } from '../src/table/state.ts';
import type { OfferingGame } from './offers.ts';

type AnyEvent = CrosswordEvent | TricksterEvent | TableEvent | KernelEvent;
type Type = AnyEvent['type'];

export interface Knowledge {
  /** A look at a rack is worth nothing once that rack has changed (TR-16, TR-29). */
  readonly peeks: readonly { readonly by: Seat; readonly seat: Seat }[];
  readonly resigned: readonly Seat[];
  readonly isOver: boolean;
}

export const NOTHING_KNOWN: Knowledge = { peeks: [], resigned: [], isOver: false };

/** The seats whose racks an event changes. */
const RACKS_CHANGED: { readonly [T in Type]: (event: EventOf<AnyEvent, T>) => readonly Seat[] } = {
  dealt: ({ racks }) => racks.map((_, seat) => seat),
  laid: ({ seat }) => [seat],
  arranged: ({ seat }) => [seat],
  'play-lost': ({ seat }) => [seat],
  drew: ({ seat }) => [seat],
  exchanged: ({ seat }) => [seat],
  stole: ({ by, target }) => [by, target],
  swapped: ({ by, target }) => [by, target],
  disputed: none,
  scored: none,
  passed: none,
  'ending-began': none,
  'round-began': none,
  accepted: none,
  'turn-began': none,
  resigned: none,
  'ruling-asked': none,
  agreed: none,
  ruled: none,
  'ruling-denied': none,
  ended: none,
  clock: none,
  overtime: none,
  resumed: none,
  'cards-dealt': none,
  announced: none,
  cancelled: none,
  'announcement-closed': none,
  'let-stand': none,
  'turn-opened': none,
  'told-to-go-on': none,
  'opening-closed': none,
  'move-held': none,
  'skip-set': none,
  skipped: none,
  peeked: none,
  'took-last-score': none,
  'cards-due': none,
  'took-cards': none,
  'put-away': none,
  looked: none,
  'phase-closed': none,
  'robbery-over': none,
};

function none(): readonly Seat[] {
  return [];
}

export function knowledgeAfter(before: Knowledge, happened: { readonly type: string }): Knowledge {
  const event = happened as AnyEvent;
  const changed = (RACKS_CHANGED[event.type] as (event: AnyEvent) => readonly Seat[])(event);
  const peeks = before.peeks.filter(({ seat }) => !changed.includes(seat));
  return {
    peeks: event.type === 'peeked' ? [...peeks, { by: event.by, seat: event.target }] : peeks,
    resigned: event.type === 'resigned' ? [...before.resigned, event.seat] : before.resigned,
    isOver: before.isOver || event.type === 'ended',
  };
}

/** The seats whose racks a viewer may not see: at the end those of players who have resigned (B-29). */
export function hiddenFrom({ peeks, resigned, isOver }: Knowledge, seats: number, viewer: Viewer): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => {
    if (seat === viewer) return false;
    return isOver ? resigned.includes(seat) : !peeks.some((peek) => peek.by === viewer && peek.seat === seat);
  });
}

/** No viewer is shown the tiles of a rack that it may not see. */
export function checkRevealed<State extends GameState>(
  game: OfferingGame<State>,
  state: State,
  knowledge: Knowledge,
): void {
  for (const viewer of viewersOf(state)) {
    const { revealed } = game.viewFor(state, viewer);
    const hidden = hiddenFrom(knowledge, state.seats, viewer);
    expect(
      revealed.filter(({ seat }) => hidden.includes(seat)),
      `racks that ${viewer} may not see`,
    ).toEqual([]);
  }
}

/** What nobody knows, in place of what a viewer may not know. */
const SECRET = '~';

function masked<T>(items: readonly T[]): readonly T[] {
  return items.map(() => SECRET as T);
}

/** Every event with its secrets masked, as far as a viewer may not know them; `open` has none for anybody. */
const SECRETS: { readonly [T in Type]: 'open' | ((event: EventOf<AnyEvent, T>, viewer: Viewer) => AnyEvent) } = {
  dealt(event, viewer) {
    const racks = event.racks.map((rack, seat) => (seat === viewer ? rack : masked(rack)));
    if ('bag' in event) return { ...event, racks, bag: masked(event.bag) };
    // The tops of an open pot lie face up.
    const piles = event.pot.piles.map((pile) =>
      event.pot.open ? [...masked(pile.slice(0, -1)), ...pile.slice(-1)] : masked(pile),
    );
    return { ...event, racks, pot: { ...event.pot, piles } };
  },
  // The letter of a tile that was turned over (TR-27) shows in what the play took from the rack.
  laid(event, viewer) {
    const { seat, turned, tiles } = event;
    if (seat === viewer || !turned) return event;
    return { ...event, tiles: masked(tiles), turned: { ...turned, tile: SECRET } };
  },
  drew(event, viewer) {
    const isOpen = event.seat === viewer || ('shown' in event && event.shown);
    return isOpen ? event : { ...event, tiles: masked(event.tiles) };
  },
  exchanged(event, viewer) {
    const bag = masked(event.bag);
    if (event.seat === viewer) return { ...event, bag };
    return { ...event, tiles: masked(event.tiles), drawn: masked(event.drawn), bag };
  },
  stole: (event, viewer) => (viewer === event.by || viewer === event.target ? event : { ...event, tile: SECRET }),
  swapped(event, viewer) {
    if (viewer === event.by || viewer === event.target) return event;
    return { ...event, gave: masked(event.gave), got: masked(event.got) };
  },
  'cards-dealt'(event, viewer) {
    const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : masked(hand)));
    return { ...event, deck: masked(event.deck), hands };
  },
  'took-cards': (event, viewer) => (event.seat === viewer ? event : { ...event, cards: masked(event.cards) }),
  looked: (event, viewer) => (event.seat === viewer ? event : { ...event, words: masked(event.words) }),
  // Nobody sees a move before the turn has begun (TR-17).
  'move-held': (event, viewer) =>
    event.seat === viewer ? event : { ...event, move: { by: event.seat, do: 'exchange', tiles: SECRET } },
  announced(event, viewer) {
    const { announcement } = event;
    if (announcement.by === viewer) return event;
    const { move } = announcement;
    if (move.do === 'card') {
      const { tiles } = move;
      const unseen = tiles === undefined ? move : { ...move, tiles: SECRET.repeat(tiles.length) };
      return { ...event, announcement: { ...announcement, move: unseen } };
    }
    const cards = move.cards?.map((choice) => (choice.tile === undefined ? choice : { ...choice, tile: SECRET }));
    return { ...event, announcement: { ...announcement, move: { ...move, ...(cards ? { cards } : {}) } } };
  },
  arranged: 'open',
  'play-lost': 'open',
  disputed: 'open',
  scored: 'open',
  passed: 'open',
  'ending-began': 'open',
  'round-began': 'open',
  accepted: 'open',
  'turn-began': 'open',
  resigned: 'open',
  'ruling-asked': 'open',
  agreed: 'open',
  ruled: 'open',
  'ruling-denied': 'open',
  ended: 'open',
  clock: 'open',
  overtime: 'open',
  resumed: 'open',
  cancelled: 'open',
  'announcement-closed': 'open',
  'let-stand': 'open',
  'turn-opened': 'open',
  'told-to-go-on': 'open',
  'opening-closed': 'open',
  'skip-set': 'open',
  skipped: 'open',
  peeked: 'open',
  'took-last-score': 'open',
  'cards-due': 'open',
  'put-away': 'open',
  'phase-closed': 'open',
  'robbery-over': 'open',
};

/** What a viewer sees of an event is the same whatever the secrets in it are. */
export function checkRedacted<State extends GameState>(
  game: OfferingGame<State>,
  state: State,
  happened: { readonly type: string },
): void {
  const event = happened as AnyEvent;
  const secrets = SECRETS[event.type] as 'open' | ((event: AnyEvent, viewer: Viewer) => AnyEvent);
  if (secrets === 'open') return;
  for (const viewer of viewersOf(state)) {
    expect(game.redact(secrets(event, viewer), viewer)).toEqual(game.redact(event, viewer));
  }
}

function viewersOf({ seats }: GameState): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
