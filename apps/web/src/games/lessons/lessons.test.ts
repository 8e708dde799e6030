/** Every step can be done, any legal way that reaches what it asks counts, and other ways get the real refusal. */
import { type Doing, GAME_IDS, GAMES, type GameId, type Lexicon } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { expect, test } from 'vitest';
import { LESSONS } from './index.ts';
import { judge, startOf } from './judge.ts';
import type { DoStep, Lesson } from './lesson.ts';

const LISTS = { nl: loadLexicon('nl'), de: loadLexicon('de') };

const wordsOf = (game: GameId): Lexicon => LISTS[GAMES[game].rules.language];
const lessonOf = (game: GameId): Lesson => LESSONS[game];

const STEPS = GAME_IDS.flatMap((game) =>
  lessonOf(game).steps.flatMap((step, number) => (step.ask ? [{ game, number, key: step.key, step }] : [])),
);

test.each(GAME_IDS)('the introduction of %s has five to eight steps, and looks only at what was done', (game) => {
  const { steps } = lessonOf(game);
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(steps.length).toBeLessThanOrEqual(8);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  for (const [number, step] of steps.entries()) if (!step.ask) expect(steps[number - 1]?.ask).toBeDefined();
});

test.each(STEPS)('$game: $key can be done', ({ game, number, step }) => {
  const lexicon = wordsOf(game);
  expect(
    judge(startOf({ game, lesson: lessonOf(game), number }, lexicon), step.solution, step.ask, lexicon),
  ).toHaveProperty('played');
});

test.each(STEPS)('$game: $key is not done by passing or resigning', ({ game, number, step }) => {
  const lexicon = wordsOf(game);
  for (const what of ['pass', 'resign'] as const) {
    const judged = judge(startOf({ game, lesson: lessonOf(game), number }, lexicon), { do: what }, step.ask, lexicon);
    expect(judged).not.toHaveProperty('played');
  }
});

const stepOf = (game: GameId, key: string) => {
  const number = lessonOf(game).steps.findIndex((step) => step.key === key);
  return { number, step: lessonOf(game).steps[number] as DoStep };
};

function tried(game: GameId, key: string, doing: Doing) {
  const { number, step } = stepOf(game, key);
  const lexicon = wordsOf(game);
  const judged = judge(startOf({ game, lesson: lessonOf(game), number }, lexicon), doing, step.ask, lexicon);
  return 'refusal' in judged ? judged.refusal.code : 'missed' in judged ? judged.missed : 'done';
}

const lay = (play: string, ...cards: { readonly card: string; readonly word?: string }[]): Doing => {
  const [at = '', word = ''] = play.split(' ');
  return { do: 'lay', at, word, ...(cards.length > 0 ? { cards } : {}) };
};
const arrange = (table: string): Doing => ({ do: 'arrange', table: table.split(' ') });

test.each<[GameId, string, Doing, string]>([
  ['scrabble-xl-nl', 'first', lay('8D TREIN'), 'done'],
  ['scrabble-xl-nl', 'first', lay('H4 TREIN'), 'done'],
  ['scrabble-xl-nl', 'first', lay('A1 TREIN'), 'not-on-centre'],
  ['scrabble-xl-nl', 'first', lay('H5 TRENI'), 'word-unknown'],
  ['scrabble-xl-nl', 'first', lay('H5 TIEN'), 'words'],
  ['scrabble-xl-nl', 'lengthen', lay('H12 KAN'), 'word-not-whole'],
  ['scrabble-xl-nl', 'lengthen', lay('A1 SNEL'), 'not-touching'],
  ['scrabble-xl-nl', 'beside', lay('13H ZIE'), 'not-touching'],
  ['scrabble-xl-nl', 'dispute', { do: 'accept' }, 'move'],
  ['scrabble-xl-nl', 'exchange', { do: 'exchange', tiles: 'Q' }, 'not-on-rack'],
  ['scrabble-xl-nl', 'exchange', { do: 'exchange', tiles: 'E' }, 'done'],
  ['scrabble-de', 'first', lay('8F GRÜNDE'), 'done'],
  ['scrabble-de', 'first', lay('A1 GRÜNDE'), 'not-on-centre'],
  ['scrabble-de', 'hook', lay('A1 HEXE'), 'not-touching'],
  ['scrabble-de', 'dispute', { do: 'accept' }, 'move'],
  ['trickster-nl', 'trickSquare', lay('8F WONEN'), 'done'],
  ['trickster-nl', 'take', { do: 'take', count: 1 }, 'done'],
  ['trickster-nl', 'take', { do: 'take', count: 9 }, 'no-cards-due'],
  ['trickster-nl', 'double', lay('H4 BEWONEND'), 'cards'],
  ['trickster-nl', 'anywhere', lay('A1 WIP'), 'not-touching'],
  ['trickster-nl', 'anywhere', lay('O1 WIP', { card: 'anywhere' }), 'done'],
  ['trickster-nl', 'cancel', { do: 'accept' }, 'move'],
  ['rummikub-sabra', 'begin', arrange('KOE'), 'done'],
  ['rummikub-sabra', 'begin', arrange('HUT KOE'), 'done'],
  ['rummikub-sabra', 'begin', arrange('TOE'), 'done'],
  ['rummikub-sabra', 'begin', arrange('UT'), 'no-begin-word'],
  ['rummikub-sabra', 'between', arrange('KOE HUTS'), 'words'],
  ['rummikub-sabra', 'between', arrange('KOE HOUTEN SIA'), 'word-unknown'],
  ['rummikub-sabra', 'apart', arrange('TAFEL KETEN MAN'), 'nothing-laid'],
  ['rummikub-sabra', 'apart', arrange('MAND TAFEL KETEN'), 'done'],
  ['rummikub-sabra', 'joker', arrange('HUT ZON@=ZONE'), 'words'],
  ['rummikub-sabra', 'joker', arrange('HUT @ZON=QZON'), 'word-unknown'],
  ['rummikub-international', 'begin', arrange('BUIT'), 'done'],
  ['rummikub-international', 'keepRest', arrange('BUITEN KAN DROOM'), 'tiles-left-over'],
  ['rummikub-international', 'whole', arrange('UITGANG RAMP'), 'done'],
  ['rummikub-international', 'joker', arrange('KANT PAN @AL=ZAL'), 'done'],
  ['rummikub-international', 'playOut', arrange('KANT BESTAND'), 'done'],
])('%s, %s: %o gives %s', (game, key, doing, result) => {
  expect(tried(game, key, doing)).toBe(result);
});
