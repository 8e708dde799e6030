import { type BaseMove, gameById, type LogEntry, replay } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { chanceAlone } from './chance.ts';
import { fingerprintOf, shuffleCode } from './code.ts';
import { commitmentOf } from './commitment.ts';
import { chanceOf, forged, hexOf, playedBy } from './forged.testing.ts';
import { type FirstKept, type Kept, latestKept } from './kept.ts';
import { digestOfView, seenAfter } from './seen.ts';
import { hashOfShare } from './share.ts';
import { type GameRecord, standingsOf, verifyGame } from './verify.ts';
import { choicesOf, faultOfList, uncheckedViews, verifyKept } from './verify-kept.ts';

const SECRET = hexOf('secret');
const [NOORD, OOST] = [hexOf('noord'), hexOf('oost')];
const SETTINGS = { game: 'scrabble-xl-nl', players: 2, options: { starter: 0 } };

/** A move with its time. */
const timed = (move: object, second: number) => ({ move: move as BaseMove, at: 1_000_000 + second * 1000 });
const DEAL = timed({ by: 'house', do: 'deal' }, 0);
const RESIGN = timed({ by: 1, do: 'resign' }, 60);

/** Exchanges the first two tiles of the rack that the deal gives. */
function exchange(head: Parameters<typeof playedBy>[0], seat: number, second: number) {
  const dealt = playedBy(head, [DEAL]).log[0]?.events.find(({ type }) => type === 'dealt');
  const { racks } = dealt as unknown as { racks: string[][] };
  return timed({ by: seat, do: 'exchange', tiles: racks[seat]?.slice(0, 2).join('') }, second);
}

const HEAD = { ...SETTINGS, commitment: commitmentOf(SECRET), chance: chanceOf(SECRET, [NOORD, OOST]) };
const EXCHANGE = exchange(HEAD, 0, 10);
const RECORD = playedBy(HEAD, [DEAL, EXCHANGE, RESIGN]);

function seenBy(record: GameRecord, seat: number, length = record.log.length) {
  const game = gameById('scrabble-xl-nl');
  const shown = record.log.slice(0, length).map(({ number, at, move, events }) => ({
    number,
    at,
    by: move.by,
    events: events.map((event) => game.redact(event, seat)),
  }));
  return seenAfter(shown);
}

/** The hash of each view that the seat was shown. */
function viewsOf(record: GameRecord, seat: number) {
  const game = gameById('scrabble-xl-nl');
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const after = (length: number) => game.viewFor(replay(game, created.state, record.log.slice(0, length)), seat);
  return Object.fromEntries(record.log.map((_, index) => [index + 1, digestOfView(after(index + 1))]));
}

const COMMON = {
  table: 'table',
  settings: SETTINGS,
  commitment: HEAD.commitment,
  seats: [0],
  share: NOORD,
  hashes: HEAD.chance.hashes,
  opened: true,
  seen: { 0: seenBy(RECORD, 0) },
};
/** The values that seat 0's page has kept. */
const KEPT: Kept = {
  ...COMMON,
  version: 2,
  bots: [],
  hash: hashOfShare(NOORD, HEAD.commitment),
  stay: 'connected',
  contradicted: false,
  shown: { 0: viewsOf(RECORD, 0) },
};
/** A page that knows nothing of the game itself. */
const BLIND = { seen: {}, shown: {} };

/** What an earlier version of the page kept. */
const FIRST_KEPT: FirstKept = { ...COMMON, version: 1, present: true };

describe('a share', () => {
  test('has a stable hash', () => {
    const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
    // Computed independently.
    expect(hashOfShare('bb'.repeat(32), commitmentOf(secret))).toBe(
      'ba0d17c91cc1f8cf2d9483a31f7b5388204a21790e09dc096aca0d38a42c52e5',
    );
  });

  test('has another hash with another commitment', () => {
    expect(hashOfShare(NOORD, commitmentOf(SECRET))).not.toBe(hashOfShare(NOORD, commitmentOf(NOORD)));
  });
});

