/** A typed line as a line of a score sheet, in the notation of `lettertafel play`. */
import { CARD_NAMES, GAMES, type GameId, type Seat } from '@lettertafel/engine';
import type { Answer, Deed, Line } from '@lettertafel/scorekeeper';
import { isPlace } from '../games/places.ts';

/** What a line may refer to. */
export interface Scene {
  readonly game: GameId;
  readonly players: readonly string[];
  /** Whose line it is, unless it begins with another name. */
  readonly by: Seat;
  /** Who disputes, unless the line begins with a name. */
  readonly disputer: Seat;
  /** Whose cards are due, unless the line begins with a name. */
  readonly taker: Seat;
  /** The words on the table, in table games. */
  readonly table: readonly string[];
}

/** Who decides a dispute: the word list, the players' own dictionary, or the players themselves. */
export type Judge = 'list' | 'good' | 'bad' | 'ruled';

export type Typed =
  | { readonly line: Line }
  | { readonly dispute: { readonly by: Seat; readonly words: readonly string[]; readonly judge: Judge } }
  | { readonly cancel: Answer }
  | { readonly problem: string };

const JUDGES: Readonly<Record<string, Judge>> = { dispute: 'list', good: 'good', bad: 'bad', allow: 'ruled' };

/** Parses `H5 TREIN`, `swap 3`, `add HUT`, `Oost: dispute ZIE`, `end Oost=XA` …, or a line of a sheet as JSON. */
export function parseTyped(text: string, scene: Scene): Typed {
  const { players } = scene;
  const speaker = players.findIndex((name) => text.startsWith(`${name}:`));
  const said = speaker < 0 ? text : text.slice((players[speaker] ?? '').length + 1).trim();
  const by = speaker < 0 ? scene.by : speaker;
  if (said.startsWith('{')) return fromJson(said, by);
  const [first = '', ...words] = said.split(/\s+/);
  const command = first.toLowerCase();
  const judge = Object.hasOwn(JUDGES, command) ? JUDGES[command] : undefined;
  if (judge) {
    return {
      dispute: { by: speaker < 0 ? scene.disputer : speaker, words: words.map((word) => word.toUpperCase()), judge },
    };
  }
  if (command === 'cancel') return cancelOf(words[0] ?? '', by);
  if (command === 'points') return pointsOf(words[0] ?? '', by);
  const deed = command === 'end' ? endDeed(said.slice(3), scene) : deedOf(command, words, scene);
  if (typeof deed === 'string') return { problem: deed };
  return { line: { by: deed.do === 'take' && speaker < 0 ? scene.taker : by, ...deed } };
}

const NOT_UNDERSTOOD = 'Unknown command; type `help` for the commands.';

/** The parser of sheets checks the rest. */
function fromJson(text: string, by: Seat): Typed {
  try {
    return { line: { by, ...JSON.parse(text) } as Line };
  } catch {
    return { problem: 'That is not JSON.' };
  }
}

function cancelOf(card: string, by: Seat): Typed {
  return isCard(card) ? { cancel: { by, cancels: card } } : { problem: noCard(card) };
}

function pointsOf(points: string, by: Seat): Typed {
  if (/^-?\d{1,5}$/.test(points)) return { line: { by, do: 'points', byHand: Number(points) } };
  return { problem: `${JSON.stringify(points)} is not a whole number. For example: points -5` };
}

/** The deed, or a sentence that says what is wrong. */
function deedOf(command: string, words: readonly string[], scene: Scene): Deed | string {
  const [about = ''] = words;
  switch (command) {
    case 'pass':
    case 'resign':
    case 'give-up':
    case 'time-up':
      return { do: command };
    case 'swap':
      return numbered(about, (count) => ({ do: 'exchange', ...(about ? { count } : {}) }));
    case 'draw':
      return numbered(about, (pile) => ({ do: 'draw', ...(about ? { pile } : {}) }));
    case 'table':
      return arrangement([], words);
    case 'add':
      return arrangement(scene.table, words);
    case 'word':
      return about ? { do: 'word', word: about.toUpperCase() } : 'Which word? For example: word HOUTEN';
    case 'take':
      return about ? numbered(about, (count) => ({ do: 'take', count })) : 'How many cards? For example: take 1';
    case 'look':
    case 'discard':
      return isCard(about) ? { do: command, card: about } : noCard(about);
    case 'card':
      return cardDeed(words, scene.players);
    default:
      return layDeed(scene.game, command, words);
  }
}

