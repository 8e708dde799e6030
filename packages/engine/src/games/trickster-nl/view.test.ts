import { expect, test } from 'vitest';
import { card, lay, type Tricks, type TricksTable, tricks } from '../../../testing/trickster.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Card } from './cards.ts';
import { tricksterNl } from './game.ts';
import type { TricksterMove } from './state.ts';

const WONEN = ['H6 WONEN'];

/** Everything a viewer was shown: redacted events and the final view. */
function shown(table: TricksTable, viewer: Viewer) {
  return {
    told: table.log.map(({ events }) => events.map((event) => tricksterNl.redact(event, viewer))),
    view: tricksterNl.viewFor(table.state, viewer),
  };
}

function play(tricksOf: Tricks, moves: readonly TricksterMove[]) {
  const table = tricks({ players: 3, board: WONEN, bag: 'SSSSSSSSSSSS', deck: [], ...tricksOf });
  for (const move of moves) table.when(move);
  return table;
}

const goOn = (...seats: readonly number[]): TricksterMove[] => seats.map((by) => ({ by, do: 'accept' }));

interface Pair {
  readonly rule: string;
  readonly what: string;
  /** Two games that differ only in hidden information. */
  readonly games: readonly [TricksTable, TricksTable];
  readonly hiddenFrom: readonly Viewer[];
}

const blankOf = (tile: string) =>
  play({ racks: [`I${tile}`, 'E', 'S'], hands: [['tile-as-blank']] }, [
    lay(0, '6H WIp', { card: 'tile-as-blank', tile, square: 'J6' }),
    ...goOn(1, 2),
  ]);
const announcedBlankOf = (tile: string) =>
  play({ racks: [`I${tile}`, 'E', 'S'], hands: [['tile-as-blank']] }, [
    lay(0, '6H WIp', { card: 'tile-as-blank', tile, square: 'J6' }),
  ]);
const exchanging = (tile: string, answers: readonly TricksterMove[]) =>
  play({ racks: [`IP${tile}`, 'E', 'S'], hands: [['free-exchange']] }, [
    card(0, 'free-exchange', { tiles: tile }),
    ...answers,
  ]);
const holding = (move: TricksterMove) =>
  play({ racks: ['IPK', 'E', 'S'], hands: [['add-ten'], ['add-ten'], []] }, [move]);
const dealtHand = (hand: Card) =>
  play({ racks: ['IPK', 'E', 'S'], hands: [[hand]], deck: [hand === 'anywhere' ? 'backwards' : 'anywhere'] }, []);
const taking = (taken: Card) =>
  play({ board: ['I6 AS'], racks: ['HNQ', 'E', 'S'], deck: [taken, 'add-ten'] }, [
    lay(0, '6H HAN'),
    ...goOn(1, 2),
    { by: 0, do: 'take' },
  ]);
const stealing = (tile: string) =>
  play({ racks: ['IPK', tile, 'S'], hands: [['steal-tile']] }, [card(0, 'steal-tile', { target: 1 }), ...goOn(1, 2)]);
const swapping = (mine: string, other: string) =>
  play({ racks: [mine, other, 'S'], hands: [['swap-racks']] }, [card(0, 'swap-racks', { target: 1 }), ...goOn(1, 2)]);
const peeking = (rack: string) =>
  play({ racks: ['IPK', rack, 'S'], hands: [['peek-rack']] }, [card(0, 'peek-rack', { target: 1 }), ...goOn(1, 2)]);
const looking = (words: readonly string[]) =>
  play({ racks: ['IPK', 'E', 'S'], hands: [['add-ten']], words }, [{ by: 0, do: 'look', card: 'add-ten' }]);
const drawing = (bag: string) => play({ racks: ['IPK', 'E', 'S'], bag }, [lay(0, '6H WIP'), ...goOn(1, 2)]);

