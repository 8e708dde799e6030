import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { arrange, does, lay, listOf, referee, table } from './script.testing.ts';

const wait = (seconds: number) => ({ do: 'wait', seconds });
const WORDS = { words: ['TREIN', 'EEN'] };
const xl = table({ game: 'scrabble-xl-nl', lexicon: WORDS });
const three = table({ game: 'scrabble-xl-nl', lexicon: WORDS, players: ['A', 'B', 'C'] });
const RACKS = { A: 'TREINE', B: 'EENX', C: 'EENW' };
const TWO_RACKS = { A: 'TREINE', B: 'EENX' };

describe('a dispute window', () => {
  test('stays open while nothing happens, and the end of the script closes it', () => {
    const answer = xl({ setup: { racks: TWO_RACKS, bag: 'Q' }, moves: [lay('A', 'H5 TREIN')] });
    expect(answer.scores).toEqual({ A: 14, B: 0 });
    expect(answer.racks.A).toBe('EQ');
    expect(answer.turn).toBe('B');
  });

  test('the next player’s move closes it for all, even before its time is up', () => {
    const answer = three({
      setup: { racks: RACKS },
      moves: [lay('A', 'H5 TREIN'), does('B', 'pass'), does('C', 'dispute')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true, score: 14 },
      { ok: true },
      { ok: false, refusal: { code: 'nothing-open', rule: 'B-22' } },
    ]);
    expect(answer.scores.A).toBe(14);
  });

  test('a move of anybody else does not, and is refused', () => {
    const answer = three({
      setup: { racks: RACKS },
      moves: [lay('A', 'H5 TREIN'), does('C', 'pass'), does('A', 'pass'), does('B', 'dispute')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true },
      { ok: false, refusal: { code: 'dispute-open' } },
      { ok: false, refusal: { code: 'dispute-open' } },
      { ok: true, upheld: true },
    ]);
  });

  test('a refused move of the next player closes nothing', () => {
    const answer = three({
      setup: { racks: RACKS },
      lexicon: { words: [] },
      moves: [lay('A', 'H5 TREIN'), lay('B', 'A1 EEN'), does('C', 'dispute')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true },
      { ok: false, refusal: { code: 'not-touching', rule: 'B-10' } },
      { ok: true, upheld: false, lost: ['TREIN'] },
    ]);
    expect(answer.scores.A).toBe(0);
  });

  test('closes when all have accepted, and then nobody disputes any more', () => {
    const answer = three({
      setup: { racks: RACKS },
      moves: [
        lay('A', 'H5 TREIN'),
        does('B', 'accept'),
        does('B', 'dispute'),
        does('C', 'accept'),
        does('C', 'dispute'),
      ],
    });
    expect(answer.steps).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, refusal: { code: 'already-answered' } },
      { ok: true },
      { ok: false, refusal: { code: 'nothing-open' } },
    ]);
  });

  test('closes after its seconds, and not before', () => {
    const play = (seconds: number, options = {}) =>
      xl({
        options,
        setup: { racks: TWO_RACKS },
        moves: [lay('A', 'H5 TREIN'), wait(seconds), does('B', 'dispute')],
      }).steps[2];
    expect(play(29.999)).toMatchObject({ ok: true, upheld: true });
    expect(play(30)).toMatchObject({ ok: false, refusal: { code: 'nothing-open' } });
    expect(play(5, { disputeSeconds: 5 })).toMatchObject({ ok: false });
    expect(play(10 ** 6, { disputeSeconds: null })).toMatchObject({ ok: true });
    expect(play(10 ** 6, { pace: 'correspondence' })).toMatchObject({ ok: true });
  });

  test('waiting twice is waiting the sum', () => {
    const { steps } = xl({
      setup: { racks: TWO_RACKS },
      moves: [lay('A', 'H5 TREIN'), wait(15), wait(15), does('B', 'dispute')],
    });
    expect(steps).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: false }]);
  });
});

describe('going out with words that may be disputed (B-27)', () => {
  const out = { racks: { A: 'TREIN', B: 'EENX' }, bag: '' };

  test('the others may only accept or dispute', () => {
    const answer = xl({
      setup: out,
      lexicon: { words: [] },
      moves: [lay('A', 'H5 TREIN'), does('B', 'pass'), does('B', 'dispute')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true },
      { ok: false, refusal: { code: 'dispute-open', rule: 'B-27' } },
      { ok: true, upheld: false, lost: ['TREIN'] },
    ]);
    expect(answer.over).toBeNull();
    expect(answer.racks.A?.length).toBe(5);
    expect(answer.turn).toBe('B');
  });

  test('the end of the script is the acceptance', () => {
    const answer = xl({ setup: out, moves: [lay('A', 'H5 TREIN')] });
    expect(answer.over).toEqual({ reason: 'went-out', adjustments: { A: 11, B: -11 }, winners: ['A'] });
  });
});

