import { boardWith } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { does, lay, table } from './script.testing.ts';

const trickster = table({
  game: 'trickster-nl',
  options: { checking: 'automatic' },
  lexicon: { words: ['TREIN', 'EEN', 'ER', 'EN', 'NE'], names: ['RENE'] },
});
const card = (by: string, id: string, choice: object = {}) => does(by, 'card', { card: id, ...choice });
const cancel = (by: string, cancels: string) => card(by, 'cancel-card', { cancels });
const RACKS = { A: 'TREINE', B: 'EENX' };

describe('cancel-card', () => {
  test('removes the effect of a card, and the play stands', () => {
    const answer = trickster({
      setup: { racks: RACKS, cards: { A: ['double-word'], B: ['cancel-card'] }, deck: [] },
      moves: [lay('A', 'H5 TREIN', { cards: [{ card: 'double-word' }] }), cancel('B', 'double-word')],
    });
    expect(answer.steps).toEqual([
      { ok: true, score: 14, words: [{ word: 'TREIN', score: 14 }], bonus: 0 },
      { ok: true, cancelled: 'double-word', takenBack: false },
    ]);
    expect(answer.cards).toEqual({ A: [], B: [] });
  });

  test('on a card that the word depends on takes the play back, and the turn goes on', () => {
    const answer = trickster({
      setup: {
        board: boardWith('H5 TREIN'),
        racks: { A: 'EENX', B: 'E' },
        cards: { A: ['anywhere', 'double-word'], B: ['cancel-card'] },
      },
      moves: [
        lay('A', 'A1 EEN', { cards: [{ card: 'anywhere' }, { card: 'double-word' }] }),
        cancel('B', 'anywhere'),
        does('A', 'pass'),
      ],
    });
    expect(answer.steps).toEqual([{ ok: true }, { ok: true, cancelled: 'anywhere', takenBack: true }, { ok: true }]);
    expect(answer.cards).toEqual({ A: ['double-word'], B: [] });
    expect([...(answer.racks.A ?? '')].sort().join('')).toBe('EENX');
    expect(answer.board).toEqual(boardWith('H5 TREIN'));
  });

  test('can be cancelled by the other one; what the first card reveals stays in its own step', () => {
    const answer = trickster({
      setup: { racks: RACKS, cards: { A: ['peek-rack', 'cancel-card'], B: ['cancel-card'] } },
      moves: [card('A', 'peek-rack', { target: 'B' }), cancel('B', 'peek-rack'), cancel('A', 'cancel-card')],
    });
    expect(answer.steps).toEqual([
      { ok: true, shown: 'EENX' },
      { ok: true, cancelled: 'peek-rack', takenBack: false },
      { ok: true, cancelled: 'cancel-card', takenBack: false },
    ]);
  });

  test('is refused without the card, without a target, and against one’s own card', () => {
    const { steps } = trickster({
      setup: { racks: RACKS, cards: { A: ['peek-rack', 'cancel-card'] } },
      moves: [
        cancel('B', 'peek-rack'),
        cancel('A', 'peek-rack'),
        card('A', 'peek-rack', { target: 'B' }),
        cancel('A', 'peek-rack'),
        cancel('A', 'fly'),
      ],
    });
    expect(steps).toMatchObject([
      { ok: false, refusal: { code: 'card-not-held' } },
      { ok: false, refusal: { code: 'nothing-to-cancel' } },
      { ok: true, shown: 'EENX' },
      { ok: false, refusal: { code: 'nothing-to-cancel' } },
      { ok: false, refusal: { code: 'card-unknown' } },
    ]);
  });
});

describe('what is shown', () => {
  test('peek-rack shows the rack, at any moment', () => {
    const answer = trickster({
      setup: { racks: RACKS, cards: { B: ['peek-rack'] } },
      moves: [card('B', 'peek-rack', { target: 'A' }), lay('A', 'H5 TREIN')],
    });
    expect(answer.steps).toMatchObject([{ ok: true, shown: 'TREINE' }, { ok: true }]);
  });

  test('a cancelled peek shows nothing', () => {
    const { steps } = trickster({
      setup: { racks: RACKS, cards: { A: ['peek-rack'], B: ['cancel-card'] } },
      moves: [card('A', 'peek-rack', { target: 'B' }), cancel('B', 'peek-rack')],
    });
    expect(steps[0]).toEqual({ ok: true });
  });

  test('look shows all good two-letter words for any one card (TR-07)', () => {
    const answer = trickster({
      setup: { racks: RACKS, cards: { A: ['add-ten'] } },
      moves: [does('A', 'look', { card: 'peek-rack' }), does('A', 'look', { card: 'add-ten' })],
    });
    expect(answer.steps).toMatchObject([
      { ok: false, refusal: { code: 'card-not-held' } },
      { ok: true, shown: ['EN', 'ER', 'NE'] },
    ]);
    expect(answer.cards?.A).toEqual([]);
    expect(answer.turn).toBe('A');
  });
});

