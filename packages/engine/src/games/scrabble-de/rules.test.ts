import { expect, test } from 'vitest';
import { type Laid, laid, lay } from '../../../testing/crossword.ts';
import { allTiles, countTiles, valueOfTile } from '../../kernel/letters.ts';
import { isPersonStem, lexiconFrom } from '../../kernel/word-list.ts';
import { GERMAN_LETTERS } from '../../material/scrabble-de.ts';
import { gameById } from '../index.ts';
import { scrabbleDe as game } from './index.ts';

const COUNTS = 'E15 N9 S7 I6 R6 T6 U6 A5 D4 H4 G3 L3 O3 M4 B2 W1 Z1 C2 F2 K2 P1 Ä1 J1 Ü1 V1 Ö1 X1 Q1 Y1 ?2';
const VALUES: Readonly<Record<number, string>> = {
  0: '?',
  1: 'ENSIRTUAD',
  2: 'HGLO',
  3: 'MBWZ',
  4: 'CFKP',
  6: 'ÄJÜV',
  8: 'ÖX',
  10: 'QY',
};
const HIRT = ['HIRT', 'HIRTE', 'HIRTIN', 'HIRTINNEN'];
const table = ({ options, ...rest }: Laid) => laid({ game, options: { gendern: true, ...options }, ...rest });
const AUTOMATIC = { checking: 'automatic' };

test('B-04 the German box: 102 tiles, 2 of them blanks', () => {
  expect(allTiles(GERMAN_LETTERS)).toHaveLength(102);
  const counts = [...countTiles(allTiles(GERMAN_LETTERS))].map(([tile, count]) => `${tile}${count}`);
  expect(counts.toSorted()).toEqual(COUNTS.split(' ').toSorted());
});

test.each(Object.entries(VALUES))('B-04 worth %s: %s', (value, letters) => {
  for (const letter of letters) expect(valueOfTile(GERMAN_LETTERS, letter)).toBe(Number(value));
});

test('B-06 Ä sorts right after A, Ö after O, Ü after U; a blank before all', () => {
  expect(Object.keys(GERMAN_LETTERS.tiles).join('')).toBe('?AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ');
});

test('DE-01 any number of tiles may be exchanged as long as the bag holds that many', () => {
  const small = laid({ game, racks: ['EEE', 'N'], bag: 'AB' });
  expect(small.refused({ by: 0, do: 'exchange', tiles: 'EEE' })).toMatchObject({ code: 'bag-too-small' });
  small.when({ by: 0, do: 'exchange', tiles: 'EE' });
  expect(small.state.turn).toBe(1);
});

test('DE-02 a wrong dispute costs the disputer 10 points, once however many words it named', () => {
  const play = laid({
    game,
    players: 3,
    board: ['H6 HUND'],
    racks: ['MAUS', 'E', 'E'],
    words: ['MAUS', 'UM', 'NA', 'DU'],
  });
  play.when(lay(0, 'I7 MAUS'));
  expect(play.when({ by: 1, do: 'dispute', words: ['MAUS', 'UM', 'NA'] })[0]).toMatchObject({ penalty: -10 });
  expect(play.state.scores).toEqual([0, -10, 0]);
  play.when({ by: 2, do: 'dispute', words: ['DU'] });
  expect(play.state.scores).toEqual([22, -10, -10]);
});

test('DE-02 a right dispute costs nothing', () => {
  const play = laid({ game, racks: ['XE', 'E'] });
  play.when(lay(0, 'H8 XE'));
  play.when({ by: 1, do: 'dispute' });
  expect(play.state.scores).toEqual([0, 0]);
});

test.each([
  { what: 'ß is laid as SS', play: 'H8 FUß', code: 'bad-letter' },
  { what: 'an accent is dropped', play: 'H8 CAFÉ', code: 'bad-letter' },
  { what: 'no hyphen', play: 'H8 A-E', code: 'bad-letter' },
])('DE-03 $what: $play is refused', ({ play, code }) => {
  expect(laid({ game, racks: ['FUCAESS', 'E'] }).refused(lay(0, play))).toMatchObject({ code });
});

test('DE-03 umlauts are letters of their own: GRUENDE is not GRÜNDE', () => {
  const play = laid({ game, racks: ['GRÜNDEUE', 'E'], words: ['GRÜNDE'], options: AUTOMATIC });
  expect(play.refused(lay(0, 'H4 GRUENDE'))).toMatchObject({ code: 'word-unknown', words: ['GRUENDE'] });
  play.when(lay(0, 'H4 GRÜNDE'));
  expect(play.state.scores[0]).toBe(28);
});

test('DE-04 the verdict of a dispute names the words and is part of the log', () => {
  const play = laid({ game, racks: ['XE', 'E'], words: [] });
  play.when(lay(0, 'H8 XE'));
  expect(play.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ type: 'disputed', words: ['XE'], bad: ['XE'] });
});