test.each<Pair>([
  {
    rule: 'TR-27',
    what: 'the real tile under a tile-as-blank',
    games: [blankOf('K'), blankOf('X')],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    rule: 'TR-27',
    what: 'the real tile while it is announced',
    games: [announcedBlankOf('K'), announcedBlankOf('X')],
    hiddenFrom: [1, 'spectator'],
  },
  {
    rule: 'TR-15',
    what: 'the tiles of an announced free-exchange',
    games: [exchanging('K', []), exchanging('X', [])],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    rule: 'TR-15',
    what: 'the tiles of a free-exchange that was made',
    games: [exchanging('K', goOn(1, 2)), exchanging('X', goOn(1, 2))],
    hiddenFrom: [1, 'spectator'],
  },
  {
    rule: 'TR-17',
    what: 'a move that is held back',
    games: [holding(lay(0, '6H WIP')), holding({ by: 0, do: 'pass' })],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    rule: 'TR-05',
    what: 'the hands of others and the deck',
    games: [dealtHand('anywhere'), dealtHand('backwards')],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    rule: 'TR-05',
    what: 'the cards just taken',
    games: [taking('anywhere'), taking('cancel-card')],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    rule: 'TR-25',
    what: 'a stolen tile, from third players',
    games: [stealing('X'), stealing('Y')],
    hiddenFrom: [2, 'spectator'],
  },
  {
    rule: 'TR-14',
    what: 'swapped racks, from third players',
    games: [swapping('AB', 'CD'), swapping('EF', 'GH')],
    hiddenFrom: [2, 'spectator'],
  },
  {
    rule: 'TR-29',
    what: 'a peeked rack, from all but the peeker',
    games: [peeking('ABC'), peeking('XYZ')],
    hiddenFrom: [2, 'spectator'],
  },
  {
    rule: 'TR-07',
    what: 'the two-letter words, from all but the looker',
    games: [looking(['NU']), looking(['JE', 'OS'])],
    hiddenFrom: [1, 2, 'spectator'],
  },
  {
    rule: 'B-07',
    what: 'racks and bag',
    games: [drawing('ABCDEFG'), drawing('QQQQQQQ')],
    hiddenFrom: [1, 2, 'spectator'],
  },
])('$rule hides $what', ({ games: [one, other], hiddenFrom }) => {
  for (const viewer of hiddenFrom) expect(shown(one, viewer)).toEqual(shown(other, viewer));
  // Sanity check: viewers who may see the difference do.
  expect(shown(one, 0)).not.toEqual(shown(other, 0));
});

test('TR-29 a peek reveals the rack to the peeker until that rack changes', () => {
  const table = peeking('ABE');
  const revealed = (viewer: Viewer) => tricksterNl.viewFor(table.state, viewer).revealed;
  expect(revealed(0)).toEqual([{ seat: 1, letters: ['A', 'B', 'E'], why: 'peek' }]);
  expect(revealed(2)).toEqual([]);
  table.when({ by: 0, do: 'pass' });
  expect(revealed(0)).toHaveLength(1);
  table.when({ by: 1, do: 'exchange', tiles: 'A' });
  expect(revealed(0)).toEqual([]);
});

test('TR-29 a player robbed, skipped or cancelled learns by whom and which card', () => {
  const robbed = shown(stealing('X'), 1).told.flat();
  expect(robbed).toContainEqual({ type: 'stole', by: 0, target: 1, count: 1, mine: ['X'] });

  const skip = play({ racks: ['IPK', 'E', 'S'], hands: [['skip-opponent']] }, [
    card(0, 'skip-opponent', { target: 1 }),
    ...goOn(1, 2),
    { by: 0, do: 'pass' },
  ]);
  expect(shown(skip, 1).told.flat()).toContainEqual({ type: 'skipped', seat: 1, by: 0 });

  const cancel = play({ racks: ['IPK', 'E', 'S'], hands: [['add-ten'], ['cancel-card'], []] }, [
    ...goOn(1, 2),
    lay(0, '6H WIP', 'add-ten'),
    card(1, 'cancel-card', { cancels: 'add-ten' }),
  ]);
  expect(shown(cancel, 0).told.flat().at(-1)).toMatchObject({
    type: 'cancelled',
    card: { card: 'cancel-card', by: 1, voids: 0 },
  });
});

test('TR-05 a view counts the others’ cards and shows the viewer’s own', () => {
  const table = play({ racks: ['IPK', 'E', 'S'], hands: [['add-ten', 'anywhere'], ['backwards'], []] }, []);
  expect(tricksterNl.viewFor(table.state, 0)).toMatchObject({ hand: ['add-ten', 'anywhere'], handSizes: [2, 1, 0] });
  expect(tricksterNl.viewFor(table.state, 2)).toMatchObject({ hand: [], handSizes: [2, 1, 0] });
});

test('TR-05 a player sees the cards of their own hand', () => {
  const told = (viewer: Viewer) =>
    shown(dealtHand('anywhere'), viewer).told[0]?.find(({ type }) => type === 'cards-dealt');
  expect(told(0)).toEqual({ type: 'cards-dealt', deck: 1, handSizes: [1, 0, 0], mine: ['anywhere'] });
  expect(told('spectator')).toMatchObject({ mine: [] });
});

test('TR-07 the two-letter words stay visible until the turn ends, even while the play is open', () => {
  const table = looking(['NU', 'JE']);
  const words = () => tricksterNl.viewFor(table.state, 0).twoLetterWords;
  expect(words()).toEqual(['JE', 'NU']);
  table.when(lay(0, '6H WIP'));
  expect(words()).toEqual(['JE', 'NU']);
  table.settle();
  expect(words()).toBeNull();
});

test('B-24 nothing in a running game reveals whether a word is valid', () => {
  const laid = (words: readonly string[]) => play({ racks: ['IPK', 'E', 'S'], words }, [lay(0, '6H WIP')]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(shown(laid(['WIP']), viewer)).toEqual(shown(laid([]), viewer));
  }
});
