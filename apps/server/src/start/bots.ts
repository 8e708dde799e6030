/** The bots of a server: their threads, and their players at the tables. */
import { type BotPool, makeBotPool } from '@lettertafel/bots/node';
import { GAME_IDS } from '@lettertafel/engine';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { isLanguage, LANGUAGES, languageOf } from '@lettertafel/words';
import { type BotPlayers, makeBotPlayers } from '../bots/players.ts';
import type { ServerConfig } from '../config.ts';
import { listOf } from '../words/lists.ts';
import { logOf, type Parts, type Run } from './parts.ts';

export interface Bots {
  readonly pool: BotPool;
  readonly players: BotPlayers;
  /** Prepares the shipped lists. A bot that could not be warmed up is prepared with its first move. */
  makeReady(): void;
}

export interface BotsInput {
  readonly config: ServerConfig;
  readonly parts: Parts;
  readonly run: Run;
  /** Seeds the bots' randomness. */
  readonly key: () => string;
}

export function makeBots({ config, parts, run, key }: BotsInput): Bots {
  const { words, runner, metrics, onError } = parts;
  const pool = makeBotPool({
    listFor: (id) => listOf(words, id),
    isOwn: (id) => !isLanguage(id),
    module: config.generator ?? loadGeneratorModule(),
    ...(config.botWorkers === undefined ? {} : { workers: config.botWorkers }),
    ...(config.cacheFolder === undefined ? {} : { cacheFolder: config.cacheFolder }),
    ...(config.leaves === undefined ? {} : { leavesFolder: config.leaves }),
  });
  const players = makeBotPlayers({
    runner,
    pool: { ...pool, choose: (question) => metrics.time('bot', () => pool.choose(question)) },
    milliseconds: config.botMilliseconds,
    key,
    isClosing: () => run.isClosing,
    onRefused: (what) => logOf(run)?.error(what, 'a bot was refused'),
  });
  return {
    pool,
    players,
    makeReady() {
      if (run.isClosing) return;
      for (const language of LANGUAGES) {
        const games = GAME_IDS.filter((game) => languageOf(game) === language);
        pool.makeReady(language, games).catch(onError);
      }
    },
  };
}
