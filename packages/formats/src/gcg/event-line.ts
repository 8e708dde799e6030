/** One event of a GCG file: `>nick: RACK 8H WORD +score total`, and its other forms. */
import { type ProblemCode, type Unreadable, unreadable } from '../problem.ts';
import type { GcgCell, GcgDeed, GcgEvent, GcgPlace } from './gcg-file.ts';

/** An event before its nick is known to be a seat's. */
export interface EventLine extends Omit<GcgEvent, 'seat'> {
  readonly nick: string;
}

interface Token {
  readonly text: string;
  readonly column: number;
}

interface Where {
  readonly line: number;
  /** Rows have letters and columns numbers, as in our own notation. */
  readonly hasLetteredRows: boolean;
}

const PLACE = /^(?:(\d{1,2})([a-z])|([a-z])(\d{1,2}))$/i;
/** No rack or word is as long. */
const LONGEST_TOKEN = 60;

const NUMBER = /^[+-]?\d{1,5}$/;

export function parseEventLine(text: string, where: Where): EventLine | Unreadable {
  const { line } = where;
  const colon = text.indexOf(':');
  const nick = text.slice(1, Math.max(1, colon)).trim();
  if (nick === '') return unreadable('no-nick', { line, column: 2, found: text.slice(1) });
  const tokens = tokensOf(text, colon + 1);
  const long = tokens.find((token) => token.text.length > LONGEST_TOKEN);
  if (long) return unreadable('too-long', { line, column: long.column });
  const hasRack = tokens.length > 0 && !isDeed(tokens[0]);
  const [first, second, ...others] = hasRack ? tokens.slice(1) : tokens;
  const end = { text: '', column: text.length + 1 };
  const wrong = (code: ProblemCode, at: Token = end) => unreadable(code, { line, column: at.column, found: at.text });
  if (!first) return wrong('no-move');
  const isPlay = PLACE.test(first.text);
  if (!isPlay && !isDeed(first)) return wrong('bad-place', first);
  if (isPlay && (!second || NUMBER.test(second.text))) return wrong('no-word', second);
  const deed = isPlay ? layDeed(first, second ?? end, where) : otherDeed(first, line);
  if ('problem' in deed) return deed;
  const [score, total] = isPlay ? others : [second, others[0]];
  if (!score) return wrong('no-score');
  if (!NUMBER.test(score.text)) return wrong('bad-number', score);
  if (!total) return wrong('no-total');
  if (!NUMBER.test(total.text)) return wrong('bad-number', total);
  const rack = hasRack ? tokens[0] : undefined;
  return {
    nick,
    rack: (rack?.text ?? '').toUpperCase(),
    deed,
    score: Number(score.text),
    total: Number(total.text),
    line,
    columns: { rack: rack?.column ?? 0, deed: (isPlay ? second : first)?.column ?? 0, score: score.column },
  };
}

function tokensOf(text: string, from: number): Token[] {
  return [...text.slice(from).matchAll(/\S+/g)].map((match) => ({ text: match[0], column: from + match.index + 1 }));
}

/** Whether this is what a player did, and not a rack. */
function isDeed(token: Token | undefined): boolean {
  return token !== undefined && (PLACE.test(token.text) || /^[-(]/.test(token.text));
}

function layDeed(place: Token, word: Token, { line, hasLetteredRows }: Where): GcgDeed | Unreadable {
  const cells = parseWord(word.text);
  if (!cells) return unreadable('bad-word', { line, column: word.column, found: word.text });
  const at = parsePlace(place.text, hasLetteredRows);
  if (!at) return unreadable('bad-place', { line, column: place.column, found: place.text });
  return { do: 'lay', place: at, cells };
}

/** The first part names the line that the word lies in: with numbered rows a number is a word across. */
function parsePlace(text: string, hasLetteredRows: boolean): GcgPlace | null {
  const [, number1, letter1, letter2, number2] = PLACE.exec(text) ?? [];
  const number = Number(number1 ?? number2) - 1;
  const letter = (letter1 ?? letter2 ?? '').toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
  if (number < 0) return null;
  const [row, column] = hasLetteredRows ? [letter, number] : [number, letter];
  const isAcross = (number1 !== undefined) !== hasLetteredRows;
  return { row, column, direction: isAcross ? 'across' : 'down' };
}

/** Letters that lie there are dots, in brackets, or written like the others. */
function parseWord(text: string): GcgCell[] | null {
  const cells: GcgCell[] = [];
  let isOld = false;
  for (const sign of text) {
    if (sign === '(' || sign === ')') {
      if ((sign === '(') === isOld) return null;
      isOld = !isOld;
    } else if (sign === '.' || isOld) cells.push(null);
    else if (/[\p{L}*]/u.test(sign)) cells.push(sign);
    else return null;
  }
  return isOld || cells.length === 0 ? null : cells;
}

function otherDeed({ text, column }: Token, line: number): GcgDeed | Unreadable {
  if (text === '--') return { do: 'withdraw' };
  if (text === '-') return { do: 'pass' };
  const exchanged = text.slice(1);
  if (text.startsWith('-') && /^\d{1,2}$/.test(exchanged)) {
    return { do: 'exchange', tiles: null, count: Number(exchanged) };
  }
  if (text.startsWith('-')) return { do: 'exchange', tiles: exchanged.toUpperCase(), count: [...exchanged].length };
  const [, inside] = /^\(([^()]*)\)$/.exec(text) ?? [];
  if (inside === undefined) return unreadable('bad-word', { line, column, found: text });
  const word = inside.toLowerCase();
  if (word === 'challenge' || word === 'time') return { do: word };
  return { do: 'leftover', tiles: inside.toUpperCase() };
}
