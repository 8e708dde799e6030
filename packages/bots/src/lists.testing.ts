/** The real lists and the compiled generator, loaded once for all tests of a file. */
import { join } from 'node:path';
import type { GameId } from '@lettertafel/engine';
import { cachedPlayGraphs, loadGeneratorModule } from '@lettertafel/solver/node';
import { type GraphLexicon, type Language, languageOf, makeLexicon, type WordGraph } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { arenaFinder } from './arena.testing.ts';
import { LEAVES_FOLDER, rememberedLeaves } from './node-leaves.ts';

/** Derived graphs: may be deleted at any time. */
const CACHE_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/lettertafel');

interface Loaded {
  readonly lexicon: GraphLexicon;
  readonly names: WordGraph | null;
}

const loaded = new Map<Language, Loaded>();
const module = loadGeneratorModule();
const leaves = rememberedLeaves(LEAVES_FOLDER);
const playGraphs = cachedPlayGraphs(CACHE_FOLDER);

function listFor(game: GameId): Loaded {
  const language = languageOf(game);
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

function load(language: Language): Loaded {
  const list = loadList(language);
  return { lexicon: makeLexicon(list), names: list.parts.names?.graph ?? null };
}

export function toolsFor(game: GameId, options: Readonly<Record<string, unknown>> = {}) {
  const list = listFor(game);
  const finder = arenaFinder({ game, ...list, module, playGraphs, leaves: leaves(game), options });
  return { game, lexicon: list.lexicon, finder, options };
}
