/** Requests moves from the bot worker, which is started on demand. */
import type { BotMove, Level, LevelId } from '@lettertafel/bots';
import type { BotQuestion } from '@lettertafel/house';
import { type Language, languageOf, type WordList } from '@lettertafel/words';
import { randomHex } from '../local-id.ts';
import type { FromBotWorker, ToBotWorker } from './bot-messages.ts';

/** The same thinking time as the default of a server. */
const MILLISECONDS = 800;

export interface Bots {
  choose(question: Asked): Promise<BotMove | null>;
  /** Prepares what the bot needs for its first move, while people think about theirs. */
  prepare(question: Asked): Promise<void>;
  /** While a tile is dragged, preparations pause. */
  noteCarrying(isCarrying: boolean): void;
}

/** A level by its name, or one made for the question. */
type Asked = Omit<BotQuestion, 'level'> & { readonly level: string | Level };

export interface BotsInput {
  readonly listFor: (language: Language) => Promise<WordList>;
}

interface Waiting {
  readonly table: string;
  readonly answer: (move: BotMove | null) => void;
  readonly fail: (error: Error) => void;
}

export function makeBots({ listFor }: BotsInput): Bots {
  /** Bots have their own randomness, never the secret of a game. */
  const key = randomHex(16);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | null = null;
  let sent = new Set<Language>();

  function start(): Worker {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    sent = new Set();
    started.onmessage = ({ data }: MessageEvent<FromBotWorker>) => {
      const question = waiting.get(data.number);
      if (!question) return;
      waiting.delete(data.number);
      if ('failed' in data) question.fail(new Error(data.failed));
      else question.answer(data.move);
    };
    started.onerror = ({ message }) => {
      // Whoever waits asks again and gets a new worker.
      started.terminate();
      if (worker === started) worker = null;
      for (const { fail } of waiting.values()) fail(new Error(`the bots' worker has failed: ${message}`));
      waiting.clear();
    };
    return started;
  }

  async function ask({ table, game, seat, level, view, length }: Asked, isWarmUp: boolean): Promise<BotMove | null> {
    const language = languageOf(game);
    const list = await listFor(language);
    worker ??= start();
    const { rejected: _, ...parts } = list.parts;
    const words = sent.has(language) ? {} : { words: { list: { ...list, parts } } };
    sent.add(language);
    const number = asked++;
    const message: ToBotWorker = {
      number,
      question: {
        game,
        view,
        level: level as LevelId | Level,
        milliseconds: MILLISECONDS,
        seed: `${key} ${table} ${length} ${seat}`,
        list: language,
        ...words,
      },
      isWarmUp,
    };
    return new Promise((answer, fail) => {
      waiting.set(number, { table, answer, fail });
      worker?.postMessage(message);
    });
  }

  return {
    choose: (question) => ask(question, false),
    async prepare(question) {
      await ask(question, true);
    },
    noteCarrying(isCarrying) {
      const message: ToBotWorker = { isCarrying };
      worker?.postMessage(message);
    },
  };
}