describe('a game of scheme 2', () => {
  test('verifies as it was played', () => {
    expect(verifyGame(RECORD)).toEqual({ ok: true });
    expect(RECORD.log.map(({ draw }) => draw)).toEqual([0, 1, undefined]);
  });

  test('inserted entries do not change later draws', () => {
    const resume = timed({ by: 'house', do: 'resume', away: 1000 }, 5);
    const shifted = playedBy(HEAD, [DEAL, resume, resume, EXCHANGE, RESIGN]);
    expect(shifted.log[3]?.events).toEqual(RECORD.log[1]?.events);
    expect(verifyGame(shifted)).toEqual({ ok: true });
  });

  test('a misnumbered draw is found', () => {
    const entry = RECORD.log[1] as LogEntry;
    const { draw: _, ...uncounted } = entry;
    for (const wrong of [{ ...entry, draw: 2 }, { ...entry, draw: 0 }, uncounted]) {
      const log = RECORD.log.with(1, wrong);
      expect(verifyGame({ ...RECORD, log })).toEqual({ ok: false, entry: 1, why: 'draw-out-of-order' });
    }
    const log = RECORD.log.with(2, { ...(RECORD.log[2] as LogEntry), draw: 2 });
    expect(verifyGame({ ...RECORD, log })).toEqual({ ok: false, entry: 2, why: 'draw-out-of-order' });
  });

  test('a share that does not match its hash, or has none, is found', () => {
    const why = { ok: false, entry: -1, why: 'share-does-not-match' };
    const { chance } = HEAD;
    expect(verifyGame({ ...RECORD, chance: { ...chance, shares: [NOORD, hexOf('x')] } })).toEqual(why);
    expect(verifyGame({ ...RECORD, chance: { ...chance, hashes: [null, chance.hashes[1] ?? null] } })).toEqual(why);
    expect(verifyGame({ ...RECORD, chance: { ...chance, shares: ['', OOST] } })).toEqual(why);
  });

  test('a wrong number of shares is found', () => {
    const why = { ok: false, entry: -1, why: 'shares-not-by-seat' };
    expect(verifyGame({ ...RECORD, chance: chanceOf(SECRET, [NOORD]) })).toEqual(why);
    expect(verifyGame({ ...RECORD, chance: chanceOf(SECRET, [NOORD, OOST, null]) })).toEqual(why);
  });

  test('a single device has no shares', () => {
    expect(verifyGame(playedBy({ ...HEAD, chance: chanceAlone(SECRET) }, [DEAL, RESIGN]))).toEqual({ ok: true });
  });

  test('a setup instead of a deal is found', () => {
    const byHand = timed({ by: 'house', do: 'deal', setup: { racks: [['Q'], ['A']] } }, 0);
    const record = playedBy(HEAD, [byHand, RESIGN]);
    expect(verifyGame(record)).toEqual({ ok: false, entry: 0, why: 'dealt-by-hand' });
    const first = playedBy({ ...HEAD, chance: { secret: SECRET, shares: [] } }, [byHand, RESIGN]);
    expect(verifyGame(first)).toEqual({ ok: false, entry: 0, why: 'dealt-by-hand' });
  });

  test('an aborted game verifies as far as it was played', () => {
    const left = playedBy({ ...HEAD, aborted: true }, [DEAL]);
    expect(verifyGame(left)).toEqual({ ok: true });
    const { aborted: _, ...unfinished } = left;
    expect(verifyGame(unfinished)).toEqual({ ok: false, entry: 0, why: 'not-finished' });
  });

  test('reports whose share counts', () => {
    expect(standingsOf(RECORD)).toEqual(['counted', 'counted']);
    expect(standingsOf({ ...RECORD, chance: chanceOf(SECRET, [NOORD, null]) })).toEqual(['counted', 'none']);
    expect(standingsOf({ ...RECORD, chance: { ...HEAD.chance, shares: [NOORD, null] } })).toEqual([
      'counted',
      'withheld',
    ]);
    expect(standingsOf({ ...RECORD, chance: { secret: SECRET, shares: ['aa', 'bb'] } })).toEqual(['none', 'none']);
  });
});

