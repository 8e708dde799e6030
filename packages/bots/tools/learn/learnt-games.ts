/** The games from which the leaves of a language are learnt, with generators for their plays. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BoardGameId,
  boardGameIn,
  type CrosswordState,
  GAMES,
  gameById,
  type LetterSet,
  type OptionInput,
  type OptionTable,
} from '@lettertafel/engine';
import { decodeLeaveTable, type Generator, type LeaveTable } from '@lettertafel/solver';
import { cachedPlayGraphs, loadGeneratorModule } from '@lettertafel/solver/node';
import type { Language } from '@lettertafel/words';
import { loadLexicon } from '@lettertafel/words/node';
import { makeBoardFinder } from '../../src/finder.ts';

export const CACHE = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache');

/** A language's table serves all ways of scoring: self-play alternates between them. */
function waysToScore(game: BoardGameId): readonly OptionInput[] {
  const { lengthening }: OptionTable = GAMES[game].optionTable;
  return lengthening?.kind === 'choice' ? lengthening.values.map((value) => ({ lengthening: value })) : [{}];
}

export interface LearntGames {
  readonly letters: LetterSet;
  readonly generators: readonly Generator[];
  /** The checksum of the word list. */
  readonly list: string;
}

export function learntGames(language: Language): LearntGames {
  const game = boardGameIn(language);
  const lexicon = loadLexicon(language);
  const playGraphs = cachedPlayGraphs(join(CACHE, 'lettertafel'));
  const module = loadGeneratorModule();
  const generators = waysToScore(game).map((options) => {
    const created = gameById(game).create(2, options);
    if ('refusal' in created) throw new Error(created.refusal.code);
    const input = { game, lexicon, module, playGraphs, options: (created.state as CrosswordState).options };
    return makeBoardFinder(input).generator('all');
  });
  return { letters: GAMES[game].rules.letters, generators, list: lexicon.id.checksum };
}

/** The leave table in a file; null if there is no such file. */
export function readTable(path: string, letters: LetterSet): LeaveTable | null {
  return existsSync(path) ? decodeLeaveTable(readFileSync(path), letters) : null;
}
