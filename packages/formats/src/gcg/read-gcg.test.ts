import { replaySheet } from '@lettertafel/scorekeeper';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../decode.ts';
import { GERMAN, withLine } from '../games.testing.ts';
import { readGcg } from './read-gcg.ts';
import type { ReadGame } from './write-sheet.ts';

function read(text: string): ReadGame {
  const game = readGcg(text);
  if ('problem' in game) throw new Error(JSON.stringify(game.problem));
  return game;
}

const problemOf = (text: string) => {
  const game = readGcg(text);
  return 'problem' in game ? game.problem : null;
};

const codesOf = ({ notes }: ReadGame) => notes.map(({ code }) => code);

describe('a game', () => {
  test('is a score sheet with the racks, the exchanged tiles and the lost play', () => {
    const { sheet, notes } = read(GERMAN);
    expect(sheet).toMatchObject({ game: 'scrabble-de', players: ['Nordlicht', 'Ostwind'], starter: 0, options: {} });
    expect(sheet.lines).toMatchObject([
      { by: 0, do: 'lay', at: 'H5', word: 'HAUS', rack: 'AHNSTUZ' },
      { by: 1, do: 'exchange', count: 2, tiles: 'QÜ', rack: 'EEIQRTÜ' },
      { by: 0, do: 'lay', at: '9C', word: 'BENNTZ', rack: 'BENNTTZ' },
      { by: 1, do: 'dispute' },
      { by: 1, do: 'lay', at: '7F', word: 'REU', rack: 'EEIORTZ' },
    ]);
    expect(notes).toEqual([]);
    expect(replaySheet(sheet).totals).toEqual([10, 4]);
  });

  test.each([
    ['coordinates in small letters', '>nord: AHNSTUZ 8e HAUS +10 10'],
    ['runs of spaces', '>nord:   AHNSTUZ   8E   HAUS   +10   10  '],
    ['a score without a sign', '>nord: AHNSTUZ 8E HAUS 10 10'],
    ['cross words after the total', '>nord: AHNSTUZ 8E HAUS +10 10 AB, CD'],
  ])('may have %s', (_, line) => {
    expect(read(withLine(GERMAN, 3, line)).sheet).toEqual(read(GERMAN).sheet);
  });

  test.each([
    ['as a dot', 'RE.'],
    ['as itself', 'REU'],
    ['in brackets', 'RE(U)'],
  ])('writes a letter that lies there %s', (_, word) => {
    expect(read(withLine(GERMAN, 7, `>ost: EEIORTZ G6 ${word} +4 4`)).sheet).toEqual(read(GERMAN).sheet);
  });

  test('may end its lines as in DOS, and have blank ones', () => {
    expect(read(GERMAN.replaceAll('\n', '\r\n\r\n')).sheet).toEqual(read(GERMAN).sheet);
  });

  test('with lettered rows is read along the same lines', () => {
    const lettered = GERMAN.replace('8E HAUS', 'H5 HAUS').replace('I3 BENNTZ', '9C BENNTZ').replace('G6 RE.', '7F RE.');
    expect(read(`#orientation lettered-rows\n${lettered}`).sheet).toEqual(read(GERMAN).sheet);
  });

  test('keeps what it does not know, and notes over several lines, in place', () => {
    const [first = '', second = '', ...rest] = GERMAN.split('\n');
    const text = [first, second, '#title Herbst', rest[0], '#note one', 'two', ...rest.slice(1)].join('\n');
    expect(read(text).texts).toEqual([
      { after: 0, text: '#title Herbst' },
      { after: 1, text: '#note one' },
      { after: 1, text: 'two' },
    ]);
  });

  test('may have nicks that are not declared, and one nick for both players', () => {
    expect(read(GERMAN.replace(/^#.*\n/gm, '')).sheet.players).toEqual(['nord', 'ost']);
    const one = read(GERMAN.replaceAll('>ost', '>nord').replace('#player2 ost', '#player2 nord'));
    expect(one.sheet.lines).toEqual(read(GERMAN).sheet.lines);
  });

  test('of four players follows the order in which they play', () => {
    const nicks = ['west', 'nord', 'ost', 'süd'];
    const text = [
      ...['nord', 'ost', 'süd', 'west'].map((nick, index) => `#player${index + 1} ${nick}`),
      ...nicks.map((nick, index) => `>${nick}: ${index === 0 ? 'HAUS 8E HAUS +10 10' : '- +0 0'}`),
    ].join('\n');
    const { sheet, notes } = read(text);
    expect(sheet.players).toEqual(['nord', 'ost', 'süd', 'west']);
    expect(sheet.starter).toBe(3);
    expect(notes).toEqual([{ code: 'rack-in-part', line: 5 }]);
    const crossed = read(text.replace('>ost:', '>x:').replace('>süd:', '>ost:').replace('>x:', '>süd:'));
    expect(crossed.sheet.players).toEqual(['west', 'nord', 'süd', 'ost']);
  });
});

describe('what cannot be kept is noted', () => {
  test('a rack in part, and one without the laid tiles', () => {
    const text = withLine(withLine(GERMAN, 3, '>nord: HAUS 8E HAUS +10 10'), 7, '>ost: EEIOOTZ G6 RE. +4 4');
    const game = read(text);
    expect(game.notes).toEqual([
      { code: 'rack-in-part', line: 3 },
      { code: 'rack-wrong', line: 7 },
    ]);
    expect(game.sheet.lines.map(({ rack }) => rack)).toEqual([undefined, 'EEIQRTÜ', 'BENNTTZ', undefined, undefined]);
  });

  test('a printed score that is wrong counts, and is explained', () => {
    const game = readGcg(withLine(GERMAN, 7, '>ost: EEIORTZ G6 RE. +5 5'), 'scrabble-de');
    if ('problem' in game) throw new Error(game.problem.code);
    expect(game.notes).toEqual([{ code: 'score-differs', line: 7, printed: 5, ours: 4 }]);
    expect(replaySheet(game.sheet).totals).toEqual([10, 5]);
  });

  test('a wrong total is noted once', () => {
    const game = read(`${withLine(GERMAN, 7, '>ost: EEIORTZ G6 RE. +4 40')}>nord: - +0 10\n>ost: - +0 40\n`);
    expect(game.notes).toEqual([{ code: 'total-differs', line: 7, printed: 40, ours: 4 }]);
  });

  test('a play that its player corrected is not kept', () => {
    const game = read(GERMAN.replace('>ost: EEIORTZ', '>nord: BENNTTZ I5 BENN +13 23\n>ost: EEIORTZ'));
    expect(codesOf(game)).toContain('corrected-play');
    expect(game.sheet.lines[2]).toMatchObject({ by: 0, do: 'lay', word: 'BENN' });
  });

  test('a play that the rules refuse lies there all the same', () => {
    const game = readGcg(`${GERMAN}>nord: BENNTTZ A1 BENN +7 17\n`, 'scrabble-de');
    if ('problem' in game) throw new Error(game.problem.code);
    expect(game.notes).toMatchObject([{ code: 'refused', line: 8, refusal: { code: 'not-touching' } }]);
    expect(replaySheet(game.sheet).totals).toEqual([17, 4]);
  });

  test('a bonus for a challenge, and time, are points outside the rules', () => {
    const game = read(`${GERMAN}>ost: EIOTZ (challenge) +5 9\n>nord: (time) -10 0\n`);
    expect(codesOf(game)).toEqual(['points-outside-rules', 'points-outside-rules']);
    expect(replaySheet(game.sheet).totals).toEqual([0, 9]);
  });

  test('a challenge that costs what the rules say is a dispute (DE-02)', () => {
    const game = read(`${GERMAN}>nord: (challenge) -10 0\n`);
    expect(game.sheet.lines.at(-1)).toMatchObject({ by: 0, do: 'dispute' });
    expect(game.notes).toEqual([]);
  });
});

describe('the end', () => {
  test.each([
    ['the tiles of the other', '>ost: (BN) +8 12', ['BN', ''], [{ code: 'end-differs', line: 8, printed: 8, ours: 4 }]],
    ['one’s own tiles', '>nord: BN (BN) -4 6', ['BN', ''], []],
  ])('%s: %s', (_, line, racks, notes) => {
    const game = read(`${GERMAN}${line}\n`);
    expect(game.sheet.lines.at(-1)).toMatchObject({ do: 'end', racks });
    expect(game.notes).toEqual(notes);
  });

  test('racks of a game that goes on are kept', () => {
    expect(read(`${GERMAN}#rack1 BENNTTZ\n#rack2 EIOTZAA\n`).racks).toEqual(['BENNTTZ', 'EIOTZAA']);
  });
});

describe('encodings', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

  test.each([
    ['UTF-8 without a header', bytes(GERMAN)],
    ['UTF-8 with a byte order mark', bytes(`\uFEFF${GERMAN}`)],
    ['UTF-8 with a header', bytes(`#character-encoding UTF-8\n${GERMAN}`)],
    ['Latin-1 without a header', latin(GERMAN)],
    ['Latin-1 with a header', latin(`#character-encoding ISO-8859-1\n${GERMAN}`)],
  ])('%s', (_, given) => {
    const decoded = decodeText(given);
    if ('problem' in decoded) throw new Error(decoded.problem.code);
    expect(read(decoded.text).sheet).toEqual(read(GERMAN).sheet);
  });

  test.each([
    ['an unknown encoding', bytes(`#title x\n#character-encoding KOI8-R\n`), 'unknown-encoding', 2, 21],
    ['another than the header says', latin(`#character-encoding UTF-8\n${GERMAN}`), 'not-in-encoding', 1, 21],
    ['a picture', Uint8Array.from([0x23, 0x0a, 0x50, 0x00]), 'binary', 2, 2],
  ])('%s is refused', (_, given, code, line, column) => {
    expect(decodeText(given)).toMatchObject({ problem: { code, line, column } });
  });
});

test.each([
  ['nothing', '', 'empty', 1, 1],
  ['prose', 'Es war einmal', 'unknown-form', 1, 1],
  ['only a title', '#title x\n#player1 a\n#player2 b', 'no-turns', 1, 1],
  ['an event without a nick', withLine(GERMAN, 3, '> AHNSTUZ 8E HAUS'), 'no-nick', 3, 2],
  ['an event without a move', withLine(GERMAN, 3, '>nord: AHNSTUZ'), 'no-move', 3, 15],
  ['a word without a place', withLine(GERMAN, 3, '>nord: AHNSTUZ HAUS +10 10'), 'bad-place', 3, 16],
  ['a row 0', withLine(GERMAN, 3, '>nord: AHNSTUZ 0D HAUS +10 10'), 'bad-place', 3, 16],
  ['a place without a word', withLine(GERMAN, 3, '>nord: AHNSTUZ 8E +10 10'), 'no-word', 3, 19],
  ['a bracket that is not closed', withLine(GERMAN, 3, '>nord: AHNSTUZ 8E HA(US +10 10'), 'bad-word', 3, 19],
  ['a play without a score', withLine(GERMAN, 3, '>nord: AHNSTUZ 8E HAUS'), 'no-score', 3, 23],
  ['a score that is no number', withLine(GERMAN, 3, '>nord: AHNSTUZ 8E HAUS +1x 10'), 'bad-number', 3, 24],
  ['a play without a total', withLine(GERMAN, 3, '>nord: AHNSTUZ 8E HAUS +10'), 'no-total', 3, 27],
  ['a letter that no game has', withLine(GERMAN, 3, '>nord: AHNSTUŻ 8E HAUS +10 10'), 'unknown-letter', 3, 14],
  ['one player', '>nord: HAUS 8E HAUS +10 10', 'player-count', 1, 1],
  ['five players', [1, 2, 3, 4, 5].map((nick) => `>${nick}: - +0 0`).join('\n'), 'player-count', 5, 1],
  ['a game we do not have', `#description lettertafel chess\n${GERMAN}`, 'unknown-game', 1, 1],
  [
    'options that the game does not have',
    `#description lettertafel scrabble-de {"a":1}\n${GERMAN}`,
    'bad-options',
    1,
    1,
  ],
  ['more events than any game', '>a: - +0 0\n>b: - +0 0\n'.repeat(600), 'too-long', 1001, 1],
  ['a very long rack', withLine(GERMAN, 3, `>nord: ${'A'.repeat(61)} 8E HAUS +10 10`), 'too-long', 3, 8],
  ['a very long line', `#note ${'x'.repeat(20_000)}`, 'too-long', 1, 10_000],
])('%s is refused with its place', (_, text, code, line, column) => {
  expect(problemOf(text)).toMatchObject({ code, line, column });
});

test('a game of another language is refused at the first score that no game gives', () => {
  const english = '#player1 a\n#player2 b\n>a: QUIZKEN 8D QUIZ +48 48\n>b: HOWDYAB G7 H. +5 5\n';
  expect(problemOf(english)).toMatchObject({ code: 'other-tiles', line: 3, column: 21, found: '0/2' });
});
