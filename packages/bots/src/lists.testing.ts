/** The real lists and the compiled generator, loaded once for all tests of a file. */
import type { GameId } from '@lettertafel/engine';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import type { GraphLexicon, Language } from '@lettertafel/words';
import { loadLexicon } from '@lettertafel/words/node';
import { arenaFinder } from './arena.testing.ts';

const loaded = new Map<Language, GraphLexicon>();
const module = loadGeneratorModule();

function listFor(game: GameId): GraphLexicon {
  const language = game === 'scrabble-de' ? 'de' : 'nl';
  const lexicon = loaded.get(language) ?? loadLexicon(language);
  loaded.set(language, lexicon);
  return lexicon;
}

export function toolsFor(game: GameId, options: Readonly<Record<string, unknown>> = {}) {
  const lexicon = listFor(game);
  return { game, lexicon, finder: arenaFinder({ game, lexicon, module, options }), options };
}
