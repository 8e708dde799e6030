/** Cards with a draft: which cards fit, which option is chosen, and how the move names them. */
import { type Card, cardBonus, EMPTY_BOARD, tricksterNl, tricksterNlRules } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { boardWith, draftOf, lay, square } from '../draft.testing.ts';
import { type Draft, nameTile, nextPart } from '../draft.ts';
import { readDraft } from '../reading.ts';
import { allowedBy, type ChosenCard, type Fit, fitOf, readWithCards } from './card-fit.ts';

const made = tricksterNl.create(2);
if (!('state' in made)) throw new Error('bad options');
const { options } = made.state;

const asked = (board = EMPTY_BOARD) => ({
  rules: tricksterNlRules,
  position: { board, options, locked: [] },
  seat: 0,
});

const live = boardWith({ H4: 'BEWONEND' });
const roem = lay(draftOf('ROEMGNS'), live, 'I9', 'ROEM');

const fit = (card: ChosenCard['card'], draft: Draft = roem, board = live): Fit =>
  fitOf(card, draft, readDraft(draft, asked(board)), asked(board));

const with_ = (chosen: readonly ChosenCard[], draft: Draft = roem, board = live) =>
  readWithCards(draft, chosen, asked(board));

const cardsOf = ({ reading }: ReturnType<typeof with_>) => ('move' in reading ? reading.move.cards : undefined);
const scoreOf = ({ reading }: ReturnType<typeof with_>) => ('read' in reading ? reading.read.score : null);

describe('a card fits', () => {
  test('TR-24 if the play makes one of its pairs, also in a cross word', () => {
    expect(fit('fourfold-two')).toEqual({ state: 'fits', options: [{ word: 'ER', at: '9H' }] });
    expect(fit('fourfold-two', lay(draftOf('KA'), live, '5G', 'K'))).toEqual({ state: 'no', why: 'no-pair' });
  });

  test('TR-11 if a word of the play has a blank', () => {
    expect(fit('blank-five')).toEqual({ state: 'no', why: 'no-blank' });
    expect(fit('blank-five', lay(draftOf('?OEM'), live, 'I9', 'rOEM')).state).toBe('fits');
  });

  test('TR-22 only if the word touches nothing', () => {
    expect(fit('anywhere')).toEqual({ state: 'no', why: 'touches' });
    expect(fit('anywhere', lay(draftOf('WIP'), live, 'A1', 'WIP')).state).toBe('fits');
    expect(fit('anywhere', lay(draftOf('WIP'), EMPTY_BOARD, 'A1', 'WIP'), EMPTY_BOARD).state).toBe('fits');
  });

  test('TR-21 if a word covers an old premium square', () => {
    expect(fit('reuse-premium')).toEqual({ state: 'no', why: 'no-premium' });
    const ne = lay(draftOf('O'), live, '8I', 'O');
    expect(fit('reuse-premium', ne)).toEqual({ state: 'fits', options: [{ square: square('H8') }] });
  });

  test('TR-19, TR-23 is for the player to judge', () => {
    expect(fit('proper-name').state).toBe('may');
    expect(fit('backwards').state).toBe('may');
  });

  test('without a draft only several words can be started', () => {
    expect(fit('double-word', draftOf('ABC'))).toEqual({ state: 'no', why: 'nothing-laid' });
    expect(fit('many-words', draftOf('ABC')).state).toBe('may');
  });
});

describe('a card played with a word', () => {
  test('TR-24 counts the pair four times: 19 becomes 34', () => {
    const reading = with_([{ slot: 0, card: 'fourfold-two' }]);
    expect(cardsOf(reading)).toEqual([{ card: 'fourfold-two', word: 'ER', at: '9H' }]);
    expect([reading.plainScore, scoreOf(reading)]).toEqual([19, 34]);
  });

  test('doubles the word that gains most, unless the player chose another', () => {
    const best = with_([{ slot: 0, card: 'double-word' }]);
    expect(cardsOf(best)).toEqual([{ card: 'double-word', word: 'ROEM', at: 'I9' }]);
    const own = with_([{ slot: 0, card: 'double-word', at: '9H' }]);
    expect(cardsOf(own)).toEqual([{ card: 'double-word', word: 'ER', at: '9H' }]);
  });

  test('a choice that no longer exists is replaced', () => {
    const stale = with_([{ slot: 0, card: 'double-word', at: '1A' }]);
    expect(cardsOf(stale)).toEqual([{ card: 'double-word', word: 'ROEM', at: 'I9' }]);
  });

  test('a card that does not fit is left out', () => {
    expect(cardsOf(with_([{ slot: 0, card: 'blank-five' }]))).toBeUndefined();
  });

  test('TR-22 is applied first, because it allows the word', () => {
    const wip = lay(draftOf('WIP'), live, 'A1', 'WIP');
    const reading = with_(
      [
        { slot: 0, card: 'double-word' },
        { slot: 1, card: 'anywhere' },
      ],
      wip,
    );
    expect(cardsOf(reading)).toEqual([
      { card: 'anywhere', at: 'A1' },
      { card: 'double-word', word: 'WIP', at: 'A1' },
    ]);
    expect([reading.plainScore, scoreOf(reading)]).toEqual([null, 54]);
  });

  test('TR-27 names the square and the tile that lies face down', () => {
    const turned = nameTile(roem, roem.rack[0]!.key, 'n');
    const reading = with_([{ slot: 0, card: 'tile-as-blank' }], turned);
    expect(cardsOf(reading)).toEqual([{ card: 'tile-as-blank', square: 'I9', tile: 'R' }]);
    expect('read' in reading.reading && reading.reading.read.tiles).toContain('R');
  });

  test('TR-20 adds the other words to the move', () => {
    const both = lay(nextPart(roem), live, '4I', 'S');
    const reading = with_([{ slot: 0, card: 'many-words' }], both);
    expect(reading.reading).toMatchObject({ move: { at: 'I9', word: 'ROEM', more: [{ at: '4H', word: 'BS' }] } });
    expect(scoreOf(reading)).toBe(24);
  });

  test('TR-06 the engine says what three cards in one turn earn', () => {
    const two: ChosenCard[] = [
      { slot: 0, card: 'ones-are-tens' },
      { slot: 1, card: 'add-ten' },
    ];
    const handAtStart: Card[] = ['peek-rack', 'ones-are-tens', 'add-ten'];
    const view = tricksterNl.viewFor({ ...made.state, turnNumber: 1 }, 0);
    const scoreAfter = (used: readonly Card[], anyVoid = false) => {
      const turnCards = { handAtStart, used, anyVoid };
      const bonusFor = (cards: readonly Card[]) => cardBonus({ ...view, turnCards }, cards);
      return scoreOf(readWithCards(roem, two, asked(live), bonusFor));
    };
    const before = scoreOf(with_(two)) as number;
    expect(scoreAfter([])).toBe(before);
    expect(scoreAfter(['peek-rack'])).toBe(before + 10);
    expect(scoreAfter(['peek-rack'], true)).toBe(before);
    expect(scoreAfter(['double-word'])).toBe(before);
  });
});

test('without the card, what only the card allows is removed from the draft', () => {
  const turned = nameTile(roem, 0, 'b');
  const several = nextPart(turned);
  expect(allowedBy([{ slot: 0, card: 'tile-as-blank' }], turned)).toBe(turned);
  expect(allowedBy([{ slot: 0, card: 'many-words' }], several).part).toBe(1);
  expect(allowedBy([], several)).toEqual(roem);
});
