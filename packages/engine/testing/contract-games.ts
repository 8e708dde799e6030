/** The games of the contract suite: for each family its random players, where its tiles are, and what is hidden from whom. */
import { tilesOn } from '../src/crossword/deal.ts';
import type { CrosswordGame } from '../src/crossword/game.ts';
import type { CrosswordRules } from '../src/crossword/rules.ts';
import type { CrosswordState } from '../src/crossword/state.ts';
import { tricksterNl } from '../src/games/trickster-nl/game.ts';
import { tricksterNlRules } from '../src/games/trickster-nl/rules.ts';
import type { TricksterState } from '../src/games/trickster-nl/state.ts';
import type { GameState } from '../src/kernel/game.ts';
import type { LetterSet, Tile } from '../src/kernel/letters.ts';
import type { Language } from '../src/kernel/lexicon.ts';
import type { Rack } from '../src/kernel/rack.ts';
import { type Rng, shuffle } from '../src/kernel/rng.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { RUMMIKUB_LETTERS } from '../src/material/rummikub-nl.ts';
import type { TableGame } from '../src/table/game.ts';
import type { TableState } from '../src/table/state.ts';
import { tilesOf } from '../src/table/table.ts';
import type { Contracted } from './contract.ts';
import { crosswordPlayer, tablePlayer, tricksterPlayer } from './players.ts';
import { SMALL_DUTCH, smallLexicon } from './words.ts';

export function onBoard(game: CrosswordGame, rules: CrosswordRules, language: Language): Contracted<CrosswordState> {
  return {
    game: game as unknown as Contracted<CrosswordState>['game'],
    letters: rules.letters,
    lexicon: smallLexicon(language),
    player: crosswordPlayer(rules),
    tilesOf: tilesOfBoard(rules),
    reshuffled: reshuffledBag,
    unseenBy: unseenOnBoard,
  };
}

export const onTricks: Contracted<TricksterState> = {
  game: tricksterNl as unknown as Contracted<TricksterState>['game'],
  letters: tricksterNlRules.letters,
  lexicon: smallLexicon('nl'),
  player: tricksterPlayer(tricksterNlRules),
  tilesOf: tilesOfBoard(tricksterNlRules),
  unseenBy: unseenOnBoard,
  reshuffled(state, seat, rng) {
    const others = seatsOf(state).filter((other) => other !== seat);
    const [deck = [], ...hands] = redealt([state.deck, ...others.map((other) => state.hands[other] ?? [])], rng);
    return {
      ...reshuffledBag(state, seat, rng),
      deck,
      hands: state.hands.map((hand, other) => hands[others.indexOf(other)] ?? hand),
    };
  },
};

export function onTable(game: TableGame): Contracted<TableState> {
  return {
    game: game as unknown as Contracted<TableState>['game'],
    letters: RUMMIKUB_LETTERS,
    lexicon: smallLexicon('nl'),
    player: tablePlayer(SMALL_DUTCH),
    tilesOf: ({ racks, pot, table }) => [...racks.flat(), ...pot.piles.flat(), ...tilesOf(table)],
    unseenBy(state, seat) {
      const { open, piles } = state.pot;
      return [...hiddenRacks(state, seat), ...piles.flatMap((pile) => (open ? pile.slice(0, -1) : pile))];
    },
    reshuffled(state, seat, rng) {
      const seats = hiddenFrom(state, seat);
      const piles = state.pot.open ? [] : state.pot.piles;
      const dealt = redealt([...piles, ...seats.map((other) => state.racks[other] ?? [])], rng);
      const closed = dealt.splice(0, piles.length);
      return {
        ...state,
        pot: state.pot.open ? state.pot : { ...state.pot, piles: closed },
        racks: state.racks.map((rack, other) => dealt[seats.indexOf(other)] ?? rack),
      };
    },
  };
}

/** Face-down tiles count as their real letters, not as blanks. */
function tilesOfBoard(rules: { readonly letters: LetterSet }) {
  return ({ racks, bag, board, turned }: CrosswordState): readonly Tile[] => {
    const lying = tilesOn(rules, board);
    for (const { tile } of turned) lying[lying.indexOf(rules.letters.wild)] = tile;
    return [...racks.flat(), ...bag, ...lying];
  };
}

function reshuffledBag<State extends CrosswordState>(state: State, seat: Seat, rng: Rng): State {
  const seats = hiddenFrom(state, seat);
  const [bag = [], ...racks] = redealt([state.bag, ...seats.map((other) => state.racks[other] ?? [])], rng);
  return { ...state, bag, racks: state.racks.map((rack, other) => racks[seats.indexOf(other)] ?? rack) };
}

/** Not even the player who turned a tile face down sees it. */
function unseenOnBoard(state: CrosswordState, seat: Seat): readonly Tile[] {
  return [...state.bag, ...hiddenRacks(state, seat), ...state.turned.map(({ tile }) => tile)];
}

function hiddenRacks(state: GameState & { readonly racks: readonly Rack[] }, seat: Seat): readonly Tile[] {
  return hiddenFrom(state, seat).flatMap((other) => state.racks[other] ?? []);
}

/** Seats whose racks a seat may not see; excludes those revealed at the end or by a peek. */
function hiddenFrom(state: GameState, seat: Seat): Seat[] {
  const peeks = 'peeks' in state ? (state.peeks as TricksterState['peeks']) : [];
  return seatsOf(state).filter((other) => {
    const isShown = state.over !== null && !state.resigned[other];
    const isPeeked = !state.over && peeks.some((peek) => peek.by === seat && peek.seat === other);
    return other !== seat && !isShown && !isPeeked;
  });
}

function seatsOf({ scores }: GameState): Seat[] {
  return scores.map((_, seat) => seat);
}

/** Deals hidden items again, to places of the same sizes. */
function redealt<T>(places: readonly (readonly T[])[], rng: Rng): T[][] {
  const pool = shuffle(places.flat(), rng);
  return places.map((place) => pool.splice(0, place.length));
}
