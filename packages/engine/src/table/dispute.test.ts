import { describe, expect, test } from 'vitest';
import { given, type Position, plainTable } from '../../testing/table.ts';
import { lexiconFrom } from '../kernel/word-list.ts';

const game = plainTable();
const live = { checking: 'challenge' };
const slow = { checking: 'challenge', disputeSeconds: null };

const position = (more: Position = {}): Position => ({
  players: 3,
  options: live,
  table: 'HUT',
  racks: 'OENDAG AB CD',
  words: 'HOUTEN DAG ABC',
  pot: 'ZEEEEEEEEEE',
  starter: 0,
  ...more,
});

test('R-17 with `automatic` an unknown word is refused: there is nothing to dispute', () => {
  const table = given(game, position({ options: {} }));
  expect(table.arrange(0, 'HUTEN').refusal).toEqual({ code: 'word-unknown', rule: 'R-17', words: ['HUTEN'] });
  expect(table.arrange(0, 'HOUTEN').dispute(1).refusal).toMatchObject({ code: 'nothing-open' });
});

test('R-17 score, refill, opening and formed words wait for the window', () => {
  const table = given(game, position({ table: '', racks: 'DAGAAAA AB CD' })).arrange(0, 'DAG');
  expect(table.state).toMatchObject({ scores: [0, 0, 0], opened: [false, false, false], formed: [], turn: 0 });
  expect(table.table).toBe('DAG');
  expect(table.rack(0)).toBe('AAAA');
  const closed = table.does(1, 'accept').does(2, 'accept');
  expect(closed.state).toMatchObject({ scores: [3, 0, 0], opened: [true, false, false], formed: ['DAG'], turn: 1 });
  expect(closed.rack(0)).toBe('AAAAZEE');
});

test('R-17 the window closes when its seconds have run out', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN');
  expect(table.wait(29).state.open).not.toBeNull();
  expect(table.wait(30).state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 1 });
});

test('R-17 a lost dispute restores the table, takes a tile and ends the turn', () => {
  const table = given(game, position()).arrange(0, 'HUTO DAGEN').dispute(2);
  expect(table.events).toContainEqual({ type: 'disputed', seat: 2, words: ['HUTO', 'DAGEN'], bad: ['HUTO', 'DAGEN'] });
  expect(table.table).toBe('HUT');
  expect([...table.rack(0)].sort().join('')).toBe('ADEGNOZ');
  expect(table.state).toMatchObject({ scores: [0, 0, 0], formed: ['HUT'], turn: 1 });
});

test('R-17 a lost begin word leaves the player unopened', () => {
  const table = given(game, position({ table: '' })).arrange(0, 'GOED').refusal;
  expect(table).toBeNull();
  const lost = given(game, position({ table: '' }))
    .arrange(0, 'GOED')
    .dispute(1);
  expect(lost.state).toMatchObject({ opened: [false, false, false], formed: [], table: [] });
});

test('R-17 a wrong dispute costs nothing and settles the words it named', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN DAG').dispute(2, 'HOUTEN');
  expect(table.scores).toEqual([0, 0, 0]);
  expect(table.state.open).not.toBeNull();
  expect(table.dispute(2, 'DAG').refusal).toMatchObject({ code: 'already-answered' });
  expect(table.dispute(1, 'HOUTEN').refusal).toMatchObject({ code: 'word-settled', words: ['HOUTEN'] });
  expect(table.dispute(1).state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 1 });
});

test('R-17 when all words have been found valid the window closes', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN').dispute(2);
  expect(table.state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 1 });
});

test('R-17 rests may be disputed, unchanged words may not', () => {
  const table = given(game, position({ table: 'KOKSMAAT ZON', racks: 'OP AB CD', words: 'KOK SOP ZON' }));
  const open = table.arrange(0, 'KOK MAAT SOP ZON');
  expect(open.state.open?.words).toEqual(['KOK', 'MAAT', 'SOP']);
  expect(open.dispute(1, 'ZON').refusal).toMatchObject({ code: 'no-such-word', words: ['ZON'] });
  expect(open.dispute(1, 'MAAT').table).toBe('KOKSMAAT ZON');
});

test('R-17 a word with a joker is named by its reading or its notation; a word made twice means both', () => {
  const table = given(game, position({ racks: 'KATKA@ AB CD', words: 'KAT' })).arrange(0, 'HUT KAT KA@=KAT');
  expect(table.dispute(1, 'KA@=KAT').state.open).toBeNull();
  expect(table.dispute(1, 'KAT').state.open).toBeNull();
  expect(table.dispute(1, 'KA@').refusal).toMatchObject({ code: 'no-such-word' });
  expect(table.dispute(1, '').refusal).toMatchObject({ code: 'no-such-word' });
});

test('R-17 nobody answers their own play, or twice', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN');
  expect(table.does(0, 'accept').refusal).toMatchObject({ code: 'own-play' });
  expect(table.does(1, 'accept').does(1, 'accept').refusal).toMatchObject({ code: 'already-answered' });
});

test("R-17 in a timed window the next player's move counts only as acceptance", () => {
  const table = given(game, position()).arrange(0, 'HOUTEN');
  expect(table.draw(1).refusal).toEqual({ code: 'dispute-open', rule: 'B-22', accepts: true });
  expect(table.draw(2).refusal).toEqual({ code: 'dispute-open', rule: 'B-22' });
  expect(table.does(1, 'accept').draw(1).refusal).toEqual({ code: 'dispute-open', rule: 'B-22' });
  const moved = table.does(2, 'accept').draw(1);
  expect(moved.state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 2 });
});

