/** Hints and undo, for a single player: in games of several people nobody gets either (decision 0262). */
import { type Hint, hintFrom, hintLevel } from '@lettertafel/bots';
import type { Seat } from '@lettertafel/engine';
import { ownTurns, type SoleTable, startGame } from '@lettertafel/house';
import { makeLexicon } from '@lettertafel/words';
import { listForBots } from '../words.ts';
import type { Bots } from './bots.ts';

/** The only person at the table; null if there are several. */
export function soleSeat({ head }: SoleTable): Seat | null {
  const people = head.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** How many entries the log has at the beginning of the turn before this one; null: there is none. */
export function turnBefore({ id, head, log }: SoleTable, seat: Seat): number | null {
  const start = startGame(id, head.settings, head.chance);
  if ('refusal' in start) return null;
  return ownTurns(start, log, seat).findLast(({ length }) => length < log.length)?.length ?? null;
}

export interface Adviser {
  /** The first answer for a position says where, the next one the word. */
  advise(table: SoleTable, seat: Seat): Promise<string>;
}

export function makeAdviser({ think }: Pick<Bots, 'think'>, asked: string | undefined): Adviser {
  let latest: { readonly length: number; readonly hint: Hint | null } | null = null;
  return {
    async advise({ game, state, length, head }, seat) {
      if (latest?.length === length) return latest.hint ? tellHint(latest.hint) : NOTHING;
      const view = game.viewFor(state, seat);
      if (!game.offersFor(view).some((offer) => offer.do === 'lay' || offer.do === 'arrange'))
        return 'Nothing can be laid now.';
      const { settings } = head;
      const move = await think(view, hintLevel(view.options));
      const lexicon = makeLexicon(listForBots(settings.game, asked));
      latest = { length, hint: hintFrom({ game: settings.game, view, move, lexicon }) };
      return latest.hint ? tellWhere(latest.hint) : NOTHING;
    },
  };
}

const NOTHING = 'No play was found.';

function tellWhere(hint: Hint): string {
  const { word, score } = hint;
  const worth = `${word.length} letters, ${score} points; \`hint\` again shows the word`;
  if (hint.kind === 'table')
    return `${hint.from.length > 0 ? `With ${hint.from.join(' ')}` : 'From your rack'}: ${worth}.`;
  const line = hint.square.replace(hint.direction === 'across' ? /\d/g : /\D/g, '');
  return `${hint.direction === 'across' ? 'Row' : 'Column'} ${line}: ${worth}.`;
}

function tellHint(hint: Hint): string {
  if (hint.kind === 'table') return [hint.word, ...hint.others].join(' ');
  const { square, direction, word } = hint;
  const [, row = '', column = ''] = /^([A-Z]+)(\d+)$/.exec(square) ?? [];
  return `${direction === 'across' ? row + column : column + row} ${word}`;
}
