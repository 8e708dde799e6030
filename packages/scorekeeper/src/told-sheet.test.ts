import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS, type GameId, gameById, type Story, type Turn, tellStory } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import type { Line } from './line.ts';
import type { ScoreSheet } from './sheet.ts';
import { lay, newSheet, sheetOf } from './sheets.testing.ts';
import { tellSheet } from './told-sheet.ts';
import { type PlayedGame, withLeftOver, writtenRecord } from './written-record.testing.ts';

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);

function played(name: string): { readonly record: PlayedGame; readonly story: Story } {
  const record = JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'));
  const created = gameById(record.game).create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  return { record, story: tellStory(record.log, created.state) };
}

function sheetOfGame({ record, story }: ReturnType<typeof played>): ScoreSheet {
  return withLeftOver(
    writtenRecord(record),
    story.position.racks.map((rack) => rack ?? []),
  );
}

const told = ({ seat, what, word, score, stands, late, scores, before, after, disputes, cards }: Turn) => ({
  seat,
  what,
  word,
  score,
  stands,
  late,
  // On a sheet the play before may still be open when somebody resigns: it counts right after.
  scores: what === 'resigned' ? null : scores,
  lying: [before.board, before.table, after.board, after.table],
  disputes,
  cards: cards.map(({ choice, voidedBy }) => [choice.card, voidedBy]),
});

describe.each([...GAME_IDS])('%s', (id: GameId) => {
  const names = readdirSync(new URL(`${id}/`, FIXTURES)).filter((name) => name.endsWith('.json'));

  test.each(names)('the sheet of %s tells the turns of its log', (name) => {
    const game = played(`${id}/${name}`);
    const { story, turns } = tellSheet(sheetOfGame(game));
    expect(story.turns.map(told)).toEqual(game.story.turns.map(told));
    expect(story.scores).toEqual(game.story.scores);
    expect(turns).toHaveLength(story.turns.length);
  });

  test.each(names)('no rack that the sheet of %s tells is another than the real one', (name) => {
    const game = played(`${id}/${name}`);
    const { story, turns } = tellSheet(sheetOfGame(game));
    for (const [place, { rack }] of turns.entries()) {
      const { seat = 0, before } = story.turns[place] ?? {};
      const known = before?.racks[seat] ?? null;
      expect(known === null).toBe(rack === 'unknown');
      if (known) expect(known.toSorted()).toEqual(game.story.turns[place]?.before.racks[seat]?.toSorted());
    }
  });
});

test('with an empty bag racks follow from what was laid later and was left', () => {
  const { turns } = tellSheet(sheetOfGame(played('scrabble-xl-nl/went-out.json')));
  const knowledge = turns.map(({ rack }) => rack);
  expect(knowledge.slice(-3)).not.toContain('unknown');
  expect(knowledge.slice(0, 3)).toEqual(['unknown', 'unknown', 'unknown']);
});

const rackOf = (...lines: readonly Line[]) => {
  const { turns } = tellSheet(sheetOf(newSheet('scrabble-xl-nl'), ...lines));
  return turns.map(({ rack }) => rack);
};

test.each([
  ['TREINES', 'known'],
  ['ESTRIEN', 'known'],
  ['TREXXXX', 'unknown'],
  ['TREINE', 'unknown'],
  ['TREINQQ', 'unknown'],
  ['TREIN7!', 'unknown'],
])('the rack %s for TREIN is %s', (rack, how) => {
  expect(rackOf(lay(0, 'H5 TREIN', { rack }))).toEqual([how]);
});

test('whoever lays a whole rack had it', () => {
  expect(rackOf(lay(0, 'H5 TREINEN'))).toEqual(['known']);
});

test('a play that the rules refuse is told, and not as one by the rules', () => {
  const { story, turns } = tellSheet(sheetOf(newSheet('scrabble-xl-nl'), lay(0, 'A1 TREIN', { byHand: 12 })));
  expect(story.turns.map(({ what, score, scores }) => ({ what, score, scores }))).toEqual([
    { what: 'laid', score: 12, scores: [12, 0] },
  ]);
  expect(turns.map(({ isByRules }) => isByRules)).toEqual([false]);
});

test('an exchange is known only if all its tiles were noted', () => {
  const { turns } = tellSheet(
    sheetOf(
      newSheet('scrabble-xl-nl'),
      { by: 0, do: 'exchange', count: 2, tiles: 'QX' },
      { by: 1, do: 'exchange', count: 2 },
    ),
  );
  expect(turns.map(({ exchanged }) => exchanged)).toEqual([['Q', 'X'], null]);
});