test("R-17 without a time limit the next player's move accepts for all", () => {
  const table = given(game, position({ options: slow })).arrange(0, 'HOUTEN');
  expect(table.draw(2).refusal).toMatchObject({ code: 'dispute-open' });
  expect(table.arrange(1, 'HOUTEN AB').refusal).toBeNull();
  const refused = table.arrange(1, 'HOUTENX');
  expect(refused.refusal).toMatchObject({ code: 'not-on-rack' });
  expect(refused.state).toBe(table.state);
  expect(table.draw(1).state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 2 });
});

test('R-17 the end waits for the window', () => {
  const table = given(game, position({ players: 2, racks: 'AB OEN', turn: 1, pot: '' })).arrange(1, 'HOUTEN');
  const last = table.does(0, 'accept').does(0, 'pass').state;
  expect(last.over?.reason).toBe('pot');
  const soon = given(
    game,
    position({ players: 2, options: { ...slow, end: 'points', target: 10 }, racks: 'AB OEN', scores: [0, 4], turn: 1 }),
  );
  const open = soon.arrange(1, 'HOUTEN');
  expect(open.state.over).toBeNull();
  expect(open.draw(0).refusal).toMatchObject({ code: 'dispute-open' });
  expect(open.does(0, 'accept').state.over?.reason).toBe('points');
});

test('R-17 no thinking time runs during a timed dispute; without a limit the next player’s does', () => {
  const timed = given(game, position({ options: { ...live, turnSeconds: 60 } }))
    .wait(10)
    .arrange(0, 'HOUTEN');
  expect(timed.state.clock?.since).toBeNull();
  const waiting = given(game, position({ options: { ...slow, turnSeconds: 60 } }))
    .wait(10)
    .arrange(0, 'HOUTEN');
  expect(waiting.state.clock).toMatchObject({ last: { seat: 1, turn: 2 }, since: 10_000 });
  const late = waiting.wait(60);
  expect(late.state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 2 });
  expect(late.rack(1)).toHaveLength(3);
});

test('R-17 a window gets back the time during which no house was running', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN').when({ by: 'house', do: 'resume', away: 5000 });
  expect(table.state.open?.window.until).toBe(35_000);
});

test('R-11 the open play of a resigning player stands, without a refill', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN').does(0, 'resign');
  expect(table.state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 1, formed: ['HUT', 'HOUTEN'] });
  expect(table.rack(0)).toBe('DAG');
});

test('R-11 a resigned player need not answer', () => {
  const table = given(game, position()).arrange(0, 'HOUTEN').does(1, 'accept').does(2, 'resign');
  expect(table.state).toMatchObject({ open: null, scores: [6, 0, 0], turn: 1 });
});

test('R-11 the last remaining player wins without adjustments; the open play stands', () => {
  const table = given(game, position({ players: 2, racks: 'OENDAG AB', scores: [0, 20] }))
    .arrange(0, 'HOUTEN')
    .does(1, 'resign');
  expect(table.state.over).toEqual({ reason: 'resigned', adjustments: [0, 0], winners: [0] });
  expect(table.scores).toEqual([6, 20]);
});

test('R-11 a resigned player pays nothing and cannot win', () => {
  const table = given(game, position({ options: {}, racks: 'A@ BB CD', pot: '', scores: [90, 5, 6] })).does(
    0,
    'resign',
  );
  const over = table.does(1, 'pass').does(2, 'pass').does(1, 'pass').does(2, 'pass');
  expect(over.state.over).toEqual({ reason: 'pot', adjustments: [0, -2, -2], winners: [2] });
  expect(over.view('spectator').revealed.map(({ seat }) => seat)).not.toContain(0);
});

describe('B-30 with the option rulings a verdict waits for the table', () => {
  const ruling = position({ options: { ...live, rulings: true } });
  const asked = () => given(game, ruling).arrange(0, 'HUTO DAGEN').dispute(2);

  test('B-30 nobody loses the turn before all have answered', () => {
    const table = asked();
    expect(table.state.open).toMatchObject({ ruling: { words: ['HUTO', 'DAGEN'], agreed: [] } });
    expect(table.table).toBe('HUTO DAGEN');
    expect(table.does(1, 'draw').refusal).toMatchObject({ code: 'ruling-open', rule: 'B-30' });
  });

  test('B-30 all agree: the turn stands and the words are valid for the rest of the game', () => {
    const table = asked().does(0, 'agree').does(1, 'agree').does(2, 'agree');
    expect(table.state).toMatchObject({ open: null, ruled: ['HUTO', 'DAGEN'], turn: 1 });
    expect(table.state.scores[0]).toBeGreaterThan(0);
    expect(game.isGoodWord(table.state, { word: 'HUTO', lexicon: lexiconFrom({ words: [] }) })).toBe(true);
  });

  test('B-30 one player disagrees: the table is restored', () => {
    const table = asked().does(0, 'agree').does(1, 'disagree');
    expect(table.table).toBe('HUT');
    expect(table.state).toMatchObject({ open: null, ruled: [], turn: 1, scores: [0, 0, 0] });
    expect(table.rack(0)).toHaveLength(7);
  });

  test('B-30 when the time is up, the table is restored', () => {
    expect(asked().wait(30).state).toMatchObject({ open: null, ruled: [], turn: 1 });
  });
});
