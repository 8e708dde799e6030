/** Cards that affect others: each seat reads what happened, and to whom (TR-29). */
import {
  type Card,
  EMPTY_BOARD,
  lastMove,
  lexiconFrom,
  playOfTurn,
  roundsOf,
  type Seat,
  type TricksterState,
  tellStory,
  tricksterNl,
} from '@lettertafel/engine';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import { describeCancelled, describeCardNews, describeEvent } from './story-sentences.ts';

const NAMES = ['Noord', 'Oost', 'Zuid'];
beforeAll(async () => {
  // Node has neither; the page stores its language in them.
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await changeLanguage('nl');
});

const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: ['DE', 'DEN', 'EN'] }) };

const LATE = 3_600_000;
const isTimeout = (move: object) => 'do' in move && move.do === 'timeout';

/** The story of each seat, for a real game with this setup and these moves. */
function played(card: Card, setup: object, moves: readonly object[]) {
  const made = tricksterNl.create(NAMES.length, { checking: 'automatic' });
  if (!('state' in made)) throw new Error('bad options');
  const racks = ['DENENAR', 'SENENAR', 'DENENAR'];
  const deal = { by: 'house', do: 'deal', setup: { racks, cards: [[card], [], []], turn: 0, ...setup } };
  let state: TricksterState = made.state;
  const events = [deal, ...moves].flatMap((move) => {
    const decision = tricksterNl.decide(state, move as never, { ...context, now: isTimeout(move) ? LATE : 0 });
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    ({ state } = decision);
    return decision.events;
  });
  return (seat: Seat) => {
    const entry = { at: 0, events: events.map((event) => tricksterNl.redact(event, seat)) };
    return tellStory([entry], state);
  };
}

const against = (card: Card, target: Seat) => [
  { by: 0, do: 'card', card, target },
  { by: 1, do: 'accept' },
  { by: 2, do: 'accept' },
];

describe.each<[Card, object, readonly object[], readonly string[]]>([
  ['steal-tile', {}, [], ['Je pakt een S van Oost', 'Noord pakt je S', 'Noord pakt een letter van Oost']],
  [
    'swap-racks',
    {},
    [],
    ['Je ruilt van plankje met Oost', 'Noord ruilt van plankje met jou', 'Noord ruilt van plankje met Oost'],
  ],
  [
    'take-last-score',
    { lastScores: [0, 24, 0] },
    [],
    [
      'Je krijgt ook de 24 punten van de laatste beurt van Oost',
      'Noord krijgt ook de 24 punten van jouw laatste beurt',
      'Noord krijgt ook de 24 punten van de laatste beurt van Oost',
    ],
  ],
  [
    'skip-opponent',
    {},
    [],
    ['Je laat Oost een beurt overslaan', 'Noord laat jou een beurt overslaan', 'Noord laat Oost een beurt overslaan'],
  ],
  [
    'skip-opponent',
    {},
    [{ by: 0, do: 'pass' }],
    ['Oost wordt overgeslagen door jou', 'Je wordt overgeslagen door Noord', 'Oost wordt overgeslagen door Noord'],
  ],
])('%s', (card, setup, moves, told) => {
  test.each([0, 1, 2])('is described to seat %i', (seat) => {
    const story = played(card, setup, [...against(card, 1), ...moves])(seat);
    const last = lastMove(story.events);
    expect(last && describeEvent(last, { names: NAMES, own: seat }, '')).toBe(told[seat]);
  });
});

test('points taken by a card are in the row of that turn', () => {
  const { turns } = played('take-last-score', { lastScores: [0, 24, 0] }, [
    ...against('take-last-score', 1),
    { by: 0, do: 'lay', at: 'H8', word: 'DE' },
  ])(2);
  const [row, ...others] = roundsOf(turns);
  expect(others).toEqual([]);
  expect(row?.map(({ what, seat, score }) => [what, seat, score])).toEqual([
    ['took-score', 0, 24],
    ['laid', 0, expect.any(Number)],
  ]);
  expect(row?.[0]?.scores[0]).toBe(24);
});

