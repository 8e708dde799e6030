import { expect, test } from 'vitest';
import { given } from '../../../testing/table.ts';
import { rummikubInternational } from './index.ts';

test('RI-01 words have three letters or more, rests included', () => {
  const table = given(rummikubInternational, { table: 'HUT', racks: 'ENA B' });
  expect(table.arrange(0, 'HUT EN').refusal).toEqual({ code: 'too-short', rule: 'RI-01', words: ['EN'] });
  expect(table.arrange(0, 'HUT ENA').refusal).toBeNull();
  const rests = given(rummikubInternational, { table: 'KANTOOR', racks: 'DM B' });
  expect(rests.arrange(0, 'KAN DROOM TO').refusal).toMatchObject({ code: 'not-on-rack' });
  expect(rests.arrange(0, 'OORDAM KN T').refusal).toMatchObject({ code: 'too-short', words: ['KN', 'T'] });
});

test('RI-01 children make words and rests of two letters, but begin with three', () => {
  const options = { children: true };
  const table = given(rummikubInternational, { options, table: 'ZOUT', racks: 'ME B' });
  expect(table.arrange(0, 'ZO MUTE').refusal).toBeNull();
  const begin = given(rummikubInternational, { options, racks: 'ENAR B' });
  expect(begin.arrange(0, 'EN').refusal).toMatchObject({ code: 'no-begin-word', rule: 'R-03' });
});

test('RI-01 R-16 with `children` verbs are valid under `advised`', () => {
  const asked: boolean[] = [];
  const lexicon = { has: () => true, isAdvised: (_: string, { verbs }: { verbs: boolean }) => asked.push(verbs) > 0 };
  for (const children of [true, false]) {
    const { state } = given(rummikubInternational, { options: { vocabulary: 'advised', children }, racks: 'EET B' });
    const context = { now: 0, rng: { below: () => 0 }, lexicon: lexicon as never };
    rummikubInternational.decide(state, { by: 0, do: 'arrange', table: ['EET'] }, context);
  }
  expect(asked).toEqual([true, false]);
});

test('RI-02 the refusal names the words that would be gone, by what they read', () => {
  const table = given(rummikubInternational, { table: 'RIN@=RING HUT', racks: 'EL B' });
  expect(table.arrange(0, 'RELIN@=RELING HUT').refusal).toEqual({
    code: 'word-dissolved',
    rule: 'RI-02',
    words: ['RING'],
  });
});

test('RI-02 (e) with `vocabulary: advised` the intermediate word must be advised too', () => {
  const position = { table: 'VEL@=VELD', racks: 'DENAT B', words: 'VELD VELDEN KAT' };
  const options = { vocabulary: 'advised' };
  const good = given(rummikubInternational, { ...position, options, advised: 'VELD VELDEN KAT' });
  expect(good.arrange(0, 'VELDEN @AT=KAT').refusal).toBeNull();
  const bad = given(rummikubInternational, { ...position, options, advised: 'VELDEN KAT' });
  expect(bad.arrange(0, 'VELDEN @AT=KAT').refusal).toMatchObject({ code: 'word-dissolved' });
});

test('RI-02 (e) a joker left in the intermediate word stands for any letter that makes it valid', () => {
  const position = { table: '@A@IO=RADIO TUIN', racks: 'PEN B', words: 'PATIOTUIN PATIO REN' };
  const after = 'PA@IOTUIN=PATIOTUIN @EN=REN';
  expect(given(rummikubInternational, position).arrange(0, after).refusal).toBeNull();
  const without = { ...position, words: 'PATIOTUIN REN' };
  expect(given(rummikubInternational, without).arrange(0, after).refusal).toMatchObject({ words: ['RADIO'] });
});

/** VELX is not a word, which nothing reveals before a dispute, not even a refusal. */
const viaNoWord = () =>
  given(rummikubInternational, {
    players: 3,
    options: { checking: 'challenge' },
    table: 'VEL@=VELD',
    racks: 'XENAT B C',
    words: 'VELXEN KAT',
  }).arrange(0, 'VELXEN @AT=KAT');

test('RI-02 (e) R-17 with `challenge` the intermediate word is judged with the word it is in', () => {
  expect(viaNoWord().refusal).toBeNull();
  const lost = viaNoWord().dispute(1, 'VELXEN');
  expect(lost.events).toContainEqual({ type: 'disputed', seat: 1, words: ['VELXEN', 'VELX'], bad: ['VELX'] });
  expect(lost.table).toBe('VEL@=VELD');
});

test('RI-02 (e) R-17 a dispute of another word does not judge it', () => {
  const other = viaNoWord().dispute(1, 'KAT');
  expect(other.events).toContainEqual({ type: 'disputed', seat: 1, words: ['KAT'], bad: [] });
  expect(other.dispute(2).table).toBe('VEL@=VELD');
});

test('RI-03 the rack is not filled up after a turn', () => {
  const table = given(rummikubInternational, { table: 'HUT', racks: 'SOEN F', pot: 'GHIJKLMN' }).arrange(0, 'HUTS');
  expect(table.rack(0)).toBe('OEN');
});

test('RI-03 a player who lays the last tile draws 7 at once, or as many as the pot has', () => {
  const table = given(rummikubInternational, { table: 'HUT', racks: 'S F', pot: 'GHIJKLMN' }).arrange(0, 'HUTS');
  expect(table.rack(0)).toBe('GHIJKLM');
  expect(table.state.turn).toBe(1);
  const poor = given(rummikubInternational, { table: 'HUT', racks: 'S F', pot: 'GHI' }).arrange(0, 'HUTS');
  expect(poor.rack(0)).toBe('GHI');
  expect(poor.state.ending).toEqual({ reason: 'pot', rounds: 1 });
});

test('RI-04 by default 50 points end the game; then leftover tiles cost points', () => {
  const table = given(rummikubInternational, { table: 'HUT', racks: 'SA BC', pot: 'ZZ', scores: [46, 0] });
  expect(table.state.options).toMatchObject({ end: 'points', target: 50 });
  const over = table.arrange(0, 'HUTS').draw(1);
  expect(over.state.over).toEqual({ reason: 'points', adjustments: [-1, -3], winners: [0] });
  expect(over.scores).toEqual([49, -3]);
});
