/** Plays on a board and on a table, and the tiles that are drawn and exchanged. */
import { tileOf, withCells } from '../crossword/board.ts';
import type { Tile } from '../kernel/letters.ts';
import { changedWords } from '../table/changed-words.ts';
import { NO_WORDS, reusedWords } from '../table/reused-words.ts';
import type { Tellers, Told } from './tellers.ts';
import { addEvent, addScore, addTurn, changeLastPlay, changeRack, knownTiles, racksAfter } from './telling.ts';
import type { LaidCard } from './turn.ts';

export const PLAYS: Tellers<'laid' | 'arranged' | 'play-lost' | 'scored' | 'drew' | 'exchanged'> = {
  laid(telling, event) {
    const { seat, layings, laid, words, bonus, extra, score, window } = event;
    const cards = telling.closed;
    telling.closed = [];
    const fromRack = tilesLaid(event, cards);
    // A word laid backwards is told as it reads (TR-23).
    const word = words[0]?.reads ?? null;
    const play = { layings, laid, words, bonus, extra, score };
    addTurn(
      telling,
      { seat, what: 'laid', word, score, stands: window ? 'open' : 'yes', laid: play, cards, fromRack },
      { what: 'laid', seat, word, score, reused: NO_WORDS, cards },
      {
        board: withCells(telling.position.board, laid),
        last: laid.map(({ square }) => square),
        racks: racksAfter(telling.position.racks, seat, { gone: fromRack }),
      },
    );
  },
  arranged(telling, { seat, table, laid, words, word, score, window }) {
    const { table: before, racks } = telling.position;
    const main = word ?? words[0] ?? null;
    const reused = reusedWords(before, table, main);
    const changed = changedWords(before, table, word);
    const stands = window ? 'open' : 'yes';
    addTurn(
      telling,
      { seat, what: 'arranged', word: main, score, stands, changed, reused, fromRack: laid },
      { what: 'laid', seat, word: main, score, reused, cards: [] },
      { table, racks: racksAfter(racks, seat, { gone: laid }) },
    );
  },
  'play-lost'(telling, { seat }) {
    let word = '';
    changeLastPlay(telling, (turn) => {
      word = turn.word ?? '';
      const { board, table } = turn.before;
      telling.position = { ...telling.position, board, table, last: [] };
      changeRack(telling, seat, { come: turn.fromRack });
      return { stands: 'lost', score: 0, after: telling.position };
    });
    addEvent(telling, { what: 'lost', seat, word });
  },
  scored(telling, { seat, score }) {
    addScore(telling, seat, score);
    changeLastPlay(telling, () => ({ stands: 'yes', score }));
    addEvent(telling, { what: 'scored', seat, score });
  },
  drew(telling, event) {
    const { seat } = event;
    const { count, tiles } = knownTiles('tiles' in event ? event.tiles : event);
    const shown = shownIn(event);
    const racks = racksAfter(telling.position.racks, seat, { come: tiles ?? shown });
    // Only a draw instead of a play is a turn of its own.
    if ('why' in event && (event.why === 'chosen' || event.why === 'time')) {
      const late = event.why === 'time';
      addTurn(
        telling,
        { seat, what: 'drew', tiles: count, late },
        { what: 'drew', seat, count, shown, late },
        { racks },
      );
    } else {
      telling.position = { ...telling.position, racks };
      addEvent(telling, { what: 'refilled', seat, count, shown });
    }
  },
  exchanged(telling, event) {
    const { seat } = event;
    const gave = knownTiles('gave' in event ? event.gave : event.tiles);
    const took = knownTiles('took' in event ? event.took : event.drawn);
    const tiles = gave.count;
    const racks = racksAfter(telling.position.racks, seat, { gone: gave.tiles, come: took.tiles });
    addTurn(telling, { seat, what: 'exchanged', tiles }, { what: 'exchanged', seat, tiles }, { last: [], racks });
  },
};

/** The faces of tiles that lay face up in the pot. */
function shownIn(event: Told<'drew'>): readonly Tile[] | null {
  if ('fromTops' in event) return event.fromTops ?? null;
  return 'shown' in event && event.shown ? event.tiles : null;
}

/** The tiles of a play, from the log or by what lies on the board; unknown if one of them lies face down (TR-27). */
function tilesLaid(event: Told<'laid'>, cards: readonly LaidCard[]): readonly Tile[] | null {
  if ('tiles' in event) return event.tiles;
  const isTurned = cards.some(({ choice, voidedBy }) => choice.card === 'tile-as-blank' && voidedBy === null);
  return isTurned ? null : event.laid.map(({ cell }) => tileOf(cell));
}
