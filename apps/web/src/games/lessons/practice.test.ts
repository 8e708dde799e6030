/** The practice tables of all worked examples: solved by every play that reaches the figure, and by no other. */
import { findPlays, GAME_IDS, GAMES, gameById, isBoardGame, isTableView, type Lexicon } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { EVERY_WORD, judge, LEARNER, layOut } from './judge.ts';
import type { DoStep } from './lesson.ts';
import { type Exercise, exercisesOf } from './practice.ts';

const LISTS = { nl: loadLexicon('nl'), de: loadLexicon('de') };

/** The shipped list, and what the booklet prints. */
function listFor(language: keyof typeof LISTS, { words }: Exercise): Lexicon {
  const list = LISTS[language];
  return {
    ...EVERY_WORD,
    has: (word) => words.includes(word) || list.has(word),
    isPersonStem: (stem) => list.isPersonStem(stem),
  };
}

describe.each(GAME_IDS)('%s', (game) => {
  const { language } = GAMES[game].rules;
  test.each(exercisesOf(game).map((exercise) => [exercise.key, exercise] as const))('%s', (_, exercise) => {
    const [step] = exercise.lesson.steps;
    const { ask, solution } = step as DoStep;
    const lexicon = listFor(language, exercise);
    const start = layOut(game, step.position, lexicon);
    expect(judge(start, solution, ask, lexicon)).toHaveProperty('played');
    expect(judge(start, { do: 'pass' }, ask, lexicon)).not.toHaveProperty('played');
    expect(judge(start, solution, { ...ask, score: exercise.score + 1 }, lexicon)).toMatchObject({ missed: 'score' });
  });
});

test('an exercise accepts another play with the same score, and refuses every other score', () => {
  const game = GAME_IDS.find(isBoardGame)!;
  const exercise = exercisesOf(game).find(({ key }) => key.startsWith('G10 ZIE'))!;
  const [step] = exercise.lesson.steps;
  const { ask } = step as DoStep;
  const lexicon = listFor('nl', exercise);
  const start = layOut(game, step.position, lexicon);
  const view = gameById(game).viewFor(start.state, LEARNER);
  if (isTableView(view)) throw new TypeError('no board');
  const plays = findPlays(GAMES[game].rules, view, { lexicon: LISTS.nl });
  const judged = plays.map(({ at, word, score }) => ({
    score,
    is: judge(start, { do: 'lay', at, word }, ask, lexicon),
  }));
  expect(judged.filter(({ score }) => score === exercise.score).length).toBeGreaterThan(1);
  for (const { score, is } of judged) {
    if (score === exercise.score) expect(is).toHaveProperty('played');
    else expect(is).toEqual({ missed: 'score', score });
  }
});
