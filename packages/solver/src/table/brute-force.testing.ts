/** All arrangements of a small table, one by one, judged by the engine: slow and obvious, the oracle of the solver. */
import { GAMES, isRefused, type Lexicon, type OptionInput, type TableGameId } from '@lettertafel/engine';

export interface SmallPosition {
  readonly game: TableGameId;
  readonly table: readonly string[];
  readonly rack: readonly string[];
  readonly opened: boolean;
  readonly formed: readonly string[];
  readonly options: OptionInput;
}

/** What the engine says about an arrangement: the score, or null when it is refused. */
export function scoreOf(
  { game: id, table, rack, opened, formed, options }: SmallPosition,
  lexicon: Lexicon,
): (after: readonly string[]) => { score: number; word: string | null } | null {
  const game = GAMES[id];
  const created = game.create(2, options);
  if ('refusal' in created) throw new Error('no such table');
  const context = { now: 0, rng: { below: () => 0 }, lexicon };
  const setup = { table, racks: [rack, []], bag: [], turn: 0, opened: [opened, true], formed, unchecked: true };
  const dealt = game.decide(created.state, { by: 'house', do: 'deal', setup }, context);
  if (isRefused(dealt)) throw new Error(JSON.stringify(dealt.refusal));
  const state = dealt.events.reduce(game.evolve, created.state);
  return (after) => {
    const decision = game.decide(state, { by: 0, do: 'arrange', table: after }, context);
    if (isRefused(decision)) return null;
    const scored = decision.events.find((event) => event.type === 'scored');
    return scored?.type === 'scored' ? { score: scored.score, word: scored.word } : null;
  };
}

/** The highest score of all arrangements; null when there is none. */
export function bruteForce(position: SmallPosition, words: readonly string[], lexicon: Lexicon): number | null {
  const judge = scoreOf(position, lexicon);
  const tilesOf = (written: string) => [...(written.split('=')[0] ?? '')];
  const onTable = position.table.flatMap(tilesOf);
  const jokers = [...onTable, ...position.rack].filter((tile) => tile === '@').length;
  const pieces = [...new Set([...words.flatMap((word) => spellings(word, jokers)), ...position.table])];
  const counted = pieces.map((written) => ({ written, tiles: tilesOf(written) }));
  let best: number | null = null;
  for (const own of subsets(position.rack)) {
    if (own.length === 0) continue;
    const left = new Map<string, number>();
    for (const tile of [...onTable, ...own]) left.set(tile, (left.get(tile) ?? 0) + 1);
    cover(counted, left, 0, [], (after) => {
      const result = judge(after);
      if (result && (best === null || result.score > best)) best = result.score;
    });
  }
  return best;
}

/** All ways to lay a word with this many jokers. */
function spellings(word: string, jokers: number): string[] {
  const found: string[] = [];
  for (let bits = 0; bits < 1 << word.length; bits++) {
    const tiles = [...word].map((letter, i) => ((bits >> i) & 1 ? '@' : letter)).join('');
    if ([...tiles].filter((tile) => tile === '@').length > jokers) continue;
    found.push(tiles === word ? word : `${tiles}=${word}`);
  }
  return found;
}

function subsets(rack: readonly string[]): string[][] {
  const found = new Map<string, string[]>();
  for (let bits = 0; bits < 1 << rack.length; bits++) {
    const own = rack.filter((_, i) => (bits >> i) & 1).sort();
    found.set(own.join(''), own);
  }
  return [...found.values()];
}

function cover(
  pieces: readonly { written: string; tiles: readonly string[] }[],
  left: Map<string, number>,
  from: number,
  chosen: string[],
  visit: (after: readonly string[]) => void,
): void {
  if ([...left.values()].every((count) => count === 0)) {
    visit(chosen);
    return;
  }
  for (let i = from; i < pieces.length; i++) {
    const { written, tiles } = pieces[i]!;
    let taken = 0;
    for (; taken < tiles.length; taken++) {
      const count = left.get(tiles[taken]!) ?? 0;
      if (count === 0) break;
      left.set(tiles[taken]!, count - 1);
    }
    if (taken === tiles.length) {
      chosen.push(written);
      cover(pieces, left, i, chosen, visit);
      chosen.pop();
    }
    for (let back = 0; back < taken; back++) left.set(tiles[back]!, left.get(tiles[back]!)! + 1);
  }
}
