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

/** Without cards, which the oracle does not know. */
const ON_BOARDS = GAME_IDS.filter(isBoardGame).flatMap((game) =>
  exercisesOf(game).flatMap((exercise) => {
    const [step] = exercise.lesson.steps;
    return (step.position.cards ?? []).length === 0 ? [{ game, key: exercise.key, exercise }] : [];
  }),
);

test.each(ON_BOARDS)('$game, $key: every play of this score is accepted, and no other', ({ game, exercise }) => {
  const [step] = exercise.lesson.steps;
  const { ask, solution } = step as DoStep;
  const list = listFor(GAMES[game].rules.language, exercise);
  const start = layOut(game, step.position, list);
  const view = gameById(game).viewFor(start.state, LEARNER);
  if (isTableView(view) || solution.do !== 'lay') throw new TypeError('no board');
  const plays = findPlays(GAMES[game].rules, view, { lexicon: LISTS[GAMES[game].rules.language] });
  expect(plays.length).toBeGreaterThan(0);
  for (const { at, word, score } of plays) {
    const judged = judge(start, { do: 'lay', at, word }, ask, list);
    if (score === exercise.score) expect(judged, `${at} ${word}`).toHaveProperty('played');
    else expect(judged, `${at} ${word}`).toEqual({ missed: 'score', score });
  }
});
