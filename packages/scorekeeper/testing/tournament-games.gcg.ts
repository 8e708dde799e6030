/** Tournament games in GCG, turn by turn. We may not distribute the games: GCG_GAMES names a folder that has some. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendLine, removeLine } from '../src/edits.ts';
import type { KeptState } from '../src/engine-game.ts';
import type { Line } from '../src/line.ts';
import { isMisfit } from '../src/problem.ts';
import { type Replay, readNext, replaySheet } from '../src/replay.ts';
import { newSheet } from '../src/sheets.testing.ts';

const FOLDER = process.env.GCG_GAMES ?? '';

interface Turn {
  readonly by: number;
  readonly text: string;
  readonly score: number;
  readonly total: number;
}

/** In GCG the number comes first for words across; here it comes first for words down (B-02). */
function placeOf(position: string): string {
  const [, number = '', letter = ''] = /^(\d+)([A-O])$/i.exec(position) ?? [];
  if (number) return rowName(Number(number)) + columnNumber(letter);
  const [, column = '', row = ''] = /^([A-O])(\d+)$/i.exec(position) ?? [];
  return `${columnNumber(column)}${rowName(Number(row))}`;
}
const rowName = (row: number) => 'ABCDEFGHIJKLMNO'[row - 1] ?? '';
const columnNumber = (letter: string) => 'ABCDEFGHIJKLMNO'.indexOf(letter.toUpperCase()) + 1;

/** `.` is a letter already on the board. */
function filled(board: readonly string[], place: string, word: string): string {
  const down = /^\d/.test(place);
  const row = 'ABCDEFGHIJKLMNO'.indexOf((down ? place.at(-1) : place[0]) ?? '');
  const column = Number(/\d+/.exec(place)?.[0]) - 1;
  const cells = [...word.replace(/[()]/g, '')];
  return cells
    .map((cell, step) => (cell === '.' ? (board[row + (down ? step : 0)]?.[column + (down ? 0 : step)] ?? '.') : cell))
    .join('');
}

function turnsOf(text: string): Turn[] {
  const names: string[] = [];
  return text.split(/\r?\n/).flatMap((row) => {
    const player = /^#player\d\s+(\S+)/.exec(row);
    if (player) names.push(player[1] as string);
    const event = /^>([^:]+):\s+(.*?)\s+([+-]\d+)\s+(-?\d+)\s*$/.exec(row);
    if (!event) return [];
    const [, name = '', rest = '', score, total] = event;
    if (!names.includes(name)) names.push(name);
    return [{ by: names.indexOf(name), text: rest, score: Number(score), total: Number(total) }];
  });
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.gcg'));

test('there are games to read', () => expect(files.length).toBeGreaterThan(0));

/** Wrong printed scores, by play: the club's scorekeeper counted 10 too many. */
const WRONG: ReadonlyMap<string, number> = new Map([['13A .ÄLE', 22]]);

test.each(files)('%s gives the printed scores turn by turn', (name) => {
  const bytes = readFileSync(join(FOLDER, name));
  const utf8 = new TextDecoder().decode(bytes);
  const text = utf8.includes('\uFFFD') ? new TextDecoder('latin1').decode(bytes) : utf8;
  const turns = turnsOf(text);
  let sheet = newSheet('scrabble-de');
  let compared = 0;
  turns.forEach(({ by, text: deed, score, total }, index) => {
    const isWithdrawn = turns[index + 1]?.text.endsWith('--') ?? false;
    if (deed.endsWith('--')) {
      // If the same player plays again, the entry was corrected; otherwise the play was lost.
      if (turns[index + 1]?.by === by) sheet = removeLine(sheet, sheet.lines.length - 1);
      else sheet = appendLine(sheet, { by: 1 - by, do: 'dispute', verdicts: {} });
      // The total is compared at this player's next turn: one file prints the other player's total beside a lost play.
      return;
    }
    const line = lineOf(deed, by, replaySheet(sheet));
    const { score: ours, problems } = readNext(replaySheet(sheet), line);
    const right = WRONG.get(deed.split(' ').slice(1).join(' '));
    // Use the club's score, so that later totals agree with the printed ones.
    sheet = appendLine(sheet, right === undefined ? line : { ...line, byHand: score });
    // One game has a play at an impossible place; it was withdrawn.
    if (isWithdrawn) return;
    compared += 1;
    expect(problems.filter(isMisfit), deed).toEqual([]);
    if (line.do === 'end') {
      // In clubs, going out scores twice the opponent's leftover; by the booklet it is moved from one player to the other.
      expect(ours * 2, deed).toBe(score);
      return;
    }
    expect(ours, deed).toBe(right ?? score);
    expect(replaySheet(sheet).totals[by], `${deed}: total`).toBe(total);
  });
  expect(compared).toBeGreaterThan(10);
});

function lineOf(deed: string, by: number, { state }: Replay): Line {
  const parts = deed.split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (/^\(.*\)$/.test(last)) {
    const racks = [by === 0 ? '' : last.slice(1, -1), by === 0 ? last.slice(1, -1) : ''];
    return { by, do: 'end', racks, wentOut: by };
  }
  if (parts.length === 2 && last.startsWith('-')) {
    return last === '-' ? { by, do: 'pass' } : { by, do: 'exchange', count: last.length - 1 };
  }
  const at = placeOf(parts.at(-2) ?? '');
  return { by, do: 'lay', at, word: filled((state as KeptState).board, at, last) };
}
