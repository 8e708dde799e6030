/** The score of a turn on a board, item by item, with the cards that had their effect. */
import { type ItemisedPlay, itemisePlay } from '../crossword/items.ts';
import type { CrosswordOptions, CrosswordRules } from '../crossword/rules.ts';
import { playWith } from '../games/trickster-nl/announce.ts';
import type { Turn } from './turn.ts';

/** Null: the turn laid no word on a board. */
export function itemiseTurn(rules: CrosswordRules, turn: Turn, options: CrosswordOptions): ItemisedPlay | null {
  const { seat, laid, cards, before } = turn;
  const [first, ...more] = laid?.layings ?? [];
  if (!laid || !first) return null;
  // A turned tile scores as the blank that it is laid as, whatever its letter.
  const choices = cards.flatMap(({ choice, voidedBy }) =>
    voidedBy === null && choice.card !== 'tile-as-blank' ? [choice] : [],
  );
  const play = playWith(before, { by: seat, do: 'lay', ...first, more }, choices);
  if ('refusal' in play) return null;
  const position = { board: before.board, options, locked: [] };
  const read = itemisePlay(rules, position, { by: seat, play: { ...play, layings: laid.layings, extra: laid.extra } });
  if ('refusal' in read) return null;
  // Locked words read backwards; the play itself says how.
  const words = read.words.map((word, index) => ({ ...word, reads: laid.words[index]?.reads ?? word.reads }));
  return { ...read, words };
}
