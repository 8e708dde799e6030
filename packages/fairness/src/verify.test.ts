import { readFileSync } from 'node:fs';
import {
  type BaseMove,
  type GameState,
  gameById,
  isRefused,
  type LogEntry,
  lexiconFrom,
  lexiconFromVerdicts,
} from '@lettertafel/engine';
import { smallLexicon } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { seedOf } from './chance.ts';
import { commitmentOf, formatSecret, seedFromText } from './commitment.ts';
import { stream } from './stream.ts';
import { type GameRecord, verifyGame } from './verify.ts';

const fixture = (name: string): GameRecord => JSON.parse(readFileSync(`fixtures/games/${name}.json`, 'utf8'));

/** An automatic game with words to judge, and one that ends by points with a shuffled pot. */
const WENT_OUT = fixture('scrabble-xl-nl/went-out-1');
const POINTS = fixture('rummikub-sabra/points');

/** The record with one entry changed. */
function changed(record: GameRecord, number: number, change: (entry: LogEntry) => object): GameRecord {
  const log = record.log.map((entry, index) => (index === number ? { ...entry, ...change(entry) } : entry));
  return { ...record, log };
}

type Loose = Record<string, unknown>;

/** The first entry that has an event of a type, and a change to that event. */
function withEvent(record: GameRecord, type: string, change: (event: Loose) => object) {
  const number = record.log.findIndex(({ events }) => events.some((event) => event.type === type));
  const tampered = changed(record, number, ({ events }) => ({
    events: events.map((event) => (event.type === type ? { ...event, ...change(event as Loose) } : event)),
  }));
  return { number, tampered };
}

test.each([WENT_OUT, POINTS])('an unchanged game verifies', (record) => {
  expect(verifyGame(record)).toEqual({ ok: true });
});

test('the order of fields does not count', () => {
  const turned = WENT_OUT.log.map(
    (entry) => Object.fromEntries(Object.entries(entry).reverse()) as unknown as LogEntry,
  );
  expect(verifyGame({ ...WENT_OUT, log: turned })).toEqual({ ok: true });
});

describe('before the log', () => {
  const fault = (record: GameRecord) => verifyGame(record);

  test('another secret, another commitment, or none', () => {
    const secret = formatSecret(seedFromText('another'));
    const why = { ok: false, entry: -1, why: 'secret-does-not-match' };
    expect(fault({ ...WENT_OUT, chance: { secret, shares: [] } })).toEqual(why);
    expect(fault({ ...WENT_OUT, commitment: commitmentOf(secret) })).toEqual(why);
    expect(fault({ ...WENT_OUT, commitment: '' })).toEqual(why);
    expect(fault({ ...WENT_OUT, chance: { secret: 'abc', shares: [] } })).toEqual(why);
    expect(fault({ ...WENT_OUT, chance: { secret: WENT_OUT.chance.secret.toUpperCase(), shares: [] } })).toEqual(why);
  });

  test('another secret with its own commitment, or another share, deals other tiles', () => {
    const secret = formatSecret(seedFromText('another'));
    const why = { ok: false, entry: 0, why: 'events-differ' };
    expect(fault({ ...WENT_OUT, commitment: commitmentOf(secret), chance: { secret, shares: [] } })).toEqual(why);
    expect(fault({ ...WENT_OUT, chance: { ...WENT_OUT.chance, shares: ['x'] } })).toEqual(why);
  });

  test('settings that no game has', () => {
    const why = { ok: false, entry: -1, why: 'settings-refused' };
    expect(fault({ ...WENT_OUT, game: 'chess' })).toEqual(why);
    expect(fault({ ...WENT_OUT, players: 9 })).toEqual(why);
    expect(fault({ ...WENT_OUT, options: { checking: 'never' } })).toEqual(why);
  });
});

