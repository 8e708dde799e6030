import { describe, expect, test } from 'vitest';
import { longRecord } from '../games/long-game.testing.ts';
import { LONGEST_LOG, MOST_ENTRIES } from '../store/log-length.ts';
import { checkMovedGame } from './check-moved-game.ts';
import { checkRecord } from './check-record.ts';

describe('imports may be as long as games on this server', () => {
  test('a finished game', async () => {
    expect(checkRecord(await longRecord(LONGEST_LOG))).toHaveProperty('record');
    expect(checkRecord(await longRecord(LONGEST_LOG + 1))).toEqual({
      problem: { code: 'bad-record', path: 'log', why: `it has more than ${LONGEST_LOG} entries` },
    });
  });

  test('a running game', async () => {
    const seats = ['Noord', 'Oost'].map((name) => ({ kind: 'person', name }));
    const moved = async (entries: number) => {
      const record = await longRecord(entries, { isFinished: false });
      return checkMovedGame({ version: 1, seats, spent: 0, practice: false, record });
    };
    expect(await moved(MOST_ENTRIES)).toHaveProperty('record');
    expect(await moved(MOST_ENTRIES + 1)).toMatchObject({ problem: { code: 'bad-record', path: 'record.log' } });
  });
});
