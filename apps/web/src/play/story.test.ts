import { readdirSync, readFileSync } from 'node:fs';
import { type GameId, type GameState, gameById, type LogEntry, replay, type SeenEvent } from '@lettertafel/engine';
import { parseRecord } from '@lettertafel/protocol';
import { describe, expect, test } from 'vitest';
import { tellStory } from './story.ts';
import { roundsOf } from './turn.ts';

const FOLDER = 'fixtures/games';

const RECORDS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const parsed = parseRecord(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
    if ('problem' in parsed) throw new Error(`${file}: ${parsed.problem.why}`);
    return [file, parsed.value] as const;
  });

/** The log as a spectator sees it. */
function seen(id: GameId, log: readonly LogEntry[]) {
  const game = gameById(id);
  return log.map(({ number, at, events }) => ({
    number,
    at,
    by: 0,
    events: events.map((event) => game.redact(event as { type: string }, 'spectator') as SeenEvent),
  }));
}

test('there are games to check', () => {
  expect(RECORDS.length).toBeGreaterThan(10);
});

describe.each(RECORDS)('%s', (_, record) => {
  const game = gameById(record.game);
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const log = record.log as readonly LogEntry<unknown, { type: string }>[];
  const end = replay(game, created.state, log) as GameState & { board?: readonly string[]; table?: readonly object[] };
  const story = tellStory(seen(record.game, record.log), { seats: end.scores, board: end.board ?? [] });

  test('the final scores of the story are those of the game', () => {
    expect(story.scores).toEqual(end.scores);
    expect(story.endedAt).toBe(record.log.at(-1)?.at);
  });

  test('the final position of the story is that of the game', () => {
    const last = story.turns.at(-1)?.after;
    if (end.board) expect(last?.board).toEqual(end.board);
    if (end.table) expect(last?.table).toEqual(end.table);
  });

  test('turns are numbered as in the game', () => {
    expect(story.turns[0]?.number).toBe(1);
    // A game can end without a move of the last turn.
    expect([end.turnNumber, end.turnNumber - 1]).toContain(story.turns.at(-1)?.number);
  });

  test('no seat has two turns in a row of the pad', () => {
    for (const row of roundsOf(story.turns)) {
      const round = row.filter(({ what }) => what !== 'took-score');
      expect(new Set(round.map(({ seat }) => seat)).size).toBe(round.length);
    }
  });
});

test('DE-06 a word with an ending tile is written out', () => {
  const [, record] = RECORDS.find(([file]) => file === 'scrabble-de/went-out.json') ?? [];
  if (!record) throw new Error('no such game');
  const entries = seen(record.game, record.log).map((entry) => ({
    ...entry,
    events: entry.events.map((event) =>
      event.type === 'laid'
        ? { ...event, words: event.words.map((made) => ({ ...made, word: 'HIRT*', reads: 'HIRT*' })) }
        : event,
    ),
  }));
  const { turns } = tellStory(entries, { seats: [0, 0], board: [] });
  expect(turns.find(({ what }) => what === 'laid')?.word).toBe('HIRT*IN');
});