describe('time', () => {
  test('turnSeconds run out by waiting: the turn is passed, again and again, until the game is over', () => {
    const play = (seconds: number) =>
      xl({ options: { turnSeconds: 60 }, setup: { racks: { A: 'X', B: 'A' } }, moves: [wait(seconds)] });
    expect(play(59).turn).toBe('A');
    expect(play(60).turn).toBe('B');
    expect(play(239).over).toBeNull();
    expect(play(240).over).toMatchObject({ reason: 'all-passed', adjustments: { A: -8, B: -1 } });
  });

  test('no thinking time runs while a window is open', () => {
    const play = (seconds: number) =>
      xl({
        options: { turnSeconds: 60 },
        setup: { racks: TWO_RACKS },
        moves: [lay('A', 'H5 TREIN'), wait(seconds)],
      }).turn;
    expect(play(89)).toBe('B');
    expect(play(90)).toBe('A');
  });

  test('gameSeconds: each minute of overtime begun costs ten, after the last the player is out', () => {
    const play = (seconds: number) =>
      xl({ options: { gameSeconds: 60, overtimeMinutes: 2 }, setup: { racks: TWO_RACKS }, moves: [wait(seconds)] });
    expect(play(59).scores.A).toBe(0);
    expect(play(60).scores.A).toBe(-10);
    expect(play(120).scores.A).toBe(-20);
    expect(play(180)).toMatchObject({ scores: { A: -20 }, over: { reason: 'resigned', winners: ['B'] } });
  });

  test('timeout says that a player’s time is up, with a clock or without', () => {
    for (const options of [{}, { turnSeconds: 60 }]) {
      const { steps, turn } = xl({
        options,
        moves: [does('B', 'timeout'), does('A', 'timeout')],
        setup: { turn: 'A' },
      });
      expect(steps).toMatchObject([{ ok: false, refusal: { code: 'not-your-turn' } }, { ok: true }]);
      expect(turn).toBe('B');
    }
  });

  test('timeout counts as a pass (B-27), and closes what is open before that turn', () => {
    const answer = xl({
      setup: { racks: TWO_RACKS, passes: { A: 1, B: 1 } },
      moves: [does('A', 'timeout'), does('B', 'timeout'), does('A', 'timeout')],
    });
    expect(answer.over?.reason).toBe('all-passed');
    expect(answer.steps[2]).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    const open = xl({ setup: { racks: TWO_RACKS }, moves: [lay('A', 'H5 TREIN'), does('B', 'timeout')] });
    expect(open.scores.A).toBe(14);
    expect(open.turn).toBe('A');
  });

  test('while a play is open no thinking time runs: its player cannot time out', () => {
    const { steps, turn } = xl({
      setup: { racks: TWO_RACKS },
      moves: [lay('A', 'H5 TREIN'), does('A', 'timeout'), does('B', 'dispute')],
    });
    expect(steps).toMatchObject([{ ok: true }, { ok: false, refusal: { code: 'dispute-open' } }, { ok: true }]);
    expect(turn).toBe('B');
  });

  test('in Woord-Rummikub a player who runs out of time takes a tile, or passes if the pot is empty (R-13)', () => {
    const play = (bag: string) =>
      referee({ game: 'rummikub-sabra', setup: { racks: { A: 'E', B: 'E' }, bag }, moves: [does('A', 'timeout')] });
    expect(play('QX')).toMatchObject({ racks: { A: 'EQ' }, bag: 1, turn: 'B' });
    expect(play('')).toMatchObject({ racks: { A: 'E' }, turn: 'B' });
  });

  test('a wait needs seconds that are not below zero, and no player', () => {
    expect(() => xl({ moves: [wait(-1)] })).toThrow('moves.0.seconds: ');
    expect(() => xl({ moves: [{ do: 'wait' }] })).toThrow('moves.0.seconds: is missing');
    expect(() => xl({ moves: [{ ...wait(1), by: 'A' }] })).toThrow('moves.0.by: there is no such field');
    expect(() => xl({ moves: [{ do: 'timeout' }] })).toThrow('moves.0.by: is missing');
  });
});

