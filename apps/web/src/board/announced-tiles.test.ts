/** The tiles of announced plays, as every viewer sees them. */
import {
  type Card,
  formatSquare,
  lexiconFrom,
  type TricksterMove,
  tricksterNl,
  tricksterNlRules,
} from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { announcedTiles } from './announced-tiles.ts';

const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: ['DEN', 'NED'] }) };

/** The tiles that the other player sees after these cards were announced with a word. */
function announced(cards: readonly Card[], move: Omit<TricksterMove & { do: 'lay' }, 'by' | 'do'>): readonly string[] {
  const made = tricksterNl.create(2, { checking: 'automatic' });
  if (!('state' in made)) throw new Error('bad options');
  const setup = { racks: ['DENAXYZ', 'DENENAR'], cards: [cards, []], turn: 0 };
  const moves = [
    { by: 'house', do: 'deal', setup },
    { by: 0, do: 'lay', ...move },
  ] as const;
  let { state } = made;
  for (const next of moves) {
    const decision = tricksterNl.decide(state, next as never, context);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    state = decision.state;
  }
  const view = tricksterNl.viewFor(state, 1);
  expect(view.announced).toHaveLength(1);
  return announcedTiles(tricksterNlRules, view).map(
    ({ square, cell }) => `${formatSquare(view.board, square)} ${cell}`,
  );
}

test('TR-12 a word that waits for reactions is shown on its squares', () => {
  expect(announced(['add-ten'], { at: 'H8', word: 'DEN', cards: [{ card: 'add-ten' }] })).toEqual([
    'H8 D',
    'H9 E',
    'H10 N',
  ]);
});

test('TR-27 a turned tile is shown as the letter it stands for', () => {
  const cards = [{ card: 'tile-as-blank', tile: 'X', square: 'H9' }];
  expect(announced(['tile-as-blank'], { at: 'H8', word: 'DeN', cards })).toEqual(['H8 D', 'H9 e', 'H10 N']);
});
