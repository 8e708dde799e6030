/** A typed line as a move, in the notation of the referee. */
import { type BaseMove, type GameId, parsePlace, type Seat } from '@lettertafel/engine';
import { moveSchema, type Parsed, parseWith } from '@lettertafel/protocol';
import * as v from 'valibot';

/** Parses `H5 TREIN`, `swap AEI`, `table HOUTEN RIN@=RING` …, or a whole move as JSON. */
export function parseLine(
  game: GameId,
  line: string,
  { by, players }: { by: Seat; players: readonly string[] },
): Parsed<BaseMove> {
  const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(players.length - 1));
  const said = line.startsWith('{') ? fromJson(line) : fromWords(line.split(/\s+/), players);
  if (said === null) return { problem: { path: '', why: 'not understood; type help for what can be typed' } };
  return parseWith(moveSchema(game, seat), { by, ...said });
}

function fromJson(line: string): object | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' ? said : null;
  } catch {
    return null;
  }
}

function fromWords([command = '', ...words]: readonly string[], players: readonly string[]): object | null {
  const [first = ''] = words;
  switch (command.toLowerCase()) {
    case 'pass':
    case 'accept':
    case 'resign':
    case 'give-up':
      return { do: command.toLowerCase() };
    case 'dispute':
      return { do: 'dispute', ...(words.length > 0 ? { words } : {}) };
    case 'swap':
      return { do: 'exchange', tiles: words.join('') };
    case 'draw':
      return { do: 'draw', ...(first ? { pile: Number(first) } : {}) };
    case 'table':
      return { do: 'arrange', table: words };
    case 'take':
      return { do: 'take', ...(first ? { count: Number(first) } : {}) };
    case 'discard':
    case 'look':
      return { do: command.toLowerCase(), card: first };
    case 'cancel':
      return { do: 'card', card: 'cancel-card', cancels: first };
    case 'card':
      return cardMove(words, players);
    default:
      return parsePlace(command) ? layMove(command, words) : null;
  }
}

/** `card steal-tile B`, `card free-exchange AEI`. */
function cardMove([card = '', about]: readonly string[], players: readonly string[]): object {
  if (about === undefined) return { do: 'card', card };
  const target = players.indexOf(about);
  return { do: 'card', card, ...(target >= 0 ? { target } : { tiles: about }) };
}

/** `H5 TREIN double-word add-ten`: cards without a choice follow the word; others are typed as JSON. */
function layMove(at: string, [word = '', ...cards]: readonly string[]): object {
  return { do: 'lay', at, word, ...(cards.length > 0 ? { cards: cards.map((card) => ({ card })) } : {}) };
}
