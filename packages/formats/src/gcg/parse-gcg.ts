/** Parses the text of a GCG file, line by line. Nothing is checked by the rules of a game yet. */
import { type Unreadable, unreadable } from '../problem.ts';
import { type EventLine, parseEventLine } from './event-line.ts';
import { type GcgFile, type GcgRack, type KeptText, OWN_DESCRIPTION } from './gcg-file.ts';
import { type DeclaredPlayer, seatEvents } from './seating.ts';

/** Many times the longest known game. */
const MOST_EVENTS = 1000;
const MOST_TEXTS = 5000;
const LONGEST_LINE = 10_000;

interface Reading {
  readonly players: DeclaredPlayer[];
  readonly events: EventLine[];
  readonly racks: Map<number, GcgRack>;
  readonly texts: KeptText[];
  game: GcgFile['game'];
  options: GcgFile['options'];
  hasLetteredRows: boolean;
}

export function parseGcg(text: string): GcgFile | Unreadable {
  if (text.trim() === '') return unreadable('empty', {});
  const reading: Reading = {
    players: [],
    events: [],
    racks: new Map(),
    texts: [],
    game: null,
    options: null,
    hasLetteredRows: false,
  };
  let isGcg = false;
  for (const [index, row] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    if (row.length > LONGEST_LINE) return unreadable('too-long', { line, column: LONGEST_LINE });
    if (row.trim() === '') continue;
    isGcg ||= row.startsWith('#') || row.startsWith('>');
    if (!isGcg) return unreadable('unknown-form', { line, found: row });
    if (row.startsWith('>')) {
      const event = parseEventLine(row, { line, hasLetteredRows: reading.hasLetteredRows });
      if ('problem' in event) return event;
      reading.events.push(event);
    } else readOther(reading, row.trimEnd(), line);
    if (reading.events.length > MOST_EVENTS || reading.texts.length > MOST_TEXTS)
      return unreadable('too-long', { line });
  }
  return seatEvents(reading);
}

/** A pragma, or a line of a note that goes on. */
function readOther(reading: Reading, row: string, line: number): void {
  const [, pragma = '', rest = ''] = /^(#[\w-]+)\s*(.*)$/.exec(row) ?? [];
  const [, what, number] = /^#(player|rack)([1-9])$/.exec(pragma) ?? [];
  if (what === 'player') {
    const [nick = '', ...names] = rest.split(/\s+/);
    reading.players.push({ number: Number(number), nick, name: names.join(' ') || nick });
  } else if (what === 'rack') {
    reading.racks.set(Number(number), { tiles: rest.toUpperCase(), line, column: row.length - rest.length + 1 });
  } else if (pragma === '#orientation') reading.hasLetteredRows = rest === 'lettered-rows';
  else if (OWN_DESCRIPTION.test(row)) readDescription(reading, row, line);
  else if (pragma !== '#character-encoding') reading.texts.push({ after: reading.events.length, text: row });
}

function readDescription(reading: Reading, row: string, line: number): void {
  const [, id = '', json] = OWN_DESCRIPTION.exec(row) ?? [];
  reading.game = { id, line };
  reading.options = json === undefined ? null : { json, line };
}