describe('in the log', () => {
  test('a tile that was not the next in the bag', () => {
    const { number, tampered } = withEvent(WENT_OUT, 'drew', ({ tiles }) => ({
      tiles: [...(tiles as string[])].map(() => 'X'),
    }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: number, why: 'events-differ' });
  });

  test('a rack that was not dealt', () => {
    const { number, tampered } = withEvent(WENT_OUT, 'dealt', ({ racks }) => ({
      racks: [...(racks as string[][])].reverse(),
    }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: number, why: 'events-differ' });
  });

  test('a score that was not made', () => {
    const { number, tampered } = withEvent(WENT_OUT, 'scored', ({ score }) => ({ score: Number(score) + 1 }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: number, why: 'events-differ' });
    const points = withEvent(POINTS, 'scored', () => ({ score: 17 }));
    expect(verifyGame(points.tampered)).toEqual({ ok: false, entry: points.number, why: 'events-differ' });
  });

  test('winners who did not win', () => {
    const { number, tampered } = withEvent(WENT_OUT, 'ended', () => ({ winners: [0, 1, 2] }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: number, why: 'events-differ' });
  });

  test('an event too many, or one left out', () => {
    const more = changed(WENT_OUT, 2, ({ events }) => ({
      events: [...events, { type: 'passed', seat: 0, why: 'chosen' }],
    }));
    expect(verifyGame(more)).toEqual({ ok: false, entry: 2, why: 'events-differ' });
    const less = changed(WENT_OUT, 2, ({ events }) => ({ events: events.slice(1) }));
    expect(verifyGame(less)).toEqual({ ok: false, entry: 2, why: 'events-differ' });
  });

  test('a move that the rules refuse', () => {
    const tampered = changed(WENT_OUT, 1, ({ move }) => ({ move: { ...move, by: (Number(move.by) + 1) % 3 } }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: 1, why: 'move-refused' });
    const foreign = changed(WENT_OUT, 1, () => ({ move: { by: 0, do: 'fly' } as BaseMove }));
    expect(verifyGame(foreign)).toMatchObject({ ok: false, entry: 1, why: 'move-refused' });
  });

  test('a word that the list is said not to have', () => {
    const number = WENT_OUT.log.findIndex(({ verdicts }) => Object.values(verdicts?.has ?? {}).includes(true));
    const tampered = changed(WENT_OUT, number, ({ verdicts }) => ({
      verdicts: { has: Object.fromEntries(Object.keys(verdicts?.has ?? {}).map((word) => [word, false])) },
    }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: number, why: 'move-refused' });
    const without = changed(WENT_OUT, number, () => ({ verdicts: {} }));
    expect(verifyGame(without)).toEqual({ ok: false, entry: number, why: 'move-refused' });
  });

  test('an entry that is missing, twice there, or in another’s place', () => {
    const without = (number: number) => ({ ...WENT_OUT, log: WENT_OUT.log.toSpliced(number, 1) });
    expect(verifyGame(without(3))).toEqual({ ok: false, entry: 3, why: 'number-out-of-order' });
    expect(verifyGame(without(0))).toEqual({ ok: false, entry: 0, why: 'number-out-of-order' });
    const twice = { ...WENT_OUT, log: WENT_OUT.log.toSpliced(3, 0, WENT_OUT.log[3] as LogEntry) };
    expect(verifyGame(twice)).toEqual({ ok: false, entry: 4, why: 'number-out-of-order' });
    const [third, fourth] = WENT_OUT.log.slice(3) as [LogEntry, LogEntry];
    const swapped = { ...WENT_OUT, log: WENT_OUT.log.toSpliced(3, 2, fourth, third) };
    expect(verifyGame(swapped)).toEqual({ ok: false, entry: 3, why: 'number-out-of-order' });
  });

  test('renumbering what is left does not help', () => {
    const log = WENT_OUT.log.toSpliced(1, 1).map((entry, number) => ({ ...entry, number }));
    expect(verifyGame({ ...WENT_OUT, log })).toMatchObject({ ok: false, entry: 1 });
  });

  test('time that runs back', () => {
    const tampered = changed(WENT_OUT, 4, () => ({ at: (WENT_OUT.log[3] as LogEntry).at - 1 }));
    expect(verifyGame(tampered)).toEqual({ ok: false, entry: 4, why: 'time-runs-back' });
  });

  test('a game that is not finished, or goes on after its end', () => {
    const cut = { ...WENT_OUT, log: WENT_OUT.log.slice(0, -1) };
    expect(verifyGame(cut)).toEqual({ ok: false, entry: cut.log.length - 1, why: 'not-finished' });
    expect(verifyGame({ ...WENT_OUT, log: [] })).toEqual({ ok: false, entry: -1, why: 'not-finished' });
    const last = WENT_OUT.log.at(-1) as LogEntry;
    const more = { ...last, number: WENT_OUT.log.length, move: { by: 0, do: 'pass' }, events: [] };
    expect(verifyGame({ ...WENT_OUT, log: [...WENT_OUT.log, more] })).toEqual({
      ok: false,
      entry: WENT_OUT.log.length,
      why: 'move-refused',
    });
  });
});

