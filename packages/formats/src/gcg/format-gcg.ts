/** Writes a GCG file: UTF-8, numbered rows, letters that lie there as dots. */
import { rowName } from '@lettertafel/engine';
import type { GcgDeed, GcgEvent, GcgFile, KeptText } from './gcg-file.ts';

/** An event that is not read from a text. */
export type NewEvent = Omit<GcgEvent, 'line' | 'columns'>;

export interface NewGcgFile extends Pick<GcgFile, 'texts'> {
  /** The racks at the end, by seat, as far as they are known. */
  readonly racks: readonly (string | null)[];
  readonly players: readonly string[];
  readonly events: readonly NewEvent[];
  readonly game: string;
  /** As JSON; empty: those of the booklet. */
  readonly options: string;
}

export function formatGcg({ players, events, racks, game, options, texts }: NewGcgFile): string {
  const nicks = nicksFor(players);
  const rows = [
    '#character-encoding UTF-8',
    ...players.map((name, seat) => `#player${seat + 1} ${nicks[seat]} ${oneLine(name) || nicks[seat]}`),
    // A file has one description; without ours the scores show which game it is.
    ...(texts.some(isDescription) ? [] : [`#description lettertafel ${game} ${options}`.trimEnd()]),
  ];
  for (let before = 0; before <= events.length; before++) {
    for (const { after, text } of texts) if (Math.min(after, events.length) === before) rows.push(text);
    const event = events[before];
    if (event) rows.push(formatEvent(nicks[event.seat] ?? '', event));
  }
  for (const [seat, rack] of racks.entries()) if (rack) rows.push(`#rack${seat + 1} ${rack}`);
  return `${rows.join('\n')}\n`;
}

function formatEvent(nick: string, { rack, deed, score, total }: NewEvent): string {
  // An empty rack leaves two spaces: other programs count them.
  return [`>${nick}:`, rack, formatDeed(deed), score < 0 ? score : `+${score}`, total].join(' ');
}

function formatDeed(deed: GcgDeed): string {
  switch (deed.do) {
    case 'lay': {
      const { row, column, direction } = deed.place;
      const [number, letter] = [String(row + 1), rowName(column)];
      const word = deed.cells.map((cell) => cell ?? '.').join('');
      return `${direction === 'across' ? number + letter : letter + number} ${word}`;
    }
    case 'exchange':
      return `-${deed.tiles ?? deed.count}`;
    case 'pass':
      return '-';
    case 'withdraw':
      return '--';
    case 'challenge':
    case 'time':
      return `(${deed.do})`;
    case 'leftover':
      return `(${deed.tiles})`;
  }
}

function isDescription({ text }: KeptText): boolean {
  return text.startsWith('#description');
}

/** A nick has neither spaces nor a colon, and each player has another. */
export function nicksFor(players: readonly string[]): readonly string[] {
  const nicks: string[] = [];
  for (const [seat, name] of players.entries()) {
    const nick = oneLine(name).replace(/[\s:]+/g, '_') || `player${seat + 1}`;
    nicks.push(nicks.includes(nick) ? `${nick}_${seat + 1}` : nick);
  }
  return nicks;
}

/** Names are typed by people: nothing in them may start a line of its own. */
function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