test('DE-05 BAURE was laid by mistake and nobody disputed it; it may be lengthened to BAURECHT', () => {
  const play = laid({ game, racks: ['BAURE', 'CHT'], words: ['BAURECHT'] });
  play.when(lay(0, 'H6 BAURE'));
  play.when({ by: 1, do: 'accept' });
  play.when(lay(1, 'H6 BAURECHT'));
  expect(play.when({ by: 0, do: 'dispute' })[0]).toMatchObject({ words: ['BAURECHT'], bad: [], penalty: -10 });
});

test.each([
  { stem: 'TISCHLER', words: ['TISCHLER', 'TISCHLERIN', 'TISCHLERINNEN'], good: true },
  { stem: 'HIRT', words: ['HIRTE', 'HIRTIN', 'HIRTINNEN'], good: true },
  { stem: 'ASTRONAUT', words: ['ASTRONAUT', 'ASTRONAUTIN', 'ASTRONAUTINNEN'], good: true },
  { stem: 'FRANZÖS', words: ['FRANZOSE', 'FRANZÖSIN', 'FRANZÖSINNEN'], good: true },
  { stem: 'ÄRZT', words: ['ARZT', 'ÄRZTIN', 'ÄRZTINNEN'], good: true },
  { stem: 'WÄHLER', words: ['WÄHLER', 'WÄHLERIN', 'WÄHLERINNEN'], good: true },
  { stem: 'BÄUER', words: ['BAUER', 'BÄUERIN', 'BÄUERINNEN'], good: true },
  { stem: 'BAUER', words: ['BAUER', 'BÄUERIN', 'BÄUERINNEN'], good: true },
  { stem: 'FRANZOS', words: ['FRANZOSE', 'FRANZÖSIN', 'FRANZÖSINNEN'], good: true },
  { stem: 'SCHWAGER', words: ['SCHWAGER', 'SCHWÄGER', 'SCHWÄGERIN', 'SCHWÄGERINNEN'], good: true },
  { stem: 'ARZT', words: ['ARZT', 'ÄRZTE', 'ÄRZTIN', 'ÄRZTINNEN'], good: false },
  { stem: 'KOCH', words: ['KOCH', 'KOCHE', 'KÖCHE', 'KÖCHIN', 'KÖCHINNEN'], good: false },
  { stem: 'BURGER', words: ['BURGER', 'BÜRGER', 'BÜRGERS', 'BÜRGERIN', 'BÜRGERINNEN'], good: false },
  { stem: 'BAUER', words: ['BAUER', 'BÄUERIN'], good: false },
  { stem: 'HIRT', words: ['HIRTE', 'HIRTIN'], good: false },
  { stem: 'HIRT', words: ['HIRTE', 'HIRTINNEN'], good: false },
  { stem: 'HIRT', words: ['HIRTIN', 'HIRTINNEN'], good: false },
  { stem: 'AB', words: ['AB', 'ABIN', 'ABINNEN'], good: false },
])('DE-06 $stem*IN with $words is valid: $good', ({ stem, words, good }) => {
  expect(isPersonStem(stem, (word) => words.includes(word))).toBe(good);
});

test('DE-06 stems on the list of non-persons are out', () => {
  const words = ['HIER', 'HIERIN', 'HIERINNEN', 'HIRTE', 'HIRTIN', 'HIRTINNEN'];
  const lexicon = lexiconFrom({ words, nonPersons: ['HIER'] });
  expect([lexicon.isPersonStem('HIER'), lexicon.isPersonStem('HIRT')]).toEqual([false, true]);
});

test('DE-06 gendern is off by default: * is then not a letter', () => {
  const play = laid({ game, racks: ['HIRT?', 'E'] });
  expect(play.refused(lay(0, 'H4 HIRT*'))).toMatchObject({ code: 'bad-letter' });
  const created = gameById('scrabble-de').create(2, { gendern: 'yes' });
  expect(created).toEqual({ refusal: { code: 'bad-option', option: 'gendern' } });
});

test('DE-06 with automatic checking X*IN is judged as a person noun', () => {
  const play = table({ racks: ['HIRT?ABC', 'E'], words: HIRT, options: AUTOMATIC });
  expect(play.refused(lay(0, 'H4 BIRT*'))).toMatchObject({ code: 'word-unknown', words: ['BIRT*'] });
  play.when(lay(0, 'H4 HIRT*'));
  expect(play.state.scores[0]).toBe(34);
});

test('DE-06 it takes a blank, and disputed it is judged as a person noun', () => {
  expect(table({ racks: ['HIRTA', 'E'] }).refused(lay(0, 'H4 HIRT*'))).toMatchObject({
    code: 'not-on-rack',
    tiles: ['?'],
  });
  const play = table({ racks: ['HIRT?', 'E'], words: HIRT });
  play.when(lay(0, 'H4 HIRT*'));
  expect(play.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ words: ['HIRT*'], bad: [] });
  const bad = table({ racks: ['HIRT?', 'E'], words: ['HIRTIN'] });
  bad.when(lay(0, 'H4 HIRT*'));
  expect(bad.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ bad: ['HIRT*'] });
  expect(bad.state.racks[0]?.toSorted()).toEqual(['?', 'H', 'I', 'R', 'T']);
});

