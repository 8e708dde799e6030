/** The story against the states of whole games, and what it says of single events. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkStory } from '../../testing/story.ts';
import { card, lay, tricks } from '../../testing/trickster.ts';
import { EMPTY_BOARD } from '../crossword/standard-board.ts';
import { gameById } from '../games/index.ts';
import { tricksterNl } from '../games/trickster-nl/game.ts';
import { OVERTIME_COST } from '../kernel/clock.ts';
import { replay } from '../kernel/log.ts';
import { type ToldEntry, tellStory } from './story.ts';
import { lastMove } from './story-event.ts';
import { roundsOf } from './turn.ts';

const FOLDER = 'fixtures/games';

const RECORDS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))] as const);

test('there are games to check', () => {
  expect(RECORDS.length).toBeGreaterThan(10);
});

describe.each(RECORDS)('%s', (_, { game: id, players, options, log }) => {
  const game = gameById(id);
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const end = replay(game, created.state, log);
  const { turns, endedAt } = tellStory(log, end);

  test('the story agrees with the game, whoever tells it', () => {
    checkStory(game, end, log);
    expect(endedAt).toBe(log.at(-1).at);
  });

  test('turns are numbered as in the game', () => {
    expect(turns[0]?.number).toBe(1);
    // A game can end without a move of the last turn.
    expect([end.turnNumber, end.turnNumber - 1]).toContain(turns.at(-1)?.number);
  });

  test('no seat has two turns in a row of the pad', () => {
    for (const row of roundsOf(turns)) {
      const round = row.filter(({ what }) => what !== 'took-score');
      expect(new Set(round.map(({ seat }) => seat)).size).toBe(round.length);
    }
  });
});

const tell = (...events: readonly { readonly type: string }[]) =>
  tellStory([{ at: 0, events }], { seats: 2, board: EMPTY_BOARD });

test('overtime costs its points, and says so', () => {
  const { scores, events } = tell({ type: 'overtime', seat: 1, minute: 1 } as never);
  expect(scores).toEqual([0, -OVERTIME_COST]);
  expect(events).toMatchObject([{ what: 'overtime', seat: 1, points: OVERTIME_COST }]);
});

test('a penalty for a dispute is in the scores of its turn', () => {
  const laid = { type: 'laid', seat: 0, layings: [], laid: [], words: [], bonus: 0, extra: 0, score: 8, window: {} };
  const disputed = { type: 'disputed', seat: 1, words: ['JA'], bad: [], penalty: -10 };
  const { turns } = tell(laid, disputed, { type: 'scored', seat: 0, score: 8 } as never);
  expect(turns).toMatchObject([{ stands: 'yes', scores: [8, -10], disputes: [{ by: 1, penalty: -10 }] }]);
});

test('TR-28 points taken by a card are in the scores, and a turn of their own', () => {
  const { scores, turns } = tell({ type: 'took-last-score', seat: 1, target: 0, points: 24 } as never);
  expect(scores).toEqual([0, 24]);
  expect(turns).toMatchObject([{ what: 'took-score', seat: 1, other: 0, score: 24, scores: [0, 24] }]);
});

test('an event of another program tells nothing', () => {
  expect(tell({ type: 'constructor' }, { type: 'exploded' }).events).toEqual([]);
});

describe('TR-12 the cards of a play say who made them void', () => {
  const start = {
    players: 3,
    racks: ['DENENAR', 'SENENAR', 'DENENAR'],
    words: ['DE'],
    hands: [['add-ten', 'cancel-card'], ['cancel-card'], []],
  } as const;
  const toldAfter = (...moves: readonly Parameters<ReturnType<typeof tricks>['when']>[0][]) => {
    const game = tricks(start);
    for (const move of moves) game.when(move);
    game.settle();
    const { events } = tellStory(game.log, game.state);
    const play = events.find(({ what }) => what === 'laid');
    return play?.what === 'laid' ? play.cards.map(({ choice, voidedBy }) => [choice.card, voidedBy]) : null;
  };
  const laid = lay(0, 'H7 DE', { card: 'add-ten', word: 'DE' });
  const cancel = (by: number, cancels: string) => card(by, 'cancel-card', { cancels });
  const ready = [laid, { by: 1, do: 'accept' }, { by: 2, do: 'accept' }] as const;

  test('nobody', () => {
    expect(toldAfter(...ready)).toEqual([['add-ten', null]]);
  });
  test('whoever cancelled it', () => {
    expect(toldAfter(...ready, cancel(1, 'add-ten'))).toEqual([['add-ten', 1]]);
  });
  test('nobody, if the cancel was cancelled in turn', () => {
    expect(toldAfter(...ready, cancel(1, 'add-ten'), cancel(0, 'cancel-card'))).toEqual([['add-ten', null]]);
  });
});

test('TR-25 a stolen tile is known to those who know it', () => {
  const game = tricks({ racks: ['DENENAR', 'S'], hands: [['steal-tile'], []], words: [] });
  game.when(card(0, 'steal-tile', { target: 1 }));
  game.settle();
  const seenBy = (viewer: number | 'spectator'): readonly ToldEntry[] =>
    game.log.map(({ at, events }) => ({ at, events: events.map((event) => tricksterNl.redact(event, viewer)) }));
  const tileFor = (entries: readonly ToldEntry[]) =>
    lastMove(tellStory(entries, { seats: 2, board: EMPTY_BOARD }).events);
  expect(tileFor(game.log)).toMatchObject({ what: 'stole', seat: 0, target: 1, tile: 'S' });
  expect(tileFor(seenBy(1))).toMatchObject({ tile: 'S' });
  expect(tileFor(seenBy('spectator'))).toMatchObject({ tile: null });
});
