/** Hints and undo, for a single player: in games of several people nobody gets either (decision 0262). */
import { type BotMove, type Hint, hintFrom, hintLevel, viewForHint } from '@lettertafel/bots';
import type { GameState, Seat } from '@lettertafel/engine';
import { ownTurns, type SoleTable, startGame } from '@lettertafel/house';
import { makeLexicon } from '@lettertafel/words';
import type { Texts } from '../texts/index.ts';
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

export function makeAdviser({ think }: Pick<Bots, 'think'>, asked: string | undefined, texts: Texts): Adviser {
  const { nothing, notNow } = texts.comforts;
  // Of the same length there may be another log, after going back.
  let latest: { readonly state: GameState; readonly line: string | null } | null = null;
  return {
    async advise({ game, state, head }, seat) {
      if (latest?.state === state) return latest.line ?? nothing;
      const seen = game.viewFor(state, seat);
      if (!game.offersFor(seen).some((offer) => offer.do === 'lay' || offer.do === 'arrange')) return notNow;
      const view = viewForHint(seen);
      const { settings } = head;
      const move = await think(view, hintLevel(view.options));
      const lexicon = makeLexicon(listForBots(settings.game, asked));
      const hint = hintFrom({ game: settings.game, view, move, lexicon });
      latest = { state, line: hint && move && lineFor(hint, move, texts) };
      return hint ? tellWhere(hint, texts) : nothing;
    },
  };
}

function tellWhere(hint: Hint, { comforts }: Texts): string {
  const { word, score } = hint;
  const worth = (where: string) => comforts.worth(where, word.length, score);
  if (hint.kind === 'table') return worth(hint.from.length > 0 ? comforts.withWords(hint.from) : comforts.fromRack);
  const line = hint.square.replace(hint.direction === 'across' ? /\d/g : /\D/g, '');
  return worth(hint.direction === 'across' ? comforts.row(line) : comforts.column(line));
}

/** What to type for it. */
function lineFor(hint: Hint, move: BotMove, { commands }: Texts): string {
  if (hint.kind === 'board') {
    const { square, direction, word } = hint;
    const [, row = '', column = ''] = /^([A-Z]+)(\d+)$/.exec(square) ?? [];
    return `${direction === 'across' ? row + column : column + row} ${word}`;
  }
  if (move.do !== 'arrange') return hint.word;
  const piles = move.piles ? [commands.from, ...move.piles] : [];
  return [commands.table, ...move.table, ...piles].join(' ');
}