/** Records that verify by themselves. */
describe('against what a page has kept', () => {
  const FIRST = { secret: SECRET, shares: [NOORD, OOST] };

  /** The same moves where another deal allows them: with other tiles the exchange differs. */
  const redealt = (change: Partial<GameRecord>) => forged({ ...RECORD, log: RECORD.log.toSpliced(1, 1) }, change);

  test('the original game verifies', () => {
    expect(verifyKept(RECORD, KEPT)).toEqual({ ok: true });
    expect(verifyKept(RECORD, { ...KEPT, seen: { 0: seenBy(RECORD, 0, 2) } })).toEqual({ ok: true });
  });

  test.each<[string, GameRecord, Partial<Kept>, string]>([
    ['another scheme', redealt({ chance: FIRST }), {}, 'other-scheme'],
    [
      'another secret with its commitment',
      redealt({ commitment: commitmentOf(hexOf('x')), chance: chanceOf(hexOf('x'), [NOORD, OOST]) }),
      {},
      'other-commitment',
    ],
    ['other options', redealt({ options: { starter: 1 } }), {}, 'other-settings'],
    [
      'an invented share of another player',
      redealt({ chance: chanceOf(SECRET, [NOORD, hexOf('x')]) }),
      {},
      'other-hashes',
    ],
    ['a share left out', redealt({ chance: chanceOf(SECRET, [NOORD, null]) }), {}, 'other-hashes'],
    [
      'the page’s share left out',
      redealt({ chance: chanceOf(SECRET, [null, OOST]) }),
      { hashes: null, opened: false },
      'own-share-missing',
    ],
    [
      'the page’s share replaced',
      redealt({ chance: chanceOf(SECRET, [hexOf('x'), OOST]) }),
      { hashes: null },
      'own-share-replaced',
    ],
    [
      'the page’s share declared unopened',
      redealt({ chance: { ...HEAD.chance, shares: [null, OOST] } }),
      {},
      'own-share-missing',
    ],
  ])('%s is found', (_, record, kept, why) => {
    expect(verifyGame(record)).toEqual({ ok: true });
    expect(verifyKept(record, { ...KEPT, ...kept })).toEqual({ ok: false, entry: -1, why });
  });

  test.each<[string, GameRecord]>([
    ['another course of the game', playedBy(HEAD, [DEAL, timed({ by: 0, do: 'pass' }, 10), RESIGN])],
    ['an entry left out', playedBy(HEAD, [DEAL, RESIGN])],
    ['another time', playedBy(HEAD, [DEAL, { ...EXCHANGE, at: EXCHANGE.at + 1 }, RESIGN])],
    ['a game that ended sooner', playedBy({ ...HEAD, aborted: true }, [DEAL])],
  ])('%s is found', (_, record) => {
    expect(verifyGame(record)).toEqual({ ok: true });
    expect(verifyKept(record, KEPT)).toEqual({ ok: false, entry: 2, why: 'other-log' });
  });

  describe('a share that does not count', () => {
    const without = playedBy({ ...HEAD, chance: chanceOf(SECRET, [null, OOST]) }, [DEAL, RESIGN]);
    const late = playedBy({ ...HEAD, chance: { ...HEAD.chance, shares: [null, OOST] } }, [DEAL, RESIGN]);
    const replaced = playedBy({ ...HEAD, chance: chanceOf(SECRET, [hexOf('x'), OOST]) }, [DEAL, RESIGN]);
    const notOpened = { ...KEPT, ...BLIND, hashes: null, opened: false };

    test.each<[string, GameRecord, Partial<Kept>, string]>([
      ['was sent: own-share-missing', late, { opened: true, hashes: HEAD.chance.hashes }, 'own-share-missing'],
      ['was sent, though the page left afterwards', late, { opened: true, stay: 'away' }, 'own-share-missing'],
      ['of a connected page', without, {}, 'own-share-missing'],
      ['of a connected page that was never asked to open it', late, {}, 'own-share-missing'],
      ['of a page that lost its connection', without, { stay: 'cut' }, 'own-share-absent'],
      ['with another one in its place', replaced, {}, 'own-share-replaced'],
      ['with another one in its place after a disconnect', replaced, { stay: 'cut' }, 'own-share-replaced'],
      ['with another one in its place when the page was left', replaced, { stay: 'away' }, 'own-share-replaced'],
    ])('%s is found', (_, record, kept, why) => {
      expect(verifyGame(record)).toEqual({ ok: true });
      expect(verifyKept(record, { ...notOpened, ...kept })).toEqual({ ok: false, entry: -1, why });
    });

    test('because its page was left, or came after the deal, is not a fault', () => {
      for (const record of [without, late]) {
        expect(verifyKept(record, { ...notOpened, stay: 'away' })).toEqual({ ok: true });
        expect(choicesOf(record, { ...notOpened, stay: 'away' })).toBeNull();
      }
      expect(verifyKept(without, { ...notOpened, share: null, hash: null, stay: 'away' })).toEqual({ ok: true });
    });

    test('is found in the sealed list', () => {
      const [, oost = null] = HEAD.chance.hashes;
      expect(faultOfList(KEPT)).toBeNull();
      expect(faultOfList({ ...KEPT, opened: false, hashes: [null, oost] })).toBe('own-share-missing');
      expect(faultOfList({ ...KEPT, opened: false, hashes: [null, oost], stay: 'away' })).toBeNull();
      expect(faultOfList({ ...KEPT, opened: false, hashes: [oost, oost], stay: 'away' })).toBe('own-share-replaced');
      expect(faultOfList({ ...KEPT, hashes: null })).toBeNull();
    });
  });

  test('a share at the seat of a computer player is found', () => {
    expect(verifyKept(RECORD, { ...KEPT, bots: [1] })).toEqual({ ok: false, entry: -1, why: 'share-of-bot' });
  });

  test('a state that was shown differently is found, with its entry', () => {
    const other = { ...viewsOf(RECORD, 0), 2: digestOfView({ rack: ['Q', 'X'] }) };
    expect(verifyKept(RECORD, { ...KEPT, shown: { 0: other } })).toEqual({ ok: false, entry: 1, why: 'other-view' });
    expect(verifyKept(RECORD, { ...KEPT, shown: { 1: viewsOf(RECORD, 0) } })).toMatchObject({ why: 'other-view' });
  });

  test('a state after the end of the log is found', () => {
    const left = playedBy({ ...HEAD, aborted: true }, [DEAL]);
    expect(verifyKept(left, { ...KEPT, seen: {} })).toEqual({ ok: false, entry: 1, why: 'other-view' });
  });

  test('a state that another version has shown cannot be checked, and is counted', () => {
    const shown = { 0: { ...viewsOf(RECORD, 0), 2: `99:${'a'.repeat(32)}` } };
    expect(verifyKept(RECORD, { ...KEPT, shown })).toEqual({ ok: true });
    expect([uncheckedViews(KEPT), uncheckedViews({ shown })]).toEqual([0, 1]);
  });

  test('a server that contradicted itself is found', () => {
    expect(verifyKept(RECORD, { ...KEPT, contradicted: true })).toMatchObject({ ok: false, why: 'told-otherwise' });
  });
});

