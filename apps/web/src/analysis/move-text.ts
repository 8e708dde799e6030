/** A move in words: what is laid, or what else is done. */
import type { ComparedPlay } from '@lettertafel/analysis';
import { shownWord } from '../parts/shown-word.ts';
import { analysisText } from './messages/index.ts';

export function moveText({ move }: ComparedPlay): string {
  const text = analysisText();
  if (move.do === 'exchange') return text.exchange(move.tiles?.length ?? 0);
  if (move.do === 'lay' || move.do === 'arrange') return shownWord(move.word ?? '');
  return text[move.do];
}
