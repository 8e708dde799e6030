/** Games as GCG, and back: what GCG can say comes back as it was. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameId, gameById, type LogEntry, type OptionInput, tellStory } from '@lettertafel/engine';
import { replaySheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import { describe, expect, test } from 'vitest';
import { GERMAN } from '../games.testing.ts';
import { gcgFromRecord } from './gcg-from-record.ts';
import { gcgFromSheet } from './gcg-from-sheet.ts';
import { readGcg } from './read-gcg.ts';
import type { Written } from './told-game.ts';
import type { ReadGame } from './write-sheet.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/games', import.meta.url));
const NAMES = ['Noord', 'Oost', 'Zuid', 'West'];

interface Fixture {
  readonly game: GameId;
  readonly players: number;
  readonly options: OptionInput;
  readonly log: readonly LogEntry[];
}

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(join(FIXTURES, name), 'utf8'));
}

const gamesOf = (folder: string) => readdirSync(join(FIXTURES, folder)).map((name) => `${folder}/${name}`);

function textOf(written: Written): string {
  if ('cannot' in written) throw new Error(written.cannot);
  return written.text;
}

function read(text: string): ReadGame {
  const game = readGcg(text);
  if ('problem' in game) throw new Error(JSON.stringify(game.problem));
  return game;
}

const record = (name: string) => {
  const played = fixture(name);
  return textOf(gcgFromRecord(played, NAMES.slice(0, played.players)));
};

const PLAIN = [...gamesOf('scrabble-de'), ...gamesOf('scrabble-xl-nl')];

test('there are games to write', () => expect(PLAIN.length).toBeGreaterThan(8));

describe.each(PLAIN)('%s', (name) => {
  const played = fixture(name);
  const game = read(record(name));
  const created = gameById(played.game).create(played.players, played.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const story = tellStory(played.log, created.state);
  const { outcome } = story;
  const starter = story.events.find(({ what }) => what === 'began')?.seat ?? 0;
  /** In GCG the first player starts. */
  const fromStarter = <Item>(items: readonly Item[]) => [...items.slice(starter), ...items.slice(0, starter)];

  test('comes back with every play, rack, exchange and lost play, and nothing to explain', () => {
    const laid = story.turns.flatMap(
      ({ seat, laid, before }) =>
        laid?.layings.map(({ at, word }) => ({
          by: (seat - starter + played.players) % played.players,
          do: 'lay',
          at,
          word,
          rack: before.racks[seat]?.join(''),
        })) ?? [],
    );
    const lines = game.sheet.lines.flatMap((line) => (line.do === 'lay' ? [line] : []));
    expect(lines).toEqual(laid);
    expect(game.notes).toEqual([]);
    const { readings } = replaySheet(game.sheet);
    const lost = story.turns.flatMap(({ stands, word }) => (stands === 'lost' ? [word] : []));
    const disputed = story.turns.flatMap(({ disputes }) => disputes);
    expect(readings.filter(({ line }) => line.do === 'dispute').length).toBe(disputed.length);
    const isPlay = ({ line }: { line: { do: string } }) => line.do === 'lay';
    expect(readings.filter(({ isLost }) => isLost).length).toBe(lost.length);
    expect(readings.filter(isPlay).map(({ score }) => score)).toEqual(
      story.turns.filter(({ what }) => what === 'laid').map(({ score }) => score),
    );
  });

  test('has the same board and the same result', () => {
    const { totals, settled } = replaySheet(game.sheet);
    const isSaid = outcome?.reason !== 'resigned';
    expect('board' in settled && settled.board).toEqual(story.position.board);
    if (isSaid) expect(totals).toEqual(fromStarter(story.scores));
  });

  test('is the same text when it is written again', () => {
    expect(textOf(gcgFromSheet(game.sheet, game))).toBe(record(name));
  });
});

test.each(gamesOf('trickster-nl'))('%s: cards are told to be lost, totals are kept', (name) => {
  const played = fixture(name);
  const written = gcgFromRecord(played, NAMES.slice(0, played.players));
  const { notes } = written as Extract<Written, { notes: unknown }>;
  const hasCards = played.log.some(({ events }) => events.some(({ type }) => type === 'announced'));
  expect(notes.some(({ code }) => code === 'cards')).toBe(hasCards);
  expect(read(textOf(written)).sheet.game).toBe('trickster-nl');
});

test('a game with a word table cannot be written', () => {
  expect(gcgFromRecord(fixture('rummikub-sabra/points.json'), NAMES.slice(0, 2))).toEqual({ cannot: 'table-game' });
});

test('titles, notes and pragmas of other programs are written again in their places', () => {
  const text = GERMAN.replace('>ost: EEIQ', '#note Na ja.\nUnd so weiter\n>ost: EEIQ').replace(
    '>nord',
    '#title Herbst\n>nord',
  );
  const named = text.replace(/\b(nord)\b/g, 'Nordlicht').replace(/\b(ost)\b/g, 'Ostwind');
  const rows = textOf(gcgFromSheet(read(text).sheet, read(text))).split('\n');
  expect(rows.filter((row) => !row.startsWith('#character') && !row.startsWith('#description'))).toEqual(
    named.split('\n'),
  );
});

test('names are one line, nicks have no spaces, and no two are the same', () => {
  const players = ['An Na', 'An_Na\n>An_Na: - +9 9'];
  const sheet: ScoreSheet = { game: 'scrabble-de', players, starter: 0, options: {}, lines: [{ by: 1, do: 'pass' }] };
  expect(textOf(gcgFromSheet(sheet)).split('\n').slice(1, 3)).toEqual([
    '#player1 An_Na An Na',
    '#player2 An_Na_>An_Na_-_+9_9 An_Na >An_Na: - +9 9',
  ]);
});

test('options that decide what a play scores come back', () => {
  const options = { lengthening: 'whole-word' };
  const sheet: ScoreSheet = {
    game: 'scrabble-xl-nl',
    players: ['A', 'B'],
    starter: 0,
    options,
    lines: [{ by: 0, do: 'pass' }],
  };
  expect(read(textOf(gcgFromSheet(sheet))).sheet).toEqual(sheet);
});
