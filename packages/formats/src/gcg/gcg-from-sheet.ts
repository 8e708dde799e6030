/** A score sheet as GCG. */
import {
  type AnyState,
  firstState,
  type Line,
  type LineReading,
  readLine,
  type ScoreSheet,
} from '@lettertafel/scorekeeper';
import type { KeptText } from './gcg-file.ts';
import { isWritable, pointsFor, type ToldGame, toldGame, type Written } from './told-game.ts';
import { gcgLaying } from './words.ts';

/** What a sheet has no place for. */
export interface BesideSheet {
  /** Lines of another file, by the number of lines of the sheet before them. */
  readonly texts?: readonly KeptText[];
  /** The racks after the last line, if the game is not over. */
  readonly racks?: readonly (string | null)[];
}

export function gcgFromSheet(sheet: ScoreSheet, { texts = [], racks = [] }: BesideSheet = {}): Written {
  if (!isWritable(sheet.game)) return { cannot: 'table-game' };
  const told = toldGame(sheet);
  const eventsBefore: number[] = [];
  let state = firstState(sheet);
  let play: LineReading | null = null;
  for (const [index, line] of sheet.lines.entries()) {
    eventsBefore.push(told.count());
    const { reading, state: after } = readLine(sheet, state, line);
    tellLine(told, { line, number: index + 1, reading, before: state, play });
    if (line.do !== 'end') told.adjustTo(reading.totals);
    if (line.do !== 'dispute') play = reading;
    state = after;
  }
  const isSettled = sheet.lines.at(-1)?.do === 'end';
  const placed = texts.map(({ after, text }) => ({ after: eventsBefore[after] ?? told.count(), text }));
  return told.write({ texts: placed, racks: isSettled ? [] : racks });
}

interface TellingLine {
  readonly line: Line;
  readonly number: number;
  readonly reading: LineReading;
  readonly before: AnyState;
  /** The line that a dispute is about. */
  readonly play: LineReading | null;
}

function tellLine(told: ToldGame, { line, number, reading, before, play }: TellingLine): void {
  const { by: seat, rack = '' } = line;
  const { score, totals } = reading;
  switch (line.do) {
    case 'lay': {
      const deed = 'board' in before ? gcgLaying(before.board, line) : null;
      if (line.cards?.length) told.note('cards', number);
      if (line.more?.length) told.note('several-words', number);
      if (line.word.includes('*')) told.note('suffix-tile', number);
      told.tell({ seat, rack: rackOf(reading), deed: deed ?? pointsFor(score), score });
      return;
    }
    case 'exchange': {
      const { tiles = null, count = 1 } = line;
      told.tell({ seat, rack: rack || (tiles ?? ''), deed: { do: 'exchange', tiles, count }, score });
      return;
    }
    case 'time-up':
      told.note('time-up', number);
      told.tell({ seat, rack, deed: { do: 'pass' }, score });
      return;
    case 'pass':
      told.tell({ seat, rack, deed: { do: 'pass' }, score });
      return;
    case 'dispute':
      if (line.words) told.note('words-disputed', number);
      if (reading.dispute?.isLost && play) {
        const back = 0 - play.score;
        // A play without a place was told as points, and only points can be withdrawn.
        const deed = play.laid.length > 0 ? ({ do: 'withdraw' } as const) : pointsFor(back);
        told.tell({ seat: play.line.by, rack: rackOf(play), deed, score: back });
      } else told.tellDispute(seat, score);
      return;
    case 'points':
      told.tell({ seat, rack, deed: pointsFor(score), score });
      return;
    case 'end': {
      const racks = totals.map((_, at) => line.racks[at] ?? '');
      const { adjustments = [], reason = null } = reading.outcome ?? {};
      const wentOut = reason === 'went-out' ? (line.wentOut ?? racks.indexOf('')) : null;
      told.settle({ racks, adjustments, wentOut: wentOut === -1 ? null : wentOut });
      return;
    }
    case 'resign':
      told.note('resigned', number);
      return;
    case 'card':
    case 'take':
    case 'look':
    case 'discard':
      told.note('cards', number);
      return;
    case 'arrange':
    case 'word':
    case 'number':
    case 'draw':
    case 'give-up':
      // Woord-Rummikub only.
      return;
  }
}

/** Of a rack that nobody noted, at least the tiles that were laid. */
function rackOf({ line, laid }: LineReading): string {
  return line.rack ?? laid.join('');
}
