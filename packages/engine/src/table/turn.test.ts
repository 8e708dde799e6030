import { expect, test } from 'vitest';
import { given, plainTable } from '../../testing/table.ts';

const game = plainTable();

test('R-03 a begin word comes from the rack alone', () => {
  const table = given(game, { racks: 'HUTENAA BBBCCDD', pot: 'EEEEEEEE' }).arrange(0, 'HUT');
  expect(table.refusal).toBeNull();
  expect(table.scores).toEqual([3, 0]);
  expect(table.state.opened).toEqual([true, false]);
  expect(table.state.turn).toBe(1);
});

test('R-03 nothing on the table may be touched before the begin word', () => {
  const table = given(game, { table: 'HUT', opened: [true, false], turn: 1, racks: 'AAA OENDAG' });
  expect(table.arrange(1, 'HOUTEN').refusal).toEqual({ code: 'table-touched', rule: 'R-03', words: ['HUT'] });
  expect(table.arrange(1, 'HUTEN DAG').refusal).toMatchObject({ code: 'table-touched' });
  expect(table.arrange(1, 'DAG HUT').refusal).toBeNull();
});

test('R-03 not even the reading of a joker may change', () => {
  const table = given(game, { table: 'RIN@=RING', opened: [true, false], turn: 1, racks: 'AAA DAG' });
  expect(table.arrange(1, 'RIN@=RIND DAG').refusal).toMatchObject({ code: 'table-touched', words: ['RING'] });
});

test('R-03 one word of three letters is needed; others may be as short as the game allows', () => {
  const table = given(game, { racks: 'HUTENIN AAA', pot: '' });
  expect(table.arrange(0, 'EN IN').refusal).toEqual({ code: 'no-begin-word', rule: 'R-03', words: ['EN', 'IN'] });
  expect(table.arrange(0, 'HUT EN').scores).toEqual([3, 0]);
});

test('R-03 a player who cannot begin takes a tile, which ends the turn', () => {
  const table = given(game, { racks: 'QXCVBNM AAA', pot: 'ZE' }).draw(0);
  expect(table.rack(0)).toBe('QXCVBNMZ');
  expect(table.state.opened).toEqual([false, false]);
  expect(table.state.turn).toBe(1);
});

test('R-04 at least one tile of the rack is laid', () => {
  const table = given(game, { table: 'HUT EN', racks: 'AAA BBB' });
  expect(table.arrange(0, 'HUTEN').refusal).toEqual({ code: 'nothing-laid', rule: 'R-04' });
  expect(table.arrange(0, '').refusal).toMatchObject({ code: 'tiles-left-over' });
});

test('R-04 tiles come from nowhere but the rack', () => {
  const table = given(game, { table: 'HUT', racks: 'OE BBB' });
  expect(table.arrange(0, 'HOUTEN').refusal).toEqual({ code: 'not-on-rack', rule: 'R-04', tiles: ['N'] });
});

test('R-04 instead of laying a tile is taken; a pass is for an empty pot', () => {
  const table = given(game, { table: 'HUT', racks: 'OE BBB', pot: 'Z' });
  expect(table.does(0, 'pass').refusal).toEqual({ code: 'pot-not-empty', rule: 'R-04' });
  const drawn = table.draw(0);
  expect(drawn.rack(0)).toBe('OEZ');
  expect(drawn.draw(1).refusal).toEqual({ code: 'pot-empty', rule: 'R-04' });
  expect(drawn.does(1, 'pass').state.turn).toBe(0);
});

test('R-04 a player without tiles who can draw none is skipped', () => {
  const table = given(game, { players: 3, table: 'HUT', racks: 'OEN - AB', pot: '' }).does(0, 'pass');
  expect(table.state.turn).toBe(2);
  expect(table.events).toContainEqual({ type: 'passed', seat: 1, why: 'out-of-tiles' });
});

test('R-05 no tile is left loose, and none goes back to a rack', () => {
  const table = given(game, { table: 'HUT ZON', racks: 'OEN BBB' });
  expect(table.arrange(0, 'HOUTE ZO').refusal).toEqual({ code: 'tiles-left-over', rule: 'R-05', tiles: ['N'] });
});

