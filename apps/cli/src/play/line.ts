/** A typed line as a move, in the notation of the referee. */
import type { BaseMove, GameId, Seat } from '@lettertafel/engine';
import { moveSchema, type Parsed, parseWith } from '@lettertafel/protocol';
import { isPlace } from '../games/places.ts';
import { seatByName } from '../referee/script.ts';
import { type Command, TEXTS, type Texts } from '../texts/index.ts';
import { cardCalled, withoutAccents } from './card-names.ts';

/** What a line may refer to. */
export interface Scene {
  /** Whose line it is, unless it begins with another name. */
  readonly by: Seat;
  readonly players: readonly string[];
  /** The words on the table, in table games. */
  readonly table: readonly string[];
  readonly texts: Texts;
}

/** The command that a word is, in the language of the terminal or in English. */
export function commandCalled(typed: string, texts: Texts): Command | null {
  const plain = withoutAccents(typed);
  const all = Object.keys(TEXTS.en.commands) as Command[];
  const isCalled = (command: Command) => withoutAccents(texts.commands[command]) === plain;
  return all.find(isCalled) ?? all.find((command) => command === plain) ?? null;
}

/** Parses `H5 TREIN`, `swap AEI`, `table HOUTEN RIN@=RING`, `Oost: card peek-rack Noord` …, or a whole move as JSON. */
export function parseLine(game: GameId, line: string, scene: Scene): Parsed<BaseMove> {
  const { players } = scene;
  const speaker = players.find((name) => line.startsWith(`${name}:`));
  const text = speaker === undefined ? line : line.slice(speaker.length + 1).trim();
  const by = speaker ?? players[scene.by];
  const said = text.startsWith('{') ? fromJson(text) : fromWords(game, text.split(/\s+/), scene);
  if (said === null) return { problem: { path: '', why: scene.texts.frame.unknown } };
  return parseWith(moveSchema(game, seatByName(players)), { by, ...said });
}

function fromJson(line: string): object | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' ? said : null;
  } catch {
    return null;
  }
}

function fromWords(game: GameId, [first = '', ...words]: readonly string[], scene: Scene): object | null {
  const [about = ''] = words;
  if (isPlace(game, first.toUpperCase())) return layMove(first.toUpperCase(), words, scene);
  const command = commandCalled(first, scene.texts);
  switch (command) {
    case 'pass':
    case 'accept':
    case 'agree':
    case 'disagree':
    case 'resign':
    case 'give-up':
      return { do: command };
    case 'dispute':
      return { do: 'dispute', ...(words.length > 0 ? { words: words.map((word) => word.toUpperCase()) } : {}) };
    case 'swap':
      return { do: 'exchange', tiles: words.join('').toUpperCase() };
    case 'draw':
      return { do: 'draw', ...(about ? { pile: Number(about) } : {}) };
    case 'table':
      return arrangeMove([], words, scene);
    case 'add':
      return arrangeMove(scene.table, words, scene);
    case 'take':
      return { do: 'take', ...(about ? { count: Number(about) } : {}) };
    case 'discard':
    case 'look':
      return { do: command, card: cardCalled(about, scene.texts) };
    case 'cancel':
      return { do: 'card', card: 'cancel-card', cancels: cardCalled(about, scene.texts) };
    case 'card':
      return cardMove(words, scene);
    case 'from':
    case 'hint':
    case 'undo':
    case 'help':
    case 'quit':
    case null:
      return null;
  }
}

/** `table HOUTEN KAT from 3 0`: the words, and with an open pot the piles that the refill comes from. */
function arrangeMove(lying: readonly string[], words: readonly string[], { texts }: Scene): object {
  const end = words.findIndex((word) => commandCalled(word, texts) === 'from');
  const laid = (end < 0 ? words : words.slice(0, end)).map((word) => word.toUpperCase());
  return {
    do: 'arrange',
    table: [...lying, ...laid],
    ...(end < 0 ? {} : { piles: words.slice(end + 1).map(Number) }),
  };
}

/** `card steal-tile Oost`, `card free-exchange AEI`. */
function cardMove([called = '', about]: readonly string[], { players, texts }: Scene): object {
  const card = cardCalled(called, texts);
  if (about === undefined) return { do: 'card', card };
  return { do: 'card', card, ...(players.includes(about) ? { target: about } : { tiles: about.toUpperCase() }) };
}

/** `H5 TREIN double-word add-ten`: cards without a choice follow the word; others are typed as JSON. */
function layMove(at: string, [word = '', ...called]: readonly string[], { texts }: Scene): object {
  const cards = called.map((card) => ({ card: cardCalled(card, texts) }));
  return { do: 'lay', at, word, ...(cards.length > 0 ? { cards } : {}) };
}
