/** Trickster positions for tests: shorthand for words, racks and hands. */
import { boardWith } from '../src/crossword/board-with.ts';
import type { Card } from '../src/games/trickster-nl/cards.ts';
import { tricksterNl } from '../src/games/trickster-nl/game.ts';
import type { CardChoice, CardMove, LayMove, TricksterEvent, TricksterSetup } from '../src/games/trickster-nl/state.ts';
import type { OptionInput } from '../src/kernel/options.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { given } from './kit.ts';

export interface Tricks extends Pick<TricksterSetup, 'lastScores' | 'scores' | 'turn' | 'passes' | 'locked'> {
  readonly players?: number;
  readonly options?: OptionInput;
  readonly board?: readonly string[];
  readonly racks?: readonly string[];
  readonly hands?: readonly (readonly Card[])[];
  readonly deck?: readonly Card[];
  /** Absent: all remaining tiles. */
  readonly bag?: string;
  readonly words?: readonly string[];
  readonly names?: readonly string[];
  readonly seed?: number;
}

export function tricks({ players = 2, seed = 1, options, words, names, ...laidOut }: Tricks) {
  const { board, racks, hands, deck, bag, ...position } = laidOut;
  const setup: TricksterSetup = {
    ...position,
    unchecked: true,
    ...(board ? { board: boardWith(...board) } : {}),
    ...(racks ? { racks: racks.slice(0, players).map((rack) => [...rack]) } : {}),
    ...(hands ? { cards: hands } : {}),
    ...(deck ? { deck } : {}),
    ...(bag === undefined ? {} : { bag: [...bag] }),
  };
  return given(tricksterNl, { players, seed, setup, options: options ?? {}, words: words ?? [], names: names ?? [] });
}

export type TricksTable = ReturnType<typeof tricks>;

/** `lay(0, 'A1 WIP', 'anywhere')`: a word at its place with the cards announced. */
export function lay(by: Seat, play: string, ...cards: readonly (Card | CardChoice)[]): LayMove {
  return layMany(by, [play], ...cards);
}

export function layMany(by: Seat, plays: readonly string[], ...cards: readonly (Card | CardChoice)[]): LayMove {
  const [first = { at: '', word: '' }, ...more] = plays.map((play) => {
    const [at = '', word = ''] = play.split(' ');
    return { at, word };
  });
  return {
    by,
    do: 'lay',
    ...first,
    ...(cards.length > 0 ? { cards: cards.map((card) => (typeof card === 'string' ? { card } : card)) } : {}),
    ...(more.length > 0 ? { more } : {}),
  };
}

export function card(by: Seat, id: Card, choice: Omit<CardMove, 'by' | 'do' | 'card'> = {}): CardMove {
  return { by, do: 'card', card: id, ...choice };
}

export function typesOf(events: readonly TricksterEvent[]): string[] {
  return events.map(({ type }) => type);
}