test('R-05 several words may be made in one turn', () => {
  const table = given(game, { table: 'HUT', racks: 'OENDAG BBB' }).arrange(0, 'HOUTEN DAG');
  expect(table.table).toBe('HOUTEN DAG');
  expect(table.scores).toEqual([6, 0]);
});

test('R-06 a refused turn changes nothing, and another may be tried', () => {
  const table = given(game, { table: 'HUT', racks: 'OEN BBB', words: 'HOUTEN' });
  const refused = table.arrange(0, 'HUTONE');
  expect(refused.refusal).toEqual({ code: 'word-unknown', rule: 'R-17', words: ['HUTONE'] });
  expect(refused.state).toBe(table.state);
  expect(refused.arrange(0, 'HOUTEN').scores).toEqual([6, 0]);
});

test('R-07 a joker is replaced and laid elsewhere: VEL@ as VELD becomes VELG', () => {
  const table = given(game, { table: 'VEL@=VELD', racks: 'GOP BBB' });
  expect(table.arrange(0, 'VELG @OP=TOP').table).toBe('VELG @OP=TOP');
  expect(table.arrange(0, 'VELG').refusal).toEqual({ code: 'joker-left-over', rule: 'R-07', tiles: ['@'] });
});

test('R-07 a joker may be taken out if what is left is a word', () => {
  const table = given(game, { table: 'PLAAT@=PLAATS', racks: 'OP BBB', words: 'PLAAT SOP' });
  expect(table.arrange(0, 'PLAAT @OP=SOP').table).toBe('PLAAT @OP=SOP');
});

test('R-07 a new word with a joker states its reading', () => {
  const table = given(game, { table: 'ZON', racks: '@ BBB' });
  expect(table.arrange(0, '@ZON').refusal).toEqual({ code: 'reading-missing', rule: 'R-07', words: ['@ZON'] });
});

test('R-07 an unchanged word keeps its reading, stated or not', () => {
  const table = given(game, { table: 'RIN@=RING ZON', racks: 'E BBB', words: 'ZONE' });
  expect(table.arrange(0, 'RIN@ ZONE').table).toBe('RIN@=RING ZONE');
  expect(table.arrange(0, 'RIN@=RING ZONE').table).toBe('RIN@=RING ZONE');
});

test('R-07 of two equal words the one without a reading keeps the other reading', () => {
  const table = given(game, { table: '@AL=DAL @AL=BAL', racks: 'ZON BBB' });
  expect(table.arrange(0, '@AL @AL=DAL ZON').table).toBe('@AL=BAL @AL=DAL ZON');
  expect(table.arrange(0, '@AL @AL ZON').table).toBe('@AL=DAL @AL=BAL ZON');
});

test('R-07 a joker with a new reading must make a word; R-09 which does not count as new', () => {
  const table = given(game, { table: 'RIN@=RING ZON', racks: 'E BBB', words: 'ZONE RIND' });
  const after = table.arrange(0, 'RIN@=RIND ZONE');
  expect(after.table).toBe('RIN@=RIND ZONE');
  expect(after.events).toContainEqual({ type: 'scored', seat: 0, word: 'ZONE', score: 4 });
  expect(after.state.formed).toContain('RIND');
  expect(table.arrange(0, 'RIN@=RINK ZONE').refusal).toMatchObject({ code: 'word-unknown', words: ['RINK'] });
});

test('R-10 a word formed before scores nothing; the next longest new word does', () => {
  const table = given(game, { table: 'HUT', formed: 'HOUTEN', racks: 'OENDAGE BBB' });
  expect(table.arrange(0, 'HOUTEN').events).toContainEqual({ type: 'scored', seat: 0, word: null, score: 0 });
  expect(table.arrange(0, 'HOUTEN DAG').events).toContainEqual({ type: 'scored', seat: 0, word: 'DAG', score: 3 });
});

test('R-10 a begin word formed before is legal and scores nothing', () => {
  const table = given(game, { formed: 'HUT', racks: 'HUT BBB' }).arrange(0, 'HUT');
  expect(table.scores).toEqual([0, 0]);
  expect(table.state.opened).toEqual([true, false]);
});