function numbered(text: string, make: (number: number) => Deed): Deed | string {
  return /^\d{0,3}$/.test(text) ? make(Number(text)) : `${JSON.stringify(text)} is not a number.`;
}

/** `HOUTEN KAT from 3 0`: the words, and with an open pot the piles that the refill comes from. */
function arrangement(lying: readonly string[], words: readonly string[]): Deed | string {
  const end = words.indexOf('from');
  const laid = (end < 0 ? words : words.slice(0, end)).map((word) => word.toUpperCase());
  if (laid.length === 0) return 'Which words? For example: add HUT';
  const piles = end < 0 ? [] : words.slice(end + 1);
  const odd = piles.find((pile) => !/^\d$/.test(pile));
  if (odd !== undefined) return `${JSON.stringify(odd)} is not a pile.`;
  return { do: 'arrange', table: [...lying, ...laid], ...(piles.length > 0 ? { piles: piles.map(Number) } : {}) };
}

/** `card steal-tile Oost`, `card free-exchange 3`. */
function cardDeed([card = '', ...rest]: readonly string[], players: readonly string[]): Deed | string {
  if (!isCard(card)) return noCard(card);
  const about = rest.join(' ');
  if (about === '') return { do: 'card', card };
  const target = players.indexOf(about);
  if (target >= 0) return { do: 'card', card, target };
  return numbered(about, (count) => ({ do: 'card', card, count }));
}

/** `H5 TREIN double-word`: cards without a choice follow the word; others are typed as JSON. */
function layDeed(game: GameId, place: string, [word, ...cards]: readonly string[]): Deed | string {
  const at = place.toUpperCase();
  if (!isPlace(game, at)) return NOT_UNDERSTOOD;
  if (word === undefined) return `Which word lies at ${at}? For example: ${at} TREIN`;
  const odd = cards.find((card) => !isCard(card));
  if (odd !== undefined) return noCard(odd);
  // Nobody lays blanks only: a word in lower case is typed without the shift key.
  const laid = word === word.toLowerCase() ? word.toUpperCase() : word;
  return { do: 'lay', at, word: laid, ...(cards.length > 0 ? { cards: cards.map((card) => ({ card })) } : {}) };
}

/** `Oost=XA Noord= out=Noord`: what is left on racks (nothing where none is named), and who laid the last tile. */
function endDeed(text: string, { game, players }: Scene): Deed | string {
  const { tiles } = GAMES[game].rules.letters;
  const racks = players.map(() => '');
  let left = ` ${text.trim()}`;
  let wentOut: Seat | undefined;
  for (const [seat, name] of players.entries()) {
    const out = ` out=${name}`;
    if (left.includes(out)) wentOut = seat;
    left = left.replace(out, '');
    const [before = '', after] = left.split(` ${name}=`, 2);
    if (after === undefined) continue;
    const rack = (/^\S*/.exec(after)?.[0] ?? '').toUpperCase();
    const odd = [...rack].find((tile) => !Object.hasOwn(tiles, tile));
    if (odd !== undefined) return `${odd} is not a tile of this game.`;
    racks[seat] = rack;
    left = before + after.slice(rack.length);
  }
  if (left.trim() !== '') return `${JSON.stringify(left.trim())} is not understood. For example: end ${players[0]}=XA`;
  return { do: 'end', racks, ...(wentOut === undefined ? {} : { wentOut }) };
}

const isCard = (card: string) => CARD_NAMES.some((name) => name === card);
const noCard = (card: string) => `No card is called ${JSON.stringify(card)}; there are ${CARD_NAMES.join(', ')}.`;
