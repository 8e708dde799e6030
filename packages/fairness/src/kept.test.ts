import { type BaseMove, gameById, type LogEntry } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { chanceAlone } from './chance.ts';
import { commitmentOf } from './commitment.ts';
import { chanceOf, forged, hexOf, playedBy } from './forged.testing.ts';
import { type Kept, verifyKept } from './kept.ts';
import { seenAfter, shuffleCode } from './seen.ts';
import { hashOfShare } from './share.ts';
import { type GameRecord, standingsOf, verifyGame } from './verify.ts';

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

/** The values that seat 0's page has kept. */
const KEPT: Kept = {
  version: 1,
  table: 'table',
  settings: SETTINGS,
  commitment: HEAD.commitment,
  seats: [0],
  share: NOORD,
  hashes: HEAD.chance.hashes,
  opened: true,
  present: true,
  seen: { 0: seenBy(RECORD, 0) },
};

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
      { hashes: null },
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

  test('a page that was away at the deal has no share, which is not a fault', () => {
    const record = playedBy({ ...HEAD, chance: chanceOf(SECRET, [null, OOST]) }, [DEAL, RESIGN]);
    const away = { ...KEPT, hashes: null, opened: false, present: false, seen: {} };
    expect(verifyKept(record, away)).toEqual({ ok: true });
    expect(verifyKept(record, { ...away, share: null })).toEqual({ ok: true });
  });

  test('a share not opened in time is withheld, which is not a fault', () => {
    const chance = { ...HEAD.chance, shares: [null, OOST] };
    const record = playedBy({ ...HEAD, chance }, [DEAL, RESIGN]);
    expect(verifyKept(record, { ...KEPT, opened: false, seen: {} })).toEqual({ ok: true });
  });
});

test('the code of a shuffle changes with anything fixed before it', () => {
  const { commitment } = HEAD;
  const codes = [
    { commitment, hashes: HEAD.chance.hashes },
    { commitment, hashes: HEAD.chance.hashes.toReversed() },
    { commitment, hashes: [null, null] },
    { commitment: NOORD, hashes: HEAD.chance.hashes },
  ].map(shuffleCode);
  expect(new Set(codes).size).toBe(codes.length);
});
