/** Hints and going back, for a single player; never in games with other people. */
import { type Hint, hintFrom, hintLevel, viewForHint } from '@lettertafel/bots';
import { type OwnTurn, ownTurns, type SoleTable, startGame } from '@lettertafel/house';
import type { GraphLexicon } from '@lettertafel/words';
import type { HintGrade, OpenRacks, ShownHint } from '../hint.ts';
import type { Bots } from './bots.ts';
import { Trouble } from './problems.ts';

/** The only person at the table. */
function soleSeat({ head }: SoleTable): number {
  const people = head.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [seat] = people;
  if (seat === undefined || people.length > 1) throw new Trouble('only-alone');
  return seat;
}

/** The player's own turns to go back to: all except the current one. */
export function turnsBehind(table: SoleTable): readonly OwnTurn[] {
  const { id, head, log, state } = table;
  const seat = soleSeat(table);
  const start = startGame(id, head.settings, head.chance);
  if ('refusal' in start || state.over) throw new Trouble('is-over');
  return ownTurns(start, log, seat).filter(({ length }) => length < log.length);
}

/** Each seat's tiles, as its own view shows them. */
export function racksAt(table: SoleTable): OpenRacks {
  soleSeat(table);
  const { game, state, head } = table;
  return head.seats.map((_, seat) => [...game.viewFor(state, seat).rack]);
}

export interface Advising {
  readonly bots: Bots;
  readonly lexicon: GraphLexicon;
}

/** Looks for a play at most once for each position. */
export function makeAdviser({ bots, lexicon }: Advising) {
  let latest: { readonly position: string; readonly hint: Promise<Hint | null> } | null = null;

  async function look(table: SoleTable): Promise<Hint | null> {
    const { id, game, state, length, head } = table;
    const seat = soleSeat(table);
    const seen = game.viewFor(state, seat);
    const mayLay = game.offersFor(seen).some((offer) => offer.do === 'lay' || offer.do === 'arrange');
    if (!mayLay) throw new Trouble('wait-for-turn');
    const view = viewForHint(seen);
    const question = { table: id, game: head.settings.game, seat, view, length };
    const isForChildren = head.seats.some((at) => at.kind === 'bot' && at.level === 'child');
    const move = await bots.choose({ ...question, level: hintLevel(view.options, isForChildren) });
    return hintFrom({ game: head.settings.game, view, move, lexicon });
  }

  return async (table: SoleTable, grade: HintGrade): Promise<ShownHint> => {
    const position = `${table.length} ${table.latest}`;
    if (latest?.position !== position) latest = { position, hint: look(table) };
    const { hint } = latest;
    hint.catch(() => {
      latest = null;
    });
    return shownHint(await hint, grade);
  };
}

/** Only what was asked for leaves the worker. */
function shownHint(hint: Hint | null, grade: HintGrade): ShownHint {
  if (!hint) return { kind: 'nothing' };
  const { word, score } = hint;
  const letters = grade === 'where' ? {} : { letters: word.length };
  if (hint.kind === 'table') {
    const { from, others } = hint;
    const told = grade === 'word' ? { word, others: [...others] } : {};
    return { kind: 'table', from: [...from], ...letters, ...told };
  }
  const { square, direction, tiles } = hint;
  const across = direction === 'across';
  // The name of a square is its row and its column: H8.
  const line = square.replace(across ? /\d/g : /\D/g, '');
  const counted = grade === 'where' ? {} : { tiles };
  return {
    kind: 'board',
    line,
    across,
    ...letters,
    ...counted,
    ...(grade === 'word' ? { word, square, score } : {}),
  };
}
