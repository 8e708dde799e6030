/** The practice tables of all worked examples: solved by every play that reaches the figure, and by no other. */
import {
  type Doing,
  findPlays,
  GAME_IDS,
  GAMES,
  type GameId,
  gameById,
  isBoardGame,
  isRefused,
  isTableView,
  type Lexicon,
  lexiconFrom,
} from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { arrangementsOf } from './arrangements.testing.ts';
import { cardPlaysOf } from './card-plays.testing.ts';
import { EVERY_WORD, judge, LEARNER, layOut, type Played } from './judge.ts';
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

function begin(game: GameId, exercise: Exercise) {
  const [step] = exercise.lesson.steps;
  if (!step.ask) throw new TypeError('nothing to do');
  const list = listFor(GAMES[game].rules.language, exercise);
  const start = layOut(game, step.position, list);
  const { ask, solution, position } = step;
  return { position, view: gameById(game).viewFor(start.state, LEARNER), solution, ask, start, list };
}

describe.each(GAME_IDS)('%s', (game) => {
  test.each(exercisesOf(game).map((exercise) => [exercise.key, exercise] as const))('%s', (_, exercise) => {
    const { start, solution, ask, list } = begin(game, exercise);
    expect(judge(start, solution, ask, list)).toHaveProperty('played');
    expect(judge(start, { do: 'pass' }, ask, list)).not.toHaveProperty('played');
    expect(judge(start, solution, { ...ask, score: exercise.score + 1 }, list)).toMatchObject({ missed: 'score' });
  });
});

const EXERCISES = GAME_IDS.flatMap((game) =>
  exercisesOf(game).map((exercise) => ({
    game,
    key: exercise.key,
    exercise,
    cards: exercise.lesson.steps[0].position.cards ?? [],
  })),
);

/** Without cards, which the oracle does not know. */
const ON_BOARDS = EXERCISES.flatMap(({ game, ...rest }) =>
  isBoardGame(game) && rest.cards.length === 0 ? [{ game, ...rest }] : [],
);

test.each(ON_BOARDS)('$game, $key: every play of this score is accepted, and no other', ({ game, exercise }) => {
  const { view, start, solution, ask, list } = begin(game, exercise);
  if (isTableView(view) || solution.do !== 'lay') throw new TypeError('no board');
  const plays = findPlays(GAMES[game].rules, view, { lexicon: LISTS[GAMES[game].rules.language] });
  expect(plays.length).toBeGreaterThan(0);
  for (const { at, word, score } of plays) {
    const judged = judge(start, { do: 'lay', at, word }, ask, list);
    if (score === exercise.score) expect(judged, `${at} ${word}`).toHaveProperty('played');
    else expect(judged, `${at} ${word}`).toEqual({ missed: 'score', score });
  }
});

const WITH_CARDS = EXERCISES.filter(({ cards }) => cards.length > 0);

test.each(WITH_CARDS)(
  '$game, $key: all plays with any of the cards, and those of this score count',
  ({ game, exercise, cards }) => {
    const { view, start, ask, solution, list } = begin(game, exercise);
    if (isTableView(view)) throw new TypeError('no board');
    const reached: Doing[] = [];
    const short: Doing[] = [];
    for (const { doing, score } of cardPlaysOf(view.board, view.rack, cards)) {
      const judged = judge(start, doing, ask, list);
      if ('refusal' in judged) continue;
      const name = JSON.stringify(doing);
      if (score === exercise.score) expect(judged, name).toHaveProperty('played');
      else expect(judged, name).toEqual({ missed: 'score', score });
      (score === exercise.score ? reached : short).push(doing);
    }
    expect(reached).toContainEqual(solution);
    expect(reached.length).toBeGreaterThan(1);
    expect(short.length).toBeGreaterThan(reached.length);
  },
);

const ON_TABLES = EXERCISES.filter(({ game }) => !isBoardGame(game));

/** Up to so many tiles all arrangements are tried. */
const FEW_TILES = 8;
/** Beyond so many there are too many words to list them: only the booklet's are tried. */
const MANY_TILES = 20;
const ALL = { words: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY, steps: Number.POSITIVE_INFINITY };
const SOME = { words: 100, each: 2, steps: 2000 };

const tilesIn = (written: readonly string[]) => written.map((word) => word.split('=')[0]).join('');

/** What the rules say of an arrangement: its score, or null if it is refused. */
function scoreOf(game: GameId, start: Played, table: readonly string[], lexicon: Lexicon): number | null {
  const move = { by: LEARNER, do: 'arrange', table };
  const decision = gameById(game).decide(start.state, move, { now: 0, rng: { below: () => 0 }, lexicon });
  if (isRefused(decision)) return null;
  const scores = decision.events.flatMap((event) => ('score' in event && event.type === 'scored' ? event.score : []));
  return typeof scores[0] === 'number' ? scores[0] : null;
}

test.each(ON_TABLES)(
  '$game, $key: arrangements with words of the list, and those of this score count',
  ({ game, exercise }) => {
    const { position, start, ask, solution, list } = begin(game, exercise);
    if (solution.do !== 'arrange') throw new TypeError('no table');
    const { table = [], rack } = position;
    const tiles = tilesIn([...table, rack]).length;
    const words = tiles > MANY_TILES ? lexiconFrom({ words: exercise.words }) : LISTS.nl;
    const search = { list: words, likely: exercise.words, length: exercise.score };
    const found = arrangementsOf({ table, rack: [...rack] }, { ...search, ...(tiles > FEW_TILES ? SOME : ALL) });
    const shorter = solution.table.map((_, index) => solution.table.toSpliced(index, 1));
    const tried = [solution.table, ...shorter, ...found];
    const others: (readonly string[])[] = [];
    for (const after of tried) {
      const judged = judge(start, { do: 'arrange', table: after }, ask, list);
      const score = scoreOf(game, start, after, list);
      const name = after.join(' ');
      if (score === exercise.score) expect(judged, name).toHaveProperty('played');
      else if (score === null) expect(judged, name).toHaveProperty('refusal');
      else expect(judged, name).toEqual({ missed: 'score', score });
      if (score !== exercise.score) others.push(after);
      const fresh = after.filter((word) => !table.includes(word)).map((word) => tilesIn([word]).length);
      // 0: every new word lies there twice.
      if (score) expect(fresh, `${name}: the length of a word that is new`).toContain(score);
    }
    expect(found.length).toBeGreaterThan(1);
    expect(others.length).toBeGreaterThan(0);
  },
);
