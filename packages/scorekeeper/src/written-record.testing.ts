/** Converts a played game into the sheet that one of its players would write. */
import type { Card, GameId, LogEntry, OptionInput, Seat, Verdicts } from '@lettertafel/engine';
import type { Answer, Line } from './line.ts';
import type { ScoreSheet } from './sheet.ts';

// biome-ignore lint/suspicious/noExplicitAny: events of all games, read by their type.
type AnyEvent = any;

export interface PlayedGame {
  readonly game: string;
  readonly players: number;
  readonly options: OptionInput;
  readonly log: readonly LogEntry<unknown, { readonly type: string }>[];
}

interface Announced {
  readonly by: Seat;
  readonly move: AnyEvent;
  readonly answers: Answer[];
}

/** The sheet of a game: from its events alone, with racks hidden except the leftover tiles. */
export function writtenRecord({ game, players, options, log }: PlayedGame): ScoreSheet {
  const lines: Line[] = [];
  let starter = 0;
  const announced: Announced[] = [];
  let laying: Announced | null = null;
  let cardsDue: Seat | null = null;
  let isCardExchange = false;
  let racks: string[] = Array<string>(players).fill('');

  const write = (event: AnyEvent, move: AnyEvent, verdicts: Verdicts | undefined) => {
    const { seat } = event;
    switch (event.type) {
      case 'dealt':
        starter = event.turn;
        racks = event.racks.map((rack: string[]) => rack.join(''));
        break;
      case 'announced': {
        const { by, move } = event.announcement;
        announced.push({ by, move, answers: [] });
        break;
      }
      case 'cancelled':
        announced[event.announcement]?.answers.push({ by: event.card.by, cancels: event.cancels as Card });
        break;
      case 'announcement-closed': {
        const [closed] = announced.splice(event.announcement, 1);
        if (!closed) break;
        const { by, move, answers } = closed;
        if (move.do === 'lay') {
          laying = event.takenBack ? null : closed;
          if (event.takenBack) lines.push({ by, do: 'lay', at: move.at, word: move.word, ...cardsOf(closed) });
          break;
        }
        const count = move.tiles === undefined ? {} : { count: move.tiles.length };
        isCardExchange = move.card === 'free-exchange' && answers.length !== 1;
        const target = move.target === undefined ? {} : { target: move.target };
        lines.push({
          by,
          do: 'card',
          card: move.card,
          ...target,
          ...count,
          ...(answers.length > 0 ? { answers } : {}),
        });
        break;
      }
      case 'laid': {
        const { at, word } = event.layings[0];
        lines.push({ by: seat, do: 'lay', at, word, ...(laying ? cardsOf(laying) : {}) });
        laying = null;
        break;
      }
      case 'arranged': {
        const table = event.table.map(({ tiles, reading }: AnyEvent) =>
          tiles === reading ? tiles : `${tiles}=${reading}`,
        );
        lines.push({ by: seat, do: 'arrange', table, ...(event.piles.length > 0 ? { piles: event.piles } : {}) });
        break;
      }
      case 'exchanged':
        if (!isCardExchange) lines.push({ by: seat, do: 'exchange', count: event.tiles.length });
        isCardExchange = false;
        break;
      case 'passed':
        if (event.why !== 'out-of-tiles') lines.push({ by: seat, do: event.why === 'time' ? 'time-up' : 'pass' });
        break;
      case 'drew':
        if (event.why === 'chosen')
          lines.push({ by: seat, do: 'draw', ...(event.shown ? { pile: event.piles[0] } : {}) });
        if (event.why === 'time') lines.push({ by: seat, do: 'time-up' });
        break;
      case 'disputed':
        lines.push({ by: seat, do: 'dispute', ...(move.words ? { words: move.words } : {}), verdicts: verdicts ?? {} });
        break;
      case 'cards-due':
        cardsDue = seat;
        break;
      case 'took-cards':
        lines.push({ by: seat, do: 'take', count: event.cards.length });
        cardsDue = null;
        break;
      case 'phase-closed':
        if (cardsDue !== null) lines.push({ by: cardsDue, do: 'take', count: 0 });
        cardsDue = null;
        break;
      case 'put-away':
        lines.push({ by: seat, do: 'discard', card: event.card });
        break;
      case 'looked':
        lines.push({ by: seat, do: 'look', card: event.card });
        break;
      case 'resigned':
        lines.push({ by: seat, do: 'resign' });
        break;
      case 'ended':
        if (event.reason === 'gave-up') lines.push({ by: 0, do: 'give-up' });
        break;
    }
  };
  for (const { move, events, verdicts } of log) for (const event of events) write(event, move, verdicts);
  const names = ['Noord', 'Oost', 'Zuid', 'West'].slice(0, players);
  return { game: game as GameId, players: names, starter, options, lines: [...lines, { by: 0, do: 'end', racks }] };
}

function cardsOf({ move, answers }: Announced) {
  const { cards, more } = move;
  return { cards, ...(more?.length > 0 ? { more } : {}), ...(answers.length > 0 ? { answers } : {}) };
}

/** The same record with the tiles really left on the racks. */
export function withLeftOver(sheet: ScoreSheet, racks: readonly (readonly string[])[]): ScoreSheet {
  const end: Line = { by: 0, do: 'end', racks: racks.map((rack) => rack.join('')) };
  return { ...sheet, lines: sheet.lines.with(-1, end) };
}