describe('reaction windows', () => {
  const cards = table({ game: 'trickster-nl', lexicon: { words: ['EEN', 'TREIN'] }, players: ['A', 'B', 'C'] });
  const setup = {
    racks: RACKS,
    bag: 'QYZV',
    cards: { A: ['double-word', 'peek-rack'], B: ['cancel-card'], C: ['cancel-card'] },
  };
  const doubled = lay('A', 'H5 TREIN', { cards: [{ card: 'double-word' }] });
  const cancel = (by: string, cancels: string) => does(by, 'card', { card: 'cancel-card', cancels });

  test('the end of the script lets cards and plays stand', () => {
    const answer = cards({ setup, moves: [doubled] });
    expect(answer.steps).toEqual([{ ok: true, score: 28, words: [{ word: 'TREIN', score: 28 }], bonus: 0 }]);
    expect(answer.scores.A).toBe(28);
  });

  test('a dispute closes them: the cards stand, then the words are judged', () => {
    const answer = cards({ setup, moves: [doubled, does('C', 'dispute'), cancel('B', 'double-word')] });
    expect(answer.steps).toMatchObject([
      { ok: true, score: 28 },
      { ok: true, upheld: true },
      { ok: false, refusal: { code: 'nothing-to-cancel' } },
    ]);
  });

  test('any other move closes them, also one beside the turn', () => {
    const peek = does('A', 'card', { card: 'peek-rack', target: 'C' });
    const answer = cards({ setup, moves: [doubled, peek, cancel('B', 'double-word'), cancel('B', 'peek-rack')] });
    expect(answer.steps).toMatchObject([
      { ok: true, score: 28 },
      { ok: true },
      { ok: false, refusal: { code: 'nothing-to-cancel' } },
      { ok: true, cancelled: 'peek-rack', takenBack: false },
    ]);
  });

  test('resigning closes them too: what was announced counts', () => {
    const answer = cards({ setup, moves: [doubled, does('B', 'resign'), does('C', 'resign')] });
    expect(answer.scores.A).toBe(28);
    expect(answer.over).toMatchObject({ reason: 'resigned', winners: ['A'] });
  });

  test('accepting lets only that player’s answer go; a cancel-card leaves them open', () => {
    const answer = cards({
      setup,
      moves: [doubled, does('B', 'accept'), cancel('C', 'double-word'), cancel('B', 'cancel-card')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true, score: 28 },
      { ok: true },
      { ok: true, cancelled: 'double-word', takenBack: false },
      { ok: true, cancelled: 'cancel-card', takenBack: false },
    ]);
  });

  test('they close after their seconds', () => {
    const play = (seconds: number) => cards({ setup, moves: [doubled, wait(seconds), cancel('B', 'double-word')] });
    expect(play(14).steps[2]).toMatchObject({ ok: true });
    expect(play(15).steps[2]).toMatchObject({ ok: false, refusal: { code: 'nothing-to-cancel' } });
  });

  test('a refused move leaves the cards where they are', () => {
    const answer = cards({ setup, moves: [doubled, lay('A', 'A1 EEN'), cancel('B', 'double-word')] });
    expect(answer.steps).toMatchObject([
      { ok: true, score: 14 },
      { ok: false, refusal: { code: 'dispute-open' } },
      { ok: true, cancelled: 'double-word' },
    ]);
    expect(Object.keys(answer.steps[1] ?? {})).toEqual(['ok', 'refusal']);
  });

  test('the start of a turn waits for nobody: the first move is made at once', () => {
    const answer = cards({ setup, moves: [does('A', 'pass'), does('B', 'pass'), lay('C', 'H7 EEN')] });
    expect(answer.steps).toMatchObject([{ ok: true }, { ok: true }, { ok: true, score: 6 }]);
  });

  test('but a skip card comes before it', () => {
    const answer = cards({
      setup: {
        ...setup,
        cards: { C: ['skip-opponent'] },
        board: boardWith('H5 TREIN'),
        racks: { A: 'E', B: 'E', C: 'E' },
      },
      moves: [does('A', 'pass'), does('C', 'card', { card: 'skip-opponent', target: 'B' }), does('B', 'pass')],
    });
    expect(answer.steps).toMatchObject([{ ok: true }, { ok: true }, { ok: false, refusal: { code: 'not-your-turn' } }]);
    expect(answer.turn).toBe('C');
  });
});

test('with `challenge` the next player’s move also closes a window of Woord-Rummikub (R-17)', () => {
  const answer = referee({
    game: 'rummikub-sabra',
    options: { checking: 'challenge' },
    lexicon: { words: [] },
    setup: { racks: { A: 'HUTE', B: 'OPAE' }, bag: 'QXYZABC' },
    moves: [arrange('A', 'HUT'), does('B', 'draw'), does('B', 'dispute')],
  });
  expect(answer.steps).toMatchObject([{ ok: true, score: 3 }, { ok: true }, { ok: false }]);
  expect(answer.scores).toEqual({ A: 3, B: 0 });
  expect(listOf('A B').map((name) => answer.racks[name])).toEqual(['EQXYZAB', 'OPAEC']);
});
