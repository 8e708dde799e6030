import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS, type GameId, type GameState, gameById, replay } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { replaySheet } from './replay.ts';
import { selfPlayed } from './self-play.testing.ts';
import type { ScoreSheet } from './sheet.ts';
import { type PlayedGame, withLeftOver, writtenRecord } from './written-record.testing.ts';

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);

/** The record of a game and the scores it really ended with. */
function hidden(played: PlayedGame, state: GameState): { sheet: ScoreSheet; scores: readonly number[] } {
  const { racks } = state as unknown as { racks: readonly string[][] };
  return { sheet: withLeftOver(writtenRecord(played), racks), scores: state.scores };
}

function problemsOf(sheet: ScoreSheet) {
  const { readings } = replaySheet(sheet);
  return readings.flatMap(({ line, problems }, index) => problems.map((problem) => ({ index, line, problem })));
}

/** Random players take long to find a word on a board. */
const GAMES_EACH = Number(process.env.SHEET_GAMES ?? 6);

describe.each([...GAME_IDS])('%s', (id: GameId) => {
  const names = readdirSync(new URL(`${id}/`, FIXTURES)).filter((name) => name.endsWith('.json'));

  test.each(names)('the written record of %s gives the same scores without any racks', (name) => {
    const record = JSON.parse(readFileSync(new URL(`${id}/${name}`, FIXTURES), 'utf8'));
    const game = gameById(id);
    const created = game.create(record.players, record.options);
    if ('refusal' in created) throw new Error(created.refusal.code);
    const { sheet, scores } = hidden(record, replay(game, created.state, record.log));
    expect(problemsOf(sheet)).toEqual([]);
    expect(replaySheet(sheet).totals).toEqual(scores);
  });

  test(`so do ${GAMES_EACH} self-played games`, () => {
    for (let number = 0; number < GAMES_EACH; number++) {
      const played = selfPlayed(id, String(number));
      const { sheet, scores } = hidden(played, played.state);
      expect(problemsOf(sheet), `game ${number}`).toEqual([]);
      expect(replaySheet(sheet).totals, `game ${number}`).toEqual(scores);
    }
  });
});
