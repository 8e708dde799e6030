/** Alternative worlds: everything a viewer cannot know is redealt, everything the viewer knows stays the same. */
import {
  type BaseMove,
  type GameState,
  type Rng,
  type Seat,
  shuffle,
  type TableState,
  type TricksterState,
  type Viewer,
} from '@lettertafel/engine';

/** A state of any game, with what is hidden in some of them. */
type AnyState = GameState & Pick<TricksterState, 'racks'> & Partial<Pick<TricksterState, 'bag' | HiddenCards>> & Pot;
type HiddenCards = 'deck' | 'hands' | 'peeks' | 'announced' | 'held';
type Pot = Partial<Pick<TableState, 'pot'>>;

/** Hidden things that stay the same because the current move will reveal them. */
export interface Held {
  readonly seats: readonly Seat[];
  /** This many tiles and cards that are drawn next. */
  readonly next: number;
}

/** More than any turn draws. */
const NEXT = 14;

/**
 * What to hold, from nothing to all. A move shows things by the rules (the tiles laid, those drawn by oneself,
 * racks at the end); the first of these in which it shows the same is where nothing else may differ.
 */
export function holdings(state: GameState, move: BaseMove): readonly Held[] {
  const { announced = [], held } = state as AnyState;
  // Announced plays are public; a held move was legal.
  const bound = [...announced.map(({ by }) => by), ...(held ? [state.turn] : [])];
  const actors = [...bound, move.by, state.turn].filter((seat) => seat !== 'house');
  return [
    { seats: bound, next: 0 },
    { seats: actors, next: NEXT },
    { seats: seatsOf(state), next: NEXT },
    // Several turns may have timed out before the move, each with a draw.
    { seats: seatsOf(state), next: Number.POSITIVE_INFINITY },
  ];
}

export function otherWorld<State extends GameState>(state: State, viewer: Viewer, held: Held, rng: Rng): State {
  const any = state as unknown as AnyState;
  const racks = hiddenRacks(any, viewer).filter((seat) => !held.seats.includes(seat));
  const hands = seatsOf(state).filter((seat) => seat !== viewer && !held.seats.includes(seat));
  const { bag, pot, deck } = any;
  const tiles = [
    ...racks.map((seat) => any.racks[seat] ?? []),
    ...(bag ? [bag.slice(held.next)] : []),
    ...(pot ? pot.piles.map((pile) => pile.slice(0, lyingBelow(pot, pile, held))) : []),
  ];
  const dealt = redealt(tiles, rng);
  const newRacks = dealt.splice(0, racks.length);
  const cards = deck ? redealt([deck.slice(held.next), ...hands.map((seat) => any.hands?.[seat] ?? [])], rng) : [];
  const [newDeck = [], ...newHands] = cards;
  return {
    ...state,
    racks: any.racks.map((rack, seat) => newRacks[racks.indexOf(seat)] ?? rack),
    ...(bag ? { bag: [...bag.slice(0, held.next), ...(dealt[0] ?? [])] } : {}),
    ...(pot
      ? {
          pot: {
            ...pot,
            piles: pot.piles.map((pile, index) => [
              ...(dealt[index] ?? []),
              ...pile.slice(lyingBelow(pot, pile, held)),
            ]),
          },
        }
      : {}),
    ...(deck
      ? {
          deck: [...deck.slice(0, held.next), ...newDeck],
          hands: any.hands?.map((hand, seat) => newHands[hands.indexOf(seat)] ?? hand),
        }
      : {}),
  };
}

/** Everything but the tiles drawn next; the tops of an open pot are public. */
function lyingBelow(pot: TableState['pot'], pile: readonly string[], { next }: Held): number {
  return Math.max(0, pile.length - Math.max(next, pot.open ? 1 : 0));
}

/** What the rules reveal to the viewer: own new tiles and cards, and new tops of the pot. */
export function learned(state: GameState, viewer: Viewer): string {
  const { racks, hands, pot, over } = state as unknown as AnyState;
  const own = viewer === 'spectator' ? [] : [racks[viewer], hands?.[viewer]];
  return JSON.stringify([own, pot?.open ? pot.piles.map((pile) => pile.at(-1)) : null, over !== null]);
}

/** Other seats' racks, except those revealed at the end or by peek-rack. */
function hiddenRacks(state: AnyState, viewer: Viewer): Seat[] {
  return seatsOf(state).filter((seat) => {
    const isShown = state.over !== null && !state.resigned[seat];
    const isPeeked = state.peeks?.some((peek) => peek.by === viewer && peek.seat === seat) ?? false;
    return seat !== viewer && !isShown && !isPeeked;
  });
}

function seatsOf({ scores }: GameState): Seat[] {
  return scores.map((_, seat) => seat);
}

/** Redeals hidden things onto places of the same sizes. */
function redealt<T>(places: readonly (readonly T[])[], rng: Rng): T[][] {
  const pool = shuffle(places.flat(), rng);
  return places.map((place) => pool.splice(0, place.length));
}