test('TR-23 a word laid backwards is told as it reads', () => {
  const { events } = played('backwards', {}, [
    { by: 0, do: 'lay', at: 'H7', word: 'ED', cards: [{ card: 'backwards' }] },
    { by: 1, do: 'accept' },
    { by: 2, do: 'accept' },
  ])(0);
  const last = lastMove(events);
  expect(last).toMatchObject({ what: 'laid', word: 'DE' });
  // The card that counts is named with the play.
  expect(last && describeEvent(last, { names: NAMES, own: 1 }, '')).toMatch(
    /^Noord legt DE met Achterstevoren, \d+ punten$/,
  );
});

test('TR-29 a play that stands without its card says who cancelled it, unless that was cancelled in turn', () => {
  const setup = { cards: [['add-ten', 'cancel-card'], ['cancel-card'], []] };
  const cancelled = [
    { by: 0, do: 'lay', at: 'H7', word: 'DE', cards: [{ card: 'add-ten', word: 'DE' }] },
    // The turn may begin (TR-17).
    { by: 1, do: 'accept' },
    { by: 2, do: 'accept' },
    { by: 1, do: 'card', card: 'cancel-card', cancels: 'add-ten' },
  ];
  const cancelOf = (answers: readonly object[]) => {
    const { events } = played('add-ten', setup, [...cancelled, ...answers])(0);
    const last = lastMove(events);
    expect(last?.what).toBe('laid');
    return last && describeCancelled(last, { names: NAMES, own: 2 });
  };
  expect(
    cancelOf([
      { by: 0, do: 'accept' },
      { by: 2, do: 'accept' },
    ]),
  ).toEqual(['Oost zet een streep door Tien erbij']);
  expect(cancelOf([{ by: 0, do: 'card', card: 'cancel-card', cancels: 'cancel-card' }])).toEqual([]);
});

test('TR-17 the play before a skipped turn is still the last play', () => {
  const { events } = played('skip-opponent', {}, [
    ...against('skip-opponent', 1),
    { by: 0, do: 'lay', at: 'H7', word: 'DE' },
  ])(1);
  expect(lastMove(events)?.what).toBe('skipped');
  expect(playOfTurn(events)).toMatchObject({ seat: 0, word: 'DE' });
});

test('DE-06 a word with an ending tile is written out', () => {
  const words = [{ word: 'HIRT*', reads: 'HIRT*' }];
  const laid = { type: 'laid', seat: 0, layings: [], laid: [], words, bonus: 0, extra: 0, score: 12, window: null };
  const [event] = tellStory([{ at: 0, events: [laid] }], { seats: 2, board: EMPTY_BOARD }).events;
  expect(event && describeEvent(event, { names: NAMES, own: 1 }, '')).toBe('Noord legt HIRT*IN, 12 punten');
});

test('TR-05 cards that were taken or dropped are named, those taken only to their player', () => {
  const setup = {
    racks: ['DENENAR', 'SENENAR', 'DENENAR'],
    cards: [['add-ten', 'peek-rack', 'anywhere'], [], []],
    deck: ['triple-word', 'double-word'],
  };
  const moves = [
    { by: 0, do: 'lay', at: 'H6', word: 'DEN' },
    { by: 0, do: 'take' },
    { by: 'house', do: 'timeout' },
  ];
  const story = played('add-ten', setup, moves);
  const toldTo = (own: Seat) => describeCardNews(story(own).events, { names: NAMES, own });
  expect(toldTo(0)).toEqual(['Je pakt Driedubbel woord', 'Je legt Driedubbel woord weg']);
  expect(toldTo(1)).toEqual(['Noord pakt 1 kaart', 'Noord legt Driedubbel woord weg']);
  const shared = describeCardNews(story(0).events, { names: NAMES, own: null });
  expect(shared[0]).toBe('Noord pakt 1 kaart');
});
