import {
  rummikubInternational,
  rummikubInternationalRules,
  rummikubSabra,
  rummikubSabraRules,
} from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { at, given, join, own, strip } from './draft.testing.ts';
import type { Draft } from './draft.ts';
import { type ReadingInput, readDraft } from './reading.ts';
import { nameJoker, placeTiles, splitStrip } from './rearrange.ts';

function optionsOf(game: typeof rummikubSabra, asked = {}) {
  const created = game.create(2, asked);
  if (!('state' in created)) throw new Error('bad options');
  return created.state.options;
}

const sabra: ReadingInput = {
  rules: rummikubSabraRules,
  options: optionsOf(rummikubSabra),
  formed: [],
  verdicts: null,
};
const international: ReadingInput = {
  ...sabra,
  rules: rummikubInternationalRules,
  options: optionsOf(rummikubInternational),
};

const lay = (draft: Draft, letters: string, word: string, place: number) =>
  placeTiles(draft, own(draft, letters), { strip: strip(draft, word).key, at: place });

const readingOf = (draft: Draft, turn: ReadingInput, word: string) =>
  [...readDraft(draft, turn).strips.values()].find((other) => other.word === word);

/** TEKENTAFEL split and MAN made MAND, as in the example of the rules. */
function keten(): Draft {
  const draft = given('TEKENTAFEL MAN', 'D');
  const parted = splitStrip(draft, strip(draft, 'TEKENTAFEL').key, 5);
  const swapped = placeTiles(parted, at(parted, 'TEKEN', 2, 1, 0), { strip: strip(parted, 'TEKEN').key, at: 0 });
  return lay(swapped, 'D', 'MAN', 3);
}

test('an untouched turn has no changes and lacks a rack tile', () => {
  const reading = readDraft(given('HUT', 'OEN'), sabra);
  expect(reading).toMatchObject({ changed: 0, score: 0, word: null, laid: [], missing: [{ code: 'nothing-laid' }] });
  expect(reading.strips.get(0)).toMatchObject({ isChanged: false, points: null, fault: null });
});

test('R-08 R-09 the longest new word scores; a rest names its word', () => {
  const draft = keten();
  expect(readDraft(draft, sabra)).toMatchObject({
    word: 'KETEN',
    score: 5,
    changed: 3,
    laid: ['D'],
    notes: [{ why: 'rest', word: 'TAFEL', of: 'TEKENTAFEL' }],
    missing: [],
  });
  expect(readingOf(draft, sabra, 'KETEN')).toMatchObject({ points: 5, restOf: null, isChanged: true });
  expect(readingOf(draft, sabra, 'TAFEL')).toMatchObject({ points: null, restOf: 'TEKENTAFEL' });
});

test('R-10 a longer word that was formed before does not score, and is noted', () => {
  const reading = readDraft(keten(), { ...sabra, formed: ['KETEN'] });
  expect(reading).toMatchObject({ word: 'MAND', score: 4 });
  expect(reading.notes).toContainEqual({ why: 'formed', word: 'KETEN', of: '' });
});

test('R-10 a word that is made twice does not score', () => {
  const draft = given('HUT', 'HUTS');
  const twice = placeTiles(draft, own(draft, 'HUT'), { before: null });
  expect(readDraft(twice, sabra)).toMatchObject({ score: 0, notes: [{ why: 'twice', word: 'HUT' }], missing: [] });
});

test('R-09 a joker that only changes its letter makes no new word', () => {
  const draft = given('RIN@=RING OP', 'S');
  const renamed = nameJoker(draft, at(draft, 'RIN@', 3)[0] ?? -1, 'K');
  expect(readDraft(lay(renamed, 'S', 'OP', 0), sabra)).toMatchObject({
    word: 'SOP',
    notes: [{ why: 'joker', word: 'RINK', of: 'RING' }],
  });
});

test('R-07 a joker without a letter blocks the turn', () => {
  const draft = lay(given('ZON', '@'), '@', 'ZON', 0);
  expect(readDraft(draft, sabra).missing).toEqual([{ code: 'reading-missing', words: ['?ZON'] }]);
  expect(readingOf(draft, sabra, '?ZON')).toMatchObject({ fault: 'reading-missing' });
});

