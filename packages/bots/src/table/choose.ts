/** A Woord-Rummikub player: lays the longest new word it sees, and breaks as many table words as its level does. */
import { BEGIN_WORD, formatTableWord, type Seat, shuffle, type TableMove, type TableView } from '@lettertafel/engine';
import { simulates } from '../level.ts';
import { offered } from '../offered.ts';
import { knownWords, politeWords, vocabularyOf } from '../vocabulary.ts';
import { makeAttention } from './attention.ts';
import { MAX_POINTS_LESS } from './best-turns.ts';
import { simulatedTable } from './simulate.ts';
import { type SolvedTable, solvedTable } from './solved.ts';
import type { TableTurn } from './turn.ts';
import { type LaidWord, wordsFromWord, wordsOfRack } from './words-to-lay.ts';

/** A seat's move; null: nothing to do. */
export function chooseTable(turn: TableTurn): TableMove | null {
  const { view, finder } = turn;
  const by = view.viewer;
  if (by === 'spectator') return null;
  const may = offered(finder.game, view);
  if (view.open) return may('dispute') ? answerTable(turn, by) : null;
  if (!may('arrange')) return null;
  const table = bestTable(turn, by);
  if (table) return { by, do: 'arrange', table };
  if (may('draw')) return { by, do: 'draw', ...chosenPile(view) };
  // Alone nobody else will change the table.
  return may('give-up') ? { by, do: 'give-up' } : { by, do: 'pass' };
}

function answerTable({ view, level, lexicon, rng, finder }: TableTurn, by: number): TableMove {
  const vocabulary = vocabularyOf(level, lexicon);
  const { words = [], settled = [] } = view.open ?? {};
  const isGood = goodWords({ view, lexicon, finder });
  const unknown = words.filter((word, index) => {
    const isFine = vocabulary.isCertain ? isGood(word) : vocabulary.knows(word);
    return !settled.includes(index) && !isFine;
  });
  const disputes = unknown.length > 0 && (vocabulary.isCertain || rng.below(100) < level.doubt);
  return disputes ? { by, do: 'dispute', words: [...new Set(unknown)] } : { by, do: 'accept' };
}

/** Whether a word is good at this table: all words of the list, or only advised ones. */
function goodWords({ view: { options }, lexicon, finder }: Pick<TableTurn, 'view' | 'lexicon' | 'finder'>) {
  const verbs = finder.rules.allowsVerbs(options);
  return options.vocabulary === 'advised' ? (word: string) => lexicon.isAdvised(word, { verbs }) : lexicon.has;
}

/** The whole table after the turn, in notation; null if nothing can be laid. */
function bestTable(turn: TableTurn, by: Seat): readonly string[] | null {
  const opened = turn.view.seats[by]?.opened ?? false;
  const simple = simpleTable(turn, opened);
  const simulated = looksAhead(turn) ? simulatedTable(turn, { by, opened }) : null;
  // A turn that scores less was chosen for what it leaves, unless the solver had no time.
  if (simulated && simulated.score + MAX_POINTS_LESS >= (simple?.score ?? 0)) return simulated.table;
  const { rearranges, regroups } = turn.level;
  const solved = opened && rearranges > 1 && turn.rng.below(100) < regroups ? solvedTable(turn) : null;
  const best = simple && simple.score > (solved?.score ?? -1) ? simple : solved;
  return best?.table ?? null;
}

/** Alone there is nobody to leave anything to. */
function looksAhead({ view, level, lexicon }: TableTurn): boolean {
  return simulates(level.ahead) && vocabularyOf(level, lexicon).isCertain && view.seats.length > 1;
}

function simpleTable(turn: TableTurn, opened: boolean): SolvedTable | null {
  const { view } = turn;
  const isGood = goodWords(turn);
  const thinksOf = makeAttention(turn);
  const known = seenWords(turn, opened).filter(({ word }) => isGood(word) && thinksOf(word));
  const scoreOf = ({ word }: LaidWord) => (view.formed.includes(word) ? 0 : word.length);
  // A joker on the rack is worth two letters of a word, except at the end, where it costs ten points.
  const priceOfJoker = view.ending ? -10 : 2;
  const worthOf = (laid: LaidWord) => scoreOf(laid) - priceOfJoker * laid.jokers - laid.left.length / 100;
  const [best] = known.sort((one, other) => worthOf(other) - worthOf(one) || (one.written < other.written ? -1 : 1));
  if (!best) return null;
  const rest = view.table.filter((_, index) => index !== best.from).map(formatTableWord);
  return { table: [...rest, best.written], score: scoreOf(best) };
}

function seenWords({ view, level, lexicon, rng, thinking, finder }: TableTurn, opened: boolean): LaidWord[] {
  const { table, rack } = view;
  const graph = politeWords(lexicon, knownWords(level));
  const shortest = opened ? finder.rules.shortest.letters(view.options) : BEGIN_WORD;
  const found = wordsOfRack(graph, rack, shortest);
  if (!opened) return found;
  // Asks the rules with an example: mixing ABC with D dissolves it, which not every game allows (RI-02).
  const mayMix = level.rearranges > 0 && finder.rules.dissolved(['ABC'], ['CBAD'], { shortest }).length === 0;
  for (const index of shuffle([...table.keys()], rng).slice(0, level.looksAt)) {
    if (thinking.isOver()) break;
    found.push(...wordsFromWord(graph, { table, index, rack, mayMix }));
  }
  return found;
}

/** With an open pot: a joker, else the letter of which there are most. */
function chosenPile({ pot }: TableView): { pile?: number } {
  if (!pot.piles) return {};
  const order = '@ENAIORTDSGHLMPBUKVWZCFJYXQ';
  const place = (top: string | null) => (top === null ? order.length : order.indexOf(top));
  const best = pot.piles.reduce(
    (first, { top }, pile) => (place(top) < place(pot.piles?.[first]?.top ?? null) ? pile : first),
    0,
  );
  return { pile: best };
}
