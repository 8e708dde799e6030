import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS, lexiconFrom } from '@lettertafel/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './input.ts';
import { verify } from './verify.ts';

const read = (name: string) => JSON.parse(readFileSync(`fixtures/games/${name}`, 'utf8'));

const FIXTURES = GAME_IDS.flatMap((id) => readdirSync(`fixtures/games/${id}`).map((file) => `${id}/${file}`));

test.each(FIXTURES)('%s verifies', (name) => {
  const { answer, notes } = verify(read(name));
  expect(answer).toEqual({ ok: true });
  expect(notes).toEqual([
    'shares: the first scheme does not show whether a share is its player’s own',
    'deals: without --kept nothing shows that the deal was not chosen from any number of deals',
    expect.stringMatching(/^fingerprint: [0-9a-f]{64} /),
  ]);
});

test('with a word list its verdicts are checked too', () => {
  const record = read('scrabble-xl-nl/no-play.json');
  expect(verify(record, undefined, lexiconFrom({ words: [] })).answer).toMatchObject({
    ok: false,
    why: 'the word list judges a word differently',
  });
});

describe('with the values that a browser has kept', () => {
  const file = (name: string) => JSON.parse(readFileSync(`fixtures/shuffle/${name}.json`, 'utf8'));
  const [game, kept, first] = [file('game'), file('kept'), file('kept-1')];
  const SHARES = [
    'seat 1: its share is part of the shuffle',
    'seat 2: its share is part of the shuffle',
    'seat 3: no share: a computer player, or no page was connected at the deal',
  ];
  const CODES = [expect.stringMatching(/^code: \d{4} \d{4} /), expect.stringMatching(/^fingerprint: [0-9a-f]{64} /)];
  const deals =
    'one deal was possible; with the help of every other seat that has a hash, an operator could choose between';

  test('the game verifies, and whose share counts is reported', () => {
    expect(verify(game, kept)).toEqual({ answer: { ok: true }, notes: [...SHARES, `deals: ${deals} 2`, ...CODES] });
    expect(verify(game).answer).toEqual({ ok: true });
  });

  test('those of an earlier version verify too, and it is reported what they lack', () => {
    const states = 'states: the page has kept no hashes of what it showed, only of the log';
    const notes = [...SHARES, `deals: ${deals} 2`, states, ...CODES];
    expect(verify(game, first)).toEqual({ answer: { ok: true }, notes });
  });

  test('what cannot be proven is reported', () => {
    const left = { ...kept, opened: false, stay: 'away', share: 'a'.repeat(64), hash: null };
    expect(verify(game, left).notes).toContain(
      'deals: the share of this page is not part of the shuffle: whoever dealt could choose any deal',
    );
    const newer = { ...kept, shown: { 0: { ...kept.shown[0], 5: `2:${'a'.repeat(32)}` } } };
    expect(verify(game, newer)).toMatchObject({
      answer: { ok: true },
      notes: expect.arrayContaining(['states: 1 of 5 were shown by another version of the page and are not checked']),
    });
  });

  test('without them, a log that was cut off by an abort is not passed silently', () => {
    const cut = { ...game, aborted: true, log: game.log.slice(0, 2) };
    expect(verify(cut).notes).toContain('end: the game was aborted; without --kept nobody can tell whether it went on');
    expect(verify(cut, kept).answer).toMatchObject({
      ok: false,
      why: expect.stringContaining('the log up to this entry'),
    });
  });

  test.each<[string, object, string]>([
    ['another commitment', { commitment: 'a'.repeat(64) }, 'the commitment is not the one'],
    ['other hashes', { hashes: [kept.hashes[0], null, null] }, 'the hashes are not those'],
    ['another share', { share: 'a'.repeat(64), hash: 'b'.repeat(64) }, 'another share counted'],
    ['a contradiction', { contradicted: true }, 'two different things'],
    ['a share of a computer player', { bots: [1] }, 'a computer player has a share'],
    ['a page without a connection', { seats: [2], opened: false, stay: 'cut' }, 'not proven: the page was open'],
    ['other options', { settings: { ...kept.settings, options: {} } }, 'its options are not those'],
    ['another state', { shown: { 0: { ...kept.shown[0], 2: `1:${'a'.repeat(32)}` } } }, 'showed a state that is not'],
    ['another course', { seen: { 0: { ...kept.seen[0], digest: 'a'.repeat(64) } } }, 'not what the page was shown'],
  ])('%s is found', (_, change, why) => {
    expect(verify(game, { ...kept, ...change }).answer).toMatchObject({ ok: false, why: expect.stringContaining(why) });
  });

  test('invalid kept values are refused with their path', () => {
    expect(() => verify(game, { ...kept, share: 5 })).toThrow(/^--kept: share: /);
    expect(() => verify(game, null)).toThrow(InputError);
  });
});

const GAMES = [
  'scrabble-xl-nl/went-out-1',
  'scrabble-de/went-out-5',
  'trickster-nl/went-out',
  'rummikub-sabra/points-2',
  'rummikub-international/gave-up',
].map((name) => read(`${name}.json`));

/** A copy with one random part replaced. */
function tampered(record: unknown, steps: readonly number[], value: unknown): unknown {
  const copy = structuredClone(record);
  let place = copy as Record<string, unknown>;
  for (const [index, step] of steps.entries()) {
    const keys = Object.keys(place);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) break;
    const next = place[key];
    if (index === steps.length - 1 || typeof next !== 'object' || next === null) place[key] = value;
    else place = next as Record<string, unknown>;
  }
  return copy;
}

/** The answer; null for an input error; other errors fail the test. */
function answerTo(record: unknown) {
  try {
    return verify(record).answer;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

const path = fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 });
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    -1,
    0,
    1,
    2,
    3,
    1e300,
    'H8',
    '8H',
    'EEN',
    '?',
    '@',
    '_',
    '*',
    'house',
    'timeout',
    'lay',
    'arrange',
    [],
    {},
  ),
);

describe('a tampered game', () => {
  test.each(GAMES.map((game) => [game.game, game]))(
    '%s: is answered or not understood, never thrown at',
    (_, record) => {
      fc.assert(
        fc.property(path, value, (steps, part) => {
          const answer = answerTo(tampered(record, steps, part));
          if (answer && !answer.ok) expect(answer.why).toMatch(/\w/);
        }),
        { numRuns: 150 },
      );
    },
  );

  test('a record may contain a setup, and no setup throws', () => {
    const [xl] = GAMES;
    const tiles = fc.array(fc.constantFrom('A', 'E', '?', '@', '_', 'é', 'Q'), { maxLength: 8 });
    const setup = fc.record(
      {
        racks: fc.array(fc.option(tiles), { maxLength: 4 }),
        bag: tiles,
        turn: fc.nat(4),
        scores: fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 4 }),
        passes: fc.array(fc.nat(3), { maxLength: 4 }),
        unchecked: fc.boolean(),
        locked: fc.array(fc.record({ at: fc.constantFrom('H8', '8H', 'Z1'), by: fc.nat(4) }), { maxLength: 2 }),
        board: fc.constant(Array<string>(15).fill('EE.............')),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(setup, (said) => {
        const [deal, ...rest] = xl.log;
        answerTo({ ...xl, log: [{ ...deal, move: { ...deal.move, setup: said } }, ...rest] });
      }),
    );
  });
});
