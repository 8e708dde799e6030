/** Sentences for lines and their problems. */

import type { Line, LineReading, Problem } from '@lettertafel/scorekeeper';
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';
import { typedTableWord } from './draft.ts';
import { scoreText } from './messages/index.ts';

/** The text of a line on the pad. */
export function lineName({ line, words, scoring, made }: LineReading): string {
  const { acts } = scoreText();
  switch (line.do) {
    case 'lay':
      return words[0]?.word ?? line.word.toUpperCase();
    case 'arrange':
    case 'word':
      // A word that does not count is still what was laid.
      return scoring ?? (made.length > 0 ? made.join(' ') : acts.arrange);
    case 'card':
    case 'look':
    case 'discard':
      return `${acts[line.do]}: ${cardName(line.card)}`;
    default:
      return acts[line.do];
  }
}

export function cardName(card: string): string {
  const { kinds } = t().cards;
  return hasKey(kinds, card) ? kinds[card].name : card;
}

/** What a problem is about: the names of the players, and the words that lay there before. */
export interface Scene {
  readonly players: readonly string[];
  /** The words of Woord-Rummikub before and after the turn. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

export function problemText(problem: Problem, { players: names, before = [], after = [] }: Scene): string {
  const text = scoreText();
  switch (problem.kind) {
    case 'refused': {
      const { codes, otherText } = t().refusals;
      const { code, words = [], tiles = [] } = problem.refusal;
      if (code === 'tiles-left-over' && before.length > 0)
        return text.lettersMissing(missingFrom(before, after, tiles));
      const sentence = hasKey(codes, code) ? codes[code].text : otherText;
      return words.length > 0 ? `${words.join(', ')}: ${sentence}` : sentence;
    }
    case 'board-changed':
      return [
        problem.missing.length > 0 && text.missing(problem.missing),
        problem.covered.length > 0 && text.covered(problem.covered),
      ]
        .filter(Boolean)
        .join(' ');
    case 'too-many-tiles':
      return text.tooMany(problem.tiles);
    case 'out-of-turn':
      return text.outOfTurn(names[problem.expected] ?? '');
    case 'after-end':
      return text.afterEnd;
    case 'not-on-rack':
      return text.notOnRack(problem.tiles);
    case 'left-over-count':
      return text.leftOver(names[problem.seat] ?? '', problem.expected);
  }
}

/** The letters that no word has any more, each with the earlier word it was in. */
function missingFrom(before: readonly string[], after: readonly string[], tiles: readonly string[]) {
  const kept = [...after];
  const broken = before.filter((word) => {
    const place = kept.indexOf(word);
    if (place >= 0) kept.splice(place, 1);
    return place < 0;
  });
  const left = broken.map((word) => ({ word: typedTableWord(word).toUpperCase(), letters: [...typedTableWord(word)] }));
  return tiles.map((letter) => {
    const from = left.find(({ letters }) => letters.includes(letter));
    from?.letters.splice(from.letters.indexOf(letter), 1);
    return { letter, word: from?.word ?? '' };
  });
}

/** Lines that are turns of their own; the others belong to the neighbouring turn. */
const TURNS: ReadonlySet<Line['do']> = new Set([
  ...(['lay', 'arrange', 'word', 'number', 'exchange', 'draw', 'pass', 'time-up', 'give-up'] as const),
]);

export interface PadRow {
  /** By seat, the indexes of its lines. */
  readonly cells: readonly (readonly number[])[];
  /** The index of a settlement, which has a row of its own. */
  readonly end: number | null;
}

/** Groups lines into rounds: a player's next turn begins a new row, and so does a settlement. */
export function padRows(lines: readonly Line[], seats: number): readonly PadRow[] {
  const rows: { readonly cells: number[][]; readonly end: number | null }[] = [];
  const beginRow = (end: number | null = null) =>
    rows.push({ cells: Array.from({ length: seats }, (): number[] => []), end });
  lines.forEach(({ by, do: doing }, index) => {
    if (doing === 'end') {
      beginRow(index);
      return;
    }
    const row = rows.at(-1);
    const hasTurn = row?.cells[by]?.some((other) => TURNS.has(lines[other]?.do ?? 'pass')) ?? true;
    if (!row || row.end !== null || (TURNS.has(doing) && hasTurn)) beginRow();
    rows.at(-1)?.cells[by]?.push(index);
  });
  return rows;
}