test('RS-01 RI-01 the minimum length of words depends on the game', () => {
  const draft = placeTiles(given('HUT', 'EN'), own(given('HUT', 'EN'), 'EN'), { before: null });
  expect(readDraft(draft, sabra).missing).toEqual([]);
  expect(readDraft(draft, international).missing).toEqual([{ code: 'too-short', words: ['EN'], letters: 3 }]);
});

test('R-03 the begin word is required first', () => {
  const draft = given('HUT', 'ZOEN', { opened: false });
  expect(readDraft(draft, sabra).missing).toEqual([{ code: 'no-begin-word', letters: 3 }]);
  expect(readDraft(placeTiles(draft, own(draft, 'ZO'), { before: null }), sabra).missing).toEqual([
    { code: 'no-begin-word', letters: 3 },
  ]);
  expect(readDraft(placeTiles(draft, own(draft, 'ZOEN'), { before: null }), sabra)).toMatchObject({
    missing: [],
    score: 4,
  });
});

test('RI-02 dissolved words are named', () => {
  const draft = lay(given('VER', 'E'), 'E', 'VER', 1);
  expect(readDraft(draft, international).missing).toEqual([{ code: 'word-dissolved', words: ['VER'], letters: 3 }]);
  const judged = { ...international, verdicts: new Map([['VEER', true]]) };
  expect(readingOf(draft, judged, 'VEER')).toMatchObject({ isGood: true, fault: 'word-dissolved' });
  expect(readDraft(draft, sabra).missing).toEqual([]);
});

test('RI-02 joined words are not dissolved', () => {
  const draft = given('GANG UIT RAM', 'P');
  const joined = join(draft, 'UIT', 'GANG');
  expect(readDraft(lay(joined, 'P', 'RAM', 3), international)).toMatchObject({
    missing: [],
    word: 'UITGANG',
    score: 7,
  });
});

test('R-17 with automatic checking a changed word is checked, and a bad one blocks the turn', () => {
  const draft = lay(given('HUT RAM', 'S'), 'S', 'HUT', 3);
  const ask = (verdicts: ReadonlyMap<string, boolean>) => readDraft(draft, { ...sabra, verdicts });
  expect(ask(new Map())).toMatchObject({ unasked: ['HUTS'], missing: [] });
  expect(ask(new Map([['HUTS', false]]))).toMatchObject({
    unasked: [],
    missing: [{ code: 'word-unknown', words: ['HUTS'] }],
  });
  expect(ask(new Map([['HUTS', true]]))).toMatchObject({ unasked: [], missing: [] });
});

test('R-17 with disputes nothing is checked and nothing is known', () => {
  const draft = lay(given('HUT', 'X'), 'X', 'HUT', 3);
  expect(readDraft(draft, sabra)).toMatchObject({ unasked: [], missing: [] });
  expect(readingOf(draft, sabra, 'HUTX')).toMatchObject({ isGood: null, fault: null });
});

test('R-08 R-17 an unconfirmed word shows no points; the longest confirmed word does', () => {
  const draft = given('LUCHT WARM', 'EN');
  const joined = join(draft, 'LUCHT', 'WARM');
  const laid = placeTiles(joined, own(joined, 'EN'), { before: null });
  const read = (verdicts: Readonly<Record<string, boolean>>) =>
    readDraft(laid, { ...sabra, verdicts: new Map(Object.entries(verdicts)) });
  expect(read({})).toMatchObject({ word: null, score: 0 });
  expect(read({ LUCHTWARM: false, EN: true })).toMatchObject({ word: 'EN', score: 2 });
  expect(read({ LUCHTWARM: true, EN: true })).toMatchObject({ word: 'LUCHTWARM', score: 9 });
});

test('RI-02 R-03 a turn that is refused as a whole shows no points', () => {
  const dissolving = lay(given('VER', 'ETE'), 'E', 'VER', 1);
  expect(readDraft(dissolving, international)).toMatchObject({ word: null, score: 0 });
  const unfinished = placeTiles(dissolving, own(dissolving, 'TE'), { before: null });
  expect(readDraft(unfinished, international)).toMatchObject({
    missing: [{ code: 'too-short' }],
    word: null,
    score: 0,
  });
  const unopened = given('HUT', 'EN', { opened: false });
  expect(readDraft(placeTiles(unopened, own(unopened, 'EN'), { before: null }), sabra)).toMatchObject({ score: 0 });
});