test('DE-06 a blank laid as a letter never becomes *IN', () => {
  const play = table({ board: ['H4 HIRTe'], racks: ['NEN', 'E'] });
  expect(play.refused(lay(0, 'H4 HIRT*NEN'))).toMatchObject({ code: 'square-taken', squares: ['H8'] });
});

test.each([
  { what: 'on a plain square', board: ['I4 HIRT'], play: 'I4 HIRT*', rack: '?', score: 5 + 10 },
  { what: 'on a double letter', board: ['G3 HIRT'], play: 'G3 HIRT*', rack: '?', score: 5 + 20 },
  {
    what: 'whenever the word is scored again',
    board: ['G3 HIRT*'],
    play: 'G1 UNHIRT*',
    rack: 'UN',
    score: 1 + 1 + 5 + 10,
  },
])('DE-07 the blank is worth 10 in X*IN, $what: $play', ({ board, play, rack, score }) => {
  const lying = table({ board, racks: [rack, 'E'] });
  lying.when(lay(0, play));
  expect(lying.state.open?.score).toBe(score);
});

test('DE-08 N, E, N may follow, also as old tiles; the blank is then worth 0', () => {
  const play = table({ board: ['H4 HIRT*', '10H EI'], racks: ['NN', 'E'] });
  play.when(lay(0, 'H4 HIRT*NEN'));
  expect(play.state.open?.words[0]).toMatchObject({ word: 'HIRT*NEN', score: 2 + 1 + 1 + 1 + 0 + 1 + 1 + 1 });
});

test.each(['H4 HIRT*N', 'H4 HIRT*NE', 'H4 HIRT*E', 'H4 HIRT*NENS', 'H4 HIRT**', 'H8 *NEN', 'H4 HI*RT'])(
  'DE-08 nothing else may follow it: it ends a word: %s',
  (play) => {
    const laying = table({ racks: ['HIRT??NENES', 'E'] });
    expect(laying.refused(lay(0, play))).toMatchObject({ code: 'suffix-misplaced', rule: 'DE-08' });
  },
);

test.each([
  { what: 'a new *IN tile in a cross word', board: ['H4 HIRT', 'G8 EN'], rack: '?', play: 'H4 HIRT*' },
  { what: 'through an old one, above', board: ['H4 HIRT*'], rack: 'AN', play: 'G8 AN' },
  { what: 'through an old one, below', board: ['H4 HIRT*'], rack: 'AN', play: 'I7 AN' },
  { what: 'as the main word down', board: ['H4 HIRT*'], rack: 'AN', play: '8G A*N' },
  { what: 'a person noun that goes on', board: ['H4 HIRT*'], rack: 'SERBS', play: '8D SERB*S' },
])('DE-08 any other word through an *IN tile is refused: $what', ({ board, rack, play }) => {
  const laying = table({ board, racks: [rack, 'E'] });
  expect(laying.refused(lay(0, play))).toMatchObject({ rule: 'DE-08' });
});

const PERSONS = [...HIRT, 'SERBE', 'SERBIN', 'SERBINNEN', 'ER', 'BÄR', 'BO'];

test.each([
  { what: 'the main word ends on an old *IN tile', board: ['H4 HIRT*'], rack: 'SERB', play: '8D SERB*' },
  { what: 'the plural goes on below it', board: ['H4 HIRT*'], rack: 'SERBNEN', play: '8D SERB*NEN' },
  { what: 'a new tile ends both', board: ['H4 HIRT', '8D SERB'], rack: '?', play: 'H4 HIRT*' },
  { what: 'a letter above an old tile ends its word', board: ['H4 HIRT*', '8D SER'], rack: 'BO', play: 'G8 BO' },
])('DE-08 two person words may share the *IN tile as their end: $what', ({ board, rack, play }) => {
  const laying = table({ board, racks: [rack, 'E'], words: PERSONS, options: AUTOMATIC });
  laying.when(lay(0, play));
  expect(laying.state.board.join('')).toContain('*');
});

test('DE-07 DE-08 the shared blank is worth 10 in each word it ends, on its square once', () => {
  const laying = table({ board: ['H4 HIRT', '8D SERB'], racks: ['?', 'E'], words: PERSONS });
  laying.when(lay(0, 'H4 HIRT*'));
  // The centre doubles both words: HIRT is 5, SERB is 6.
  expect(laying.state.open?.words).toMatchObject([
    { word: 'HIRT*', score: (5 + 10) * 2 },
    { word: 'SERB*', score: (6 + 10) * 2 },
  ]);
});

test('DE-08 in the plural the blank is worth 0, in the word across it still 10', () => {
  const laying = table({ board: ['H4 HIRT', '8D SERB', '8I NEN'], racks: ['?', 'E'], words: PERSONS });
  laying.when(lay(0, 'H4 HIRT*'));
  expect(laying.state.open?.words).toMatchObject([
    { word: 'HIRT*', score: (5 + 10) * 2 },
    { word: 'SERB*NEN', score: (6 + 0 + 3) * 2 },
  ]);
});