describe('the values of an earlier version of the page', () => {
  test('verify as before', () => {
    expect(verifyKept(RECORD, FIRST_KEPT)).toEqual({ ok: true });
    const late = playedBy({ ...HEAD, chance: { ...HEAD.chance, shares: [null, OOST] } }, [DEAL, RESIGN]);
    // It knew of its share only what the server had acknowledged.
    expect(verifyKept(late, { ...FIRST_KEPT, opened: false, seen: {} })).toEqual({ ok: true });
    expect(verifyKept(late, { ...FIRST_KEPT, seen: {} })).toMatchObject({ why: 'own-share-missing' });
    const away = { ...FIRST_KEPT, opened: false, present: false, seen: {} };
    for (const first of [null, hexOf('x')]) {
      const chance = chanceOf(SECRET, [first, OOST]);
      const record = playedBy({ ...HEAD, chance }, [DEAL, RESIGN]);
      expect(verifyKept(record, { ...away, hashes: chance.hashes })).toEqual({ ok: true });
      expect(verifyKept(record, { ...away, present: true, hashes: chance.hashes })).toMatchObject({ ok: false });
    }
  });

  test('of a table that still collects hashes allow to take part', () => {
    const waiting = latestKept({ ...FIRST_KEPT, hashes: null, opened: false, present: false, seen: {} });
    expect(waiting).toMatchObject({ hash: KEPT.hash, stay: null });
  });
});

