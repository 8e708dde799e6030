/** The games of the contract suite: for each family its random players, where its tiles are, and what is hidden from whom. */
import { tilesOn } from '../src/crossword/deal.ts';
import type { CrosswordGame } from '../src/crossword/game.ts';
import type { CrosswordState } from '../src/crossword/state.ts';
import { GAMES, type GameId } from '../src/games/index.ts';
import type { Card } from '../src/games/trickster-nl/cards.ts';
import type { TricksterGame } from '../src/games/trickster-nl/game.ts';
import type { TricksterState } from '../src/games/trickster-nl/state.ts';
import type { GameState } from '../src/kernel/game.ts';
import type { LetterSet, Tile } from '../src/kernel/letters.ts';
import type { Rack } from '../src/kernel/rack.ts';
import { type Rng, shuffle } from '../src/kernel/rng.ts';
import type { TableGame } from '../src/table/game.ts';
import type { TableState } from '../src/table/state.ts';
import { tilesOf } from '../src/table/table.ts';
import type { Contracted, Hidden } from './contract.ts';
import { crosswordPlayer, pick, tablePlayer, tricksterPlayer } from './players.ts';
import { smallLexicon, smallWords } from './words.ts';

/** The contract of any game, by its family. */
export function contractOf(id: GameId): Contracted<GameState> {
  const game = GAMES[id];
  const contracted = game.family === 'board' ? onBoard(game) : game.family === 'table' ? onTable(game) : onTricks(game);
  return contracted as unknown as Contracted<GameState>;
}

export function onBoard(game: CrosswordGame): Contracted<CrosswordState> {
  const { rules } = game;
  return {
    game: game as unknown as Contracted<CrosswordState>['game'],
    letters: rules.letters,
    lexicon: smallLexicon(rules.language),
    player: crosswordPlayer(rules),
    tilesOf: tilesOfBoard(rules),
    reshuffled: reshuffledBag,
    unseenBy: unseenOnBoard,
  };
}

/** The cards that show racks or move tiles between them. */
const RACK_CARDS: readonly Card[] = ['peek-rack', 'peek-rack', 'steal-tile', 'swap-racks', 'free-exchange'];

function onTricks(game: TricksterGame): Contracted<TricksterState> {
  const { rules } = game;
  return {
    game: game as unknown as Contracted<TricksterState>['game'],
    letters: rules.letters,
    lexicon: smallLexicon(rules.language),
    player: tricksterPlayer(rules),
    tilesOf: tilesOfBoard(rules),
    unseenBy: unseenOnBoard,
    // Dealt from the box, these cards are rarely held by two players at the same time.
    setup(players, rng) {
      const hand = () => Array.from({ length: 8 }, () => pick(RACK_CARDS, rng));
      return { cards: Array.from({ length: players }, hand), unchecked: true };
    },
    reshuffled(state, hidden, rng) {
      const others = state.scores.flatMap((_, seat) => (seat === hidden.seat ? [] : [seat]));
      const [deck = [], ...hands] = redealt([state.deck, ...others.map((other) => state.hands[other] ?? [])], rng);
      return {
        ...reshuffledBag(state, hidden, rng),
        deck,
        hands: state.hands.map((hand, other) => hands[others.indexOf(other)] ?? hand),
      };
    },
  };
}

function onTable(game: TableGame): Contracted<TableState> {
  return {
    game: game as unknown as Contracted<TableState>['game'],
    letters: game.rules.letters,
    lexicon: smallLexicon(game.rules.language),
    player: tablePlayer(smallWords(game.rules.language)),
    tilesOf: ({ racks, pot, table }) => [...racks.flat(), ...pot.piles.flat(), ...tilesOf(table)],
    unseenBy(state, hidden) {
      const { open, piles } = state.pot;
      return [...hiddenRacks(state, hidden), ...piles.flatMap((pile) => (open ? pile.slice(0, -1) : pile))];
    },
    reshuffled(state, { racks: seats }, rng) {
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

function reshuffledBag<State extends CrosswordState>(state: State, { racks: seats }: Hidden, rng: Rng): State {
  const [bag = [], ...racks] = redealt([state.bag, ...seats.map((other) => state.racks[other] ?? [])], rng);
  return { ...state, bag, racks: state.racks.map((rack, other) => racks[seats.indexOf(other)] ?? rack) };
}

/** Not even the player who turned a tile face down sees it. */
function unseenOnBoard(state: CrosswordState, hidden: Hidden): readonly Tile[] {
  return [...state.bag, ...hiddenRacks(state, hidden), ...state.turned.map(({ tile }) => tile)];
}

function hiddenRacks({ racks }: { readonly racks: readonly Rack[] }, hidden: Hidden): readonly Tile[] {
  return hidden.racks.flatMap((seat) => racks[seat] ?? []);
}

/** Deals hidden items again, to places of the same sizes. */
function redealt<T>(places: readonly (readonly T[])[], rng: Rng): T[][] {
  const pool = shuffle(places.flat(), rng);
  return places.map((place) => pool.splice(0, place.length));
}