describe('with the word list', () => {
  const asked = POINTS.log.findIndex(({ verdicts }) => verdicts?.has !== undefined);

  test('the verdicts themselves are checked', () => {
    expect(verifyGame(POINTS, smallLexicon('nl'))).toEqual({ ok: true });
    expect(verifyGame(POINTS, lexiconFrom({ words: [] }))).toEqual({ ok: false, entry: asked, why: 'verdict-differs' });
  });

  test.each(['isName', 'isPersonStem', 'isAdvised', 'has'])('including a false one of %s', (question) => {
    const forged = changed(POINTS, asked, ({ verdicts }) => ({
      verdicts: { ...verdicts, [question]: { ...verdicts?.[question as 'has'], QQQ: true } },
    }));
    expect(verifyGame(forged)).toEqual({ ok: true });
    expect(verifyGame(forged, smallLexicon('nl'))).toEqual({ ok: false, entry: asked, why: 'verdict-differs' });
  });

  test('B-27 a no-play ending verifies only if there was no play', () => {
    const honest = fixture('scrabble-xl-nl/no-play');
    expect(verifyGame(honest, listOf(honest))).toEqual({ ok: true });
    const forged = endedTooEarly(WENT_OUT);
    const last = forged.log.length - 1;
    expect(last).toBeLessThan(WENT_OUT.log.length - 1);
    // The log alone cannot show this: it does not contain the words that could have been laid.
    expect(verifyGame(forged)).toEqual({ ok: true });
    expect(verifyGame(forged, listOf(WENT_OUT))).toEqual({ ok: false, entry: last, why: 'events-differ' });
    expect(verifyGame(WENT_OUT, listOf(WENT_OUT))).toEqual({ ok: true });
  });
});

/** The words a game accepted. */
function listOf({ log }: GameRecord) {
  const asked = log.flatMap(({ verdicts }) => Object.entries(verdicts?.has ?? {}));
  return lexiconFrom({ words: asked.filter(([, good]) => good).map(([word]) => word) });
}

/** A forgery: the same game, ended by no-play as soon as the bag is empty. */
function endedTooEarly(record: GameRecord): GameRecord {
  const game = gameById('scrabble-xl-nl');
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const seed = seedOf(record.chance, record);
  let state: GameState = created.state;
  for (const [number, entry] of record.log.entries()) {
    const lexicon = lexiconFromVerdicts(entry.verdicts ?? {});
    const context = { now: entry.at, rng: stream(seed, entry.draw ?? number), lexicon, playExists: () => false };
    const decision = game.decide(state, entry.move, context);
    if (isRefused(decision)) throw new Error(decision.refusal.code);
    state = decision.state;
    const told = { ...entry, events: decision.events };
    if (state.over) return { ...record, log: [...record.log.slice(0, number), told] };
  }
  throw new Error('the bag was never empty');
}