describe('cards with a play', () => {
  test('three cards from the hand earn ten more, listed separately (TR-06)', () => {
    const { steps } = trickster({
      setup: { racks: RACKS, cards: { A: ['add-ten', 'double-word', 'triple-word'] } },
      moves: [
        lay('A', 'H5 TREIN', {
          cards: [{ card: 'add-ten', word: 'TREIN' }, { card: 'double-word' }, { card: 'triple-word' }],
        }),
      ],
    });
    // (7 + 10) x 2 on the star, x 2 x 3.
    expect(steps).toEqual([{ ok: true, score: 214, words: [{ word: 'TREIN', score: 204 }], bonus: 0, cardBonus: 10 }]);
  });

  test('tile-as-blank: the letter in lower case, with the tile and its square', () => {
    const answer = trickster({
      setup: { racks: { A: 'TXEIN', B: 'E' }, bag: 'Q', cards: { A: ['tile-as-blank'] } },
      moves: [lay('A', 'H5 TrEIN', { cards: [{ card: 'tile-as-blank', tile: 'X', square: 'H6' }] })],
    });
    expect(answer.steps).toMatchObject([{ ok: true, score: 10 }]);
    expect(answer.racks.A).toBe('Q');
  });

  test('reuse-premium and proper-name take their choice', () => {
    const { steps } = trickster({
      setup: {
        board: boardWith('8H EN'),
        racks: { A: 'RENE', B: 'E' },
        cards: { A: ['reuse-premium', 'proper-name'] },
      },
      moves: [lay('A', 'H7 RENE', { cards: [{ card: 'proper-name' }, { card: 'reuse-premium', square: 'H8' }] })],
    });
    // The centre counts again, and EN has no new tile.
    expect(steps).toMatchObject([{ ok: true, words: [{ word: 'RENE', score: 10 }] }]);
  });

  test('many-words lays several, each scored by itself', () => {
    const { steps, board } = trickster({
      setup: { racks: { A: 'TREINE', B: 'E' }, cards: { A: ['many-words'] } },
      moves: [
        lay('A', 'H5 TREIN', { more: [{ at: '9H', word: 'NE' }] }),
        lay('A', 'H5 TREIN', { cards: [{ card: 'many-words' }], more: [{ at: '9H', word: 'NE' }] }),
      ],
    });
    expect(steps).toMatchObject([
      { ok: false, refusal: { code: 'card-missing', card: 'many-words' } },
      { ok: true, words: [{ word: 'TREIN' }, { word: 'NE' }] },
    ]);
    expect(board).toEqual(boardWith('H5 TREIN', '9H NE'));
  });

  test('a card that is not in the hand is refused, and nothing is laid', () => {
    const { steps, board } = trickster({
      setup: { racks: RACKS },
      moves: [lay('A', 'H5 TREIN', { cards: [{ card: 'double-word' }] })],
    });
    expect(steps).toMatchObject([{ ok: false, refusal: { code: 'card-not-held' } }]);
    expect(board).toEqual(boardWith());
  });
});

