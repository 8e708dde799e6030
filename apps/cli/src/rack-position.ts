/** A CGP position with a rack to find plays for. */
import type { Board, LetterSet, Rack } from '@lettertafel/engine';
import { parseCgp } from '@lettertafel/formats';
import { MOST_RACK_TILES } from '@lettertafel/solver';
import { InputError } from './input.ts';
import { readable } from './unreadable.ts';

/** `where` comes before the reason of a refusal. */
export function rackPosition(
  text: string,
  letters: LetterSet,
  { where, line }: { readonly where: string; readonly line: number },
): { readonly board: Board; readonly rack: Rack } {
  const { board, racks } = readable(parseCgp(text, letters, line), where);
  const rack = racks[0] ?? [];
  if (rack.length === 0 || rack.length > MOST_RACK_TILES) {
    throw new InputError(`${where}line ${line}: the rack to play from has 1 to ${MOST_RACK_TILES} tiles`);
  }
  return { board, rack };
}
