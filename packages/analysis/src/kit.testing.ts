/** Test support: recorded games, and what their analysis needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFinder } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import { cachedPlayGraphs, loadGeneratorModule } from '@lettertafel/solver/node';
import { languageOf, makeLexicon } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { type AnalysisInput, analyse, EFFORT } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import { type AnalysedRecord, keyOf } from './key.ts';
import { type GamePositions, positionsOf } from './positions.ts';

const ROOT = join(import.meta.dirname, '../../..');

export function recorded(name: string): AnalysedRecord {
  return JSON.parse(readFileSync(join(ROOT, 'fixtures/games', `${name}.json`), 'utf8'));
}

export function known(record: AnalysedRecord): GamePositions {
  const positions = positionsOf(record);
  if (!('positions' in positions)) throw new Error('not a game');
  return positions;
}

/** The input for a game, or for some of its turns. */
export function inputFor(record: AnalysedRecord, isWanted: (place: number) => boolean = () => true): AnalysisInput {
  const all = known(record);
  const positions = { ...all, positions: all.positions.filter(({ place }) => isWanted(place)) };
  const list = loadList(languageOf(all.game));
  const lexicon = makeLexicon(list);
  const finder = makeFinder({
    game: all.game,
    options: all.options,
    lexicon,
    module: loadGeneratorModule(),
    playGraphs: cachedPlayGraphs(join(ROOT, 'node_modules/.cache/lettertafel')),
    leaves: loadLeaves(join(ROOT, 'packages/bots/data/leaves'), all.game),
    names: list.parts.names?.graph ?? null,
  });
  const key = keyOf(record, lexicon.id.checksum);
  return {
    positions,
    key,
    lexicon,
    finder,
    level: 'static',
    effort: { ...EFFORT, rounds: 4, endgame: { best: 100, others: 20 }, draws: { moves: 2, looks: 40 } },
  };
}

/** All steps, or the first ones. */
export function run(input: AnalysisInput): Analysis {
  const steps = analyse(input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