describe('taking cards', () => {
  // B8 is a trick square.
  const onTrick = {
    board: boardWith('A9 N'),
    racks: { A: 'EENE', B: 'EE' },
    bag: 'XYZ',
    deck: ['steal-tile', 'peek-rack', 'add-ten', 'backwards'],
  };
  const laid = lay('A', 'B8 EEN');

  test('the next player’s move takes all due cards, and no earlier step lists them', () => {
    const answer = trickster({ setup: onTrick, moves: [laid, does('B', 'pass')] });
    expect(answer.steps).toMatchObject([{ ok: true }, { ok: true }]);
    expect(answer.cards).toEqual({ A: ['steal-tile'], B: [] });
    // B12 is another trick square.
    const again = trickster({
      lexicon: { words: ['EEN', 'NE', 'EENDE'] },
      setup: { ...onTrick, racks: { A: 'EENDE', B: 'EE' } },
      moves: [laid, does('A', 'take'), does('B', 'pass'), lay('A', 'B8 EENDE'), does('B', 'pass')],
    });
    expect(again.cards?.A).toEqual(['steal-tile', 'peek-rack']);
    expect(again.steps[1]).toEqual({ ok: true, cards: ['steal-tile'] });
  });

  test('fewer may be taken, or none', () => {
    const none = trickster({ setup: onTrick, moves: [laid, does('A', 'take', { count: 0 })] });
    expect(none.cards?.A).toEqual([]);
    expect(none.turn).toBe('B');
    const many = trickster({ setup: onTrick, moves: [laid, does('A', 'take', { count: 2 })] });
    expect(many.steps[1]).toMatchObject({ ok: false, refusal: { code: 'no-cards-due' } });
  });

  test('a card against an opponent may be played at once (TR-04)', () => {
    const answer = trickster({
      setup: onTrick,
      moves: [laid, does('A', 'take'), card('A', 'steal-tile', { target: 'B' })],
    });
    expect(answer.steps).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(answer.racks.B).toBe('E');
    expect(answer.turn).toBe('B');
  });

  test('even if the next turn is the same player’s again', () => {
    const answer = trickster({
      setup: { ...onTrick, cards: { A: ['skip-opponent', 'add-ten', 'double-word'] }, deck: ['steal-tile'] },
      moves: [
        card('A', 'skip-opponent', { target: 'B' }),
        laid,
        does('A', 'take'),
        card('A', 'steal-tile', { target: 'B' }),
      ],
    });
    expect(answer.steps).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
    expect(answer.racks.B).toBe('E');
    expect(answer.turn).toBe('A');
  });

  test('above three cards one is discarded, by default the newest (TR-05)', () => {
    const full = { ...onTrick, cards: { A: ['double-word', 'triple-word', 'anywhere'] } };
    const chosen = trickster({
      setup: full,
      moves: [laid, does('A', 'take'), does('A', 'discard', { card: 'triple-word' })],
    });
    expect(chosen.cards?.A).toEqual(['double-word', 'anywhere', 'steal-tile']);
    expect(chosen.turn).toBe('B');
    const left = trickster({ setup: full, moves: [laid, does('A', 'take')] });
    expect(left.cards?.A).toEqual(['double-word', 'triple-word', 'anywhere']);
    const late = trickster({ setup: full, moves: [laid, does('A', 'take'), does('A', 'timeout')] });
    expect(late.cards?.A).toEqual(['double-word', 'triple-word', 'anywhere']);
    const notFull = trickster({
      setup: onTrick,
      moves: [laid, does('A', 'take'), does('A', 'discard', { card: 'steal-tile' })],
    });
    expect(notFull.steps[2]).toMatchObject({ ok: false, refusal: { code: 'hand-not-full' } });
  });

  test('with disputes they come after the window (TR-31)', () => {
    const answer = trickster({
      options: { checking: 'challenge' },
      setup: onTrick,
      moves: [laid, does('A', 'take'), does('B', 'accept'), does('A', 'take')],
    });
    expect(answer.steps).toMatchObject([
      { ok: true },
      { ok: false, refusal: { code: 'no-cards-due', rule: 'TR-03' } },
      { ok: true },
      { ok: true, cards: ['steal-tile'] },
    ]);
  });
});

test('free-exchange swaps tiles and the turn goes on; swap-racks and steal-tile move them', () => {
  const answer = trickster({
    setup: { racks: { A: 'TREINEE', B: 'XYZ' }, bag: 'QV', cards: { A: ['free-exchange', 'steal-tile'] } },
    moves: [
      card('A', 'free-exchange', { tiles: 'EE' }),
      card('A', 'steal-tile', { target: 'B' }),
      lay('A', 'H5 TREIN'),
    ],
  });
  expect(answer.steps).toMatchObject([{ ok: true }, { ok: true }, { ok: true, score: 14 }]);
  expect(answer.racks.B?.length).toBe(2);
  const swapped = trickster({
    setup: { racks: { A: 'TREIN', B: 'XYZ' }, cards: { A: ['swap-racks'] } },
    moves: [card('A', 'swap-racks', { target: 'B' })],
  });
  expect(swapped.racks).toEqual({ A: 'XYZ', B: 'TREIN' });
});
