/** `lettertafel bench answers`: how long bots take to answer, by game and level, asked as a server asks them. */
import { LEVEL_IDS, type LevelId, playOut } from '@lettertafel/bots';
import type { BotPool } from '@lettertafel/bots/node';
import { GAME_IDS, type GameId, type Lexicon } from '@lettertafel/engine';
import { seedFromText, stream } from '@lettertafel/fairness';
import { type Percentiles, percentilesOf } from '@lettertafel/solver/bench';
import { isLanguage, LANGUAGES, languageOf, makeLexicon } from '@lettertafel/words';
import { LIST, openBotPool } from '../bot-pool.ts';
import { InputError } from '../input.ts';
import { shippedList } from '../words.ts';

export interface AnswersFlags {
  readonly words: string;
  readonly seed: string;
  /** Games for each level. */
  readonly count: number;
  /** Milliseconds a bot may think. */
  readonly budget: number;
}

/** Times are milliseconds of real time. */
export interface AnswerFigures extends Percentiles {
  readonly game: GameId;
  readonly level: LevelId;
  readonly answers: number;
}

interface Asking {
  readonly pool: BotPool;
  readonly lexicon: Lexicon;
  readonly seed: string;
  readonly budget: number;
}

/** Every level plays against itself on one thread of a pool, made ready before as a server does. */
export async function measureAnswers({ words, seed, count, budget }: AnswersFlags) {
  if (!isLanguage(words)) throw new InputError(`--words: expected ${LANGUAGES.join(' or ')}`);
  const list = shippedList(words);
  const pool = openBotPool({ workers: 1, list });
  const asking: Asking = { pool, lexicon: makeLexicon(list), seed, budget };
  const games = GAME_IDS.filter((game) => languageOf(game) === words);
  const figures: AnswerFigures[] = [];
  try {
    await pool.makeReady(LIST, games);
    // The first answer waits until the thread is ready, which a server is long before anybody asks.
    for (const game of games.slice(0, 1)) await timesOf(asking, { game, level: 'child', number: count });
    for (const game of games) {
      for (const level of LEVEL_IDS) {
        const times: number[] = [];
        for (let number = 0; number < count; number++) times.push(...(await timesOf(asking, { game, level, number })));
        figures.push({ game, level, answers: times.length, ...percentilesOf(times) });
      }
    }
    return { budget, seed, figures };
  } finally {
    await pool.close();
  }
}

async function timesOf(
  { pool, lexicon, seed, budget }: Asking,
  { game, level, number }: { game: GameId; level: LevelId; number: number },
): Promise<number[]> {
  const name = `${seed} ${number}`;
  const secret = seedFromText(name);
  const times: number[] = [];
  await playOut({
    game,
    players: 2,
    name,
    lexicon,
    chanceOf: (move) => stream(secret, move),
    async think(_, view) {
      const start = performance.now();
      const move = await pool.choose({
        game,
        view,
        level,
        milliseconds: budget,
        seed: `${name} ${times.length}`,
        list: LIST,
      });
      if (move) times.push(performance.now() - start);
      return move;
    },
  });
  return times;
}