test('R-10 a word that lies there twice at the end of the turn scores nothing, as tiles or by a joker', () => {
  const table = given(game, { racks: 'KATKATE@A BBB' });
  expect(table.arrange(0, 'KAT KAT').scores).toEqual([0, 0]);
  expect(table.arrange(0, 'KAT KA@=KAT').scores).toEqual([0, 0]);
  expect(table.arrange(0, 'KAT KA@=KAT AT').events).toContainEqual({ type: 'scored', seat: 0, word: 'AT', score: 2 });
});

test('R-10 a word counts as formed under the reading its joker had then, and rests are formed too', () => {
  const table = given(game, { table: 'KOKSMAAT', racks: 'P@ SOPMAT', pot: '' }).arrange(0, 'KOK MAAT S@P=SOP');
  expect(table.state.formed).toEqual(['KOKSMAAT', 'KOK', 'MAAT', 'SOP']);
  const next = table.arrange(1, 'KOK MAAT S@P SOP');
  expect(next.events).toContainEqual({ type: 'scored', seat: 1, word: null, score: 0 });
});

test('R-13 when time runs out one tile is taken and nothing is scored', () => {
  const table = given(game, { options: { turnSeconds: 60 }, table: 'HUT', racks: 'OEN BBB', pot: 'ZA' });
  expect(table.wait(59).state.turn).toBe(0);
  const late = table.wait(60);
  expect(late.rack(0)).toBe('OENZ');
  expect(late.scores).toEqual([0, 0]);
  expect(late.table).toBe('HUT');
  expect(late.state.turn).toBe(1);
  expect(late.wait(60).rack(1)).toBe('BBBA');
});

test('R-13 with an empty pot no tile is taken', () => {
  const table = given(game, { options: { turnSeconds: 60 }, table: 'HUT', racks: 'OEN BBB', pot: '' }).wait(60);
  expect(table.rack(0)).toBe('OEN');
  expect(table.state.turn).toBe(1);
});

test('R-13 a move after the time is too late', () => {
  const table = given(game, { options: { turnSeconds: 60 }, table: 'HUT', racks: 'OEN BBB', pot: 'Z' });
  const late = { ...table.state, clock: table.state.clock && { ...table.state.clock, since: -60_000 } };
  const move = { by: 0, do: 'draw' } as const;
  const context = { now: 0, rng: { below: () => 0 }, lexicon: { has: () => true } };
  expect(game.decide(late, move, context as never)).toMatchObject({ refusal: { code: 'too-late' } });
});

test('R-16 with `advised` only advised words are valid', () => {
  const options = { vocabulary: 'advised' };
  const table = given(game, { options, table: 'HUT', racks: 'OEN BBB', words: 'HOUTEN HUTEN', advised: 'HUTEN' });
  expect(table.arrange(0, 'HOUTEN').refusal).toEqual({ code: 'word-not-advised', rule: 'R-16', words: ['HOUTEN'] });
  expect(table.arrange(0, 'NOTHEU').refusal).toMatchObject({ code: 'word-unknown' });
});

test('R-16 with `all` every word of the list is valid', () => {
  const table = given(game, { table: 'HUT', racks: 'OEN BBB', words: 'HOUTEN', advised: '' });
  expect(table.arrange(0, 'HOUTEN').refusal).toBeNull();
});

test.each([
  [['HUT', ''], 'bad-word', 'an empty text'],
  [['HUT', 'h0uten'], 'bad-word', 'no letters'],
  [['HUT', 'A=B=C'], 'bad-word', 'no notation'],
  [['HUT', 'A'.repeat(1_000_000)], 'too-many-tiles', 'a very long word'],
  [Array<string>(100_000).fill('A'), 'too-many-tiles', 'very many words'],
  [['HUT', '@@@=EEN'], 'not-on-rack', 'jokers nobody has'],
])('R-05 nonsense is refused (%#)', (table, code) => {
  const { refusal } = given(game, { table: 'HUT', racks: 'OENAAAA BBB' }).when({ by: 0, do: 'arrange', table });
  expect(refusal).toMatchObject({ code });
});

test('a move of another game is refused', () => {
  const table = given(game, { table: 'HUT', racks: 'OEN BBB' });
  expect(table.when({ by: 0, do: 'exchange', tiles: 'O' } as never).refusal).toMatchObject({ code: 'no-such-move' });
  expect(table.draw(1).refusal).toMatchObject({ code: 'not-your-turn' });
});
