import { makeFinder, type TableFinder } from '@lettertafel/bots';
import { GAMES, isRefused, type TableState } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { loadGeneratorModule } from '@lettertafel/solver/node';
import { importList, makeLexicon, makeOwnList } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { expect, test } from 'vitest';
import { SKILLS, type Skill } from '../analysis.ts';
import { bestBySkill } from './skills.ts';

/** `TABLES=300` compares that many small word tables with brute force. */
const COUNT = Number(process.env.TABLES ?? 25);

const WORDS = [
  'KAT',
  'KATER',
  'TAK',
  'RAT',
  'RATEN',
  'ER',
  'TE',
  'EN',
  'NET',
  'KANT',
  'KAR',
  'KARTEN',
  'RAK',
  'TANK',
  'AKTE',
  'TAKEN',
  'NATER',
  'AN',
];

const imported = importList(new TextEncoder().encode(WORDS.join('\n')), { language: 'nl' });
if ('code' in imported) throw new Error(imported.code);
const lexicon = makeLexicon(makeOwnList('few', imported.file, loadList('nl')));
const playable = WORDS.filter((word) => lexicon.has(word));
const game = GAMES['rummikub-sabra'];

function positionOf(table: readonly string[], rack: readonly string[]) {
  const created = game.create(2, { checking: 'automatic' });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const setup = { table, racks: [rack, []], bag: [], turn: 0, opened: [true, true], formed: [], unchecked: true };
  const context = { now: 0, rng: { below: () => 0 }, lexicon };
  const dealt = game.decide(created.state, { by: 'house', do: 'deal', setup } as never, context);
  if (isRefused(dealt)) throw new Error(JSON.stringify(dealt.refusal));
  return { state: dealt.state, context };
}

/** The highest score of all tables that keep these words as they are, judged by the engine. */
function bruteForce(
  state: TableState,
  context: object,
  kept: readonly string[],
  isFine: (after: readonly string[]) => boolean,
) {
  const loose = state.table.map(({ reading }) => reading);
  for (const word of kept) loose.splice(loose.indexOf(word), 1);
  const must = loose.join('');
  let best = -1;
  const lay = (left: string, own: readonly string[], after: readonly string[], from: number): void => {
    if (left === '' && own.length < (state.racks[0]?.length ?? 0) && isFine(after)) {
      const decision = game.decide(state, { by: 0, do: 'arrange', table: [...kept, ...after] }, context as never);
      const scored = isRefused(decision) ? null : decision.events.find((event) => event.type === 'scored');
      if (scored?.type === 'scored') best = Math.max(best, scored.score);
    }
    for (const [index, word] of playable.entries()) {
      if (index < from) continue;
      let rest = left;
      const tiles = [...own];
      const fits = [...word].every((letter) => {
        if (rest.includes(letter)) rest = rest.replace(letter, '');
        else if (tiles.includes(letter)) tiles.splice(tiles.indexOf(letter), 1);
        else return false;
        return true;
      });
      if (fits) lay(rest, tiles, [...after, word], index);
    }
  };
  lay(must, state.racks[0] ?? [], [], 0);
  return best;
}

function finderFor(): TableFinder {
  const created = game.create(2, { checking: 'automatic' });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const { options } = created.state;
  return makeFinder({ game: 'rummikub-sabra', options, lexicon, module: loadGeneratorModule() }) as TableFinder;
}

test(`${COUNT} small tables: the best by each skill is what brute force finds`, { timeout: 600_000 }, () => {
  const rng = seededRng('tables');
  const finder = finderFor();
  for (let number = 0; number < COUNT; number++) {
    const table = ['KAT', 'RAT', 'NET', 'TAK', 'KAR'].filter(() => rng.below(2) === 0).slice(0, 3);
    const rack = Array.from({ length: 2 + rng.below(3) }, () => [...'AEKNRT'][rng.below(6)] ?? 'E');
    const { state, context } = positionOf(table, rack);
    const view = game.viewFor(state, 0);
    const steps = bestBySkill({ finder, view, state, seat: 0, effort: { all: 2000, part: 2000 } });
    let step = steps.next();
    while (!step.done) step = steps.next();
    const most = (loose: number, isFine = (_: readonly string[]) => true) => {
      const kept = subsets(table, table.length - Math.min(loose, table.length));
      return Math.max(...kept.map((words) => bruteForce(state, context, words, isFine)));
    };
    const lengthened = table.map((word, place) => {
      const kept = table.toSpliced(place, 1);
      return bruteForce(state, context, kept, (after) => after.length === 1 && (after[0]?.includes(word) ?? false));
    });
    const rackOnly = most(0);
    const expected: Readonly<Record<Skill, number>> = {
      rack: rackOnly,
      lengthen: Math.max(rackOnly, ...lengthened),
      break: Math.max(rackOnly, most(1)),
      mix: Math.max(rackOnly, most(1), most(2)),
      all: Math.max(rackOnly, most(1), most(2), most(3)),
    };
    for (const skill of SKILLS) {
      const found = step.value.find((one) => one.skill === skill);
      const about = `${skill} of ${rack.join('')} beside ${table.join(' ')}`;
      expect(found?.proven, about).toBe(true);
      expect(found?.play?.points ?? -1, about).toBe(expected[skill]);
    }
  }
});

function subsets(words: readonly string[], size: number): string[][] {
  if (size <= 0) return [[]];
  return words.flatMap((word, place) => subsets(words.slice(place + 1), size - 1).map((rest) => [word, ...rest]));
}