describe('between how many deals an operator could choose', () => {
  const with3 = (shares: readonly (string | null)[]) => {
    const chance = chanceOf(SECRET, [NOORD, OOST, hexOf('zuid')]);
    return { ...RECORD, players: 3, chance: { ...chance, shares } };
  };

  test('none, if the own share counts and all are opened, except for those in league', () => {
    expect(choicesOf(RECORD, KEPT)).toEqual({ left: 1, most: 2 });
    expect(choicesOf({ ...RECORD, chance: chanceOf(SECRET, [NOORD, null]) }, KEPT)).toEqual({ left: 1, most: 1 });
  });

  test('twice as many for each share that was not opened', () => {
    expect(choicesOf(with3([NOORD, null, hexOf('zuid')]), KEPT)).toEqual({ left: 2, most: 4 });
    expect(choicesOf(with3([NOORD, null, null]), KEPT)).toEqual({ left: 4, most: 4 });
  });

  test('any number, if the own share does not count or nothing was kept', () => {
    expect(choicesOf(with3([null, OOST, null]), KEPT)).toBeNull();
    expect(choicesOf(RECORD, { ...KEPT, hashes: null })).toBeNull();
    expect(choicesOf(RECORD, { ...KEPT, opened: false })).toBeNull();
    expect(choicesOf(RECORD, null)).toBeNull();
    expect(choicesOf({ ...RECORD, chance: { secret: SECRET, shares: [NOORD, OOST] } }, KEPT)).toBeNull();
  });
});

describe('the code that players compare', () => {
  test('has eight digits, and changes with anything that makes the shuffle', () => {
    const { chance } = HEAD;
    const records: GameRecord[] = [
      RECORD,
      { ...RECORD, options: { starter: 1 } },
      { ...RECORD, commitment: NOORD },
      { ...RECORD, chance: { ...chance, hashes: chance.hashes.toReversed() } },
      { ...RECORD, chance: { ...chance, shares: [NOORD, null] } },
      { ...RECORD, chance: chanceOf(SECRET, [NOORD, hexOf('x')]) },
    ];
    const codes = records.map(shuffleCode);
    for (const code of codes) expect(code).toMatch(/^\d{4} \d{4}$/);
    expect(new Set(codes).size).toBe(records.length);
    // A code that depended on the log could be tried out.
    expect(shuffleCode({ ...RECORD, log: RECORD.log.slice(1) })).toBe(codes[0]);
  });

  test('does not exist where one device shuffled, or in the first scheme', () => {
    expect(shuffleCode({ ...RECORD, chance: chanceAlone(SECRET) })).toBeNull();
    expect(shuffleCode({ ...RECORD, chance: { secret: SECRET, shares: [] } })).toBeNull();
  });

  test('the fingerprint changes with the log too', () => {
    const log = RECORD.log.with(1, { ...(RECORD.log[1] as LogEntry), at: 5 });
    expect(fingerprintOf({ ...RECORD, log })).not.toBe(fingerprintOf(RECORD));
    expect(fingerprintOf(RECORD)).toMatch(/^[0-9a-f]{64}$/);
  });
});
