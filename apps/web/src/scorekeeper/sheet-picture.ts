/** Draws the score sheet as a picture: names, totals, lines, and the board or table. */
import { cellAt, formatTableWord, sizeOf } from '@lettertafel/engine';
import type { LineReading } from '@lettertafel/scorekeeper';
import { t } from '../i18n/index.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { PREMIUMS } from '../parts/premiums.ts';
import { columnOf, rowOf } from '../parts/squares.ts';
import { fileName } from '../play/file-name.ts';
import { typedTableWord } from './draft.ts';
import { scoreText } from './messages/index.ts';
import { isBoard, type SheetModel } from './model.ts';
import { lineName, padRows } from './sentences.ts';
import { boardState, tableState } from './sheet-state.ts';

const WIDTH = 1080;
const EDGE = 48;
const ROUND = 60;
const LINE = 62;
const HEAD = 120;
const SQUARE = 46;
const TILE = 52;

/** The colours of the light theme; the picture does not follow the dark theme. */
const INK = { paper: '#fbf8f1', ink: '#231b14', soft: '#5a4c3d', rule: '#ddd3c0', act: '#1e5a48', bad: '#a3221f' };
const SEATS = ['#1e5a48', '#7a3b72', '#8a5200', '#35568c'];
const PREMIUM_INK = { '2l': '#a6d3ee', '3l': '#1d609b', '2w': '#f5bab7', '3w': '#b92c2d' } as const;
const BOARD = { frame: '#24463c', square: '#bccdc0', tile: '#fdfaf2', blank: '#8a2f6b' };
const LETTER = '"Proza Libre", "Gill Sans", sans-serif';
const TEXT = '"Hanken Grotesk Variable", system-ui, sans-serif';

/** Shares the picture if the device can share files, otherwise downloads it. */
export async function savePicture(model: SheetModel): Promise<boolean> {
  await document.fonts.ready;
  const canvas = drawSheet(model);
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
  if (!blob) return false;
  const file = new File([blob], `${fileName(model.sheet.value.game, Date.now())}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      // The user cancelled sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

type Pen = CanvasRenderingContext2D;

function drawSheet(model: SheetModel): HTMLCanvasElement | null {
  const { sheet, settled } = model.replay.value;
  const rows = padRows(sheet.lines, sheet.players.length);
  const heights = rows.map(({ cells }) => LINE * Math.max(1, ...cells.map((cell) => cell.length)));
  const padHeight = HEAD + heights.reduce((sum, height) => sum + height, 0);
  const words = isBoard(sheet) ? [] : packed(tableState(settled).table.map(formatTableWord).map(typedTableWord));
  const lying = isBoard(sheet) ? sizeOf(boardState(settled).board) * SQUARE + 32 : words.length * (TILE + 12);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = EDGE * 4 + 70 + padHeight + lying;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = INK.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawTitle(pen, model);
  const top = EDGE + 90;
  drawPad(pen, model, { top, rows, heights });
  const below = top + padHeight + EDGE;
  if (isBoard(sheet)) drawBoard(pen, model, below);
  else drawWords(pen, words, below);
  return canvas;
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly color?: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
}

function write(pen: Pen, text: string, { x, y, font, color = INK.ink, align = 'left', most = WIDTH }: Writing): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

function drawTitle(pen: Pen, model: SheetModel): void {
  const { game, players } = model.sheet.value;
  const { name, way } = t().common.games[game];
  const winners = model.replay.value.readings.at(-1)?.outcome?.winners;
  const result = winners ? scoreText().winner(winners.map((seat) => players[seat] ?? '')) : '';
  write(pen, `${name} ${way}`.trim(), { x: EDGE, y: EDGE + 40, font: `600 44px ${LETTER}` });
  write(pen, result, {
    x: WIDTH - EDGE,
    y: EDGE + 40,
    font: `600 32px ${LETTER}`,
    color: INK.act,
    align: 'right',
    most: 600,
  });
  write(pen, t().common.moment(Date.now()), { x: EDGE, y: EDGE + 76, font: `400 24px ${TEXT}`, color: INK.soft });
}

interface PadLayout {
  readonly top: number;
  readonly rows: ReturnType<typeof padRows>;
  readonly heights: readonly number[];
}

function drawPad(pen: Pen, model: SheetModel, { top, rows, heights }: PadLayout): void {
  const { sheet, readings, totals } = model.replay.value;
  const column = (WIDTH - 2 * EDGE - ROUND) / sheet.players.length;
  const left = (seat: number) => EDGE + ROUND + seat * column;
  sheet.players.forEach((name, seat) => {
    write(pen, name, { x: left(seat) + 12, y: top + 34, font: `600 26px ${TEXT}`, most: column - 24 });
    write(pen, String(totals[seat]), { x: left(seat) + 12, y: top + 90, font: `700 54px ${LETTER}` });
    pen.fillStyle = SEATS[seat] ?? INK.act;
    pen.fillRect(left(seat), top + HEAD - 8, column - 2, 5);
  });
  let y = top + HEAD;
  rows.forEach(({ cells, end }, round) => {
    const outcome = end === null ? undefined : readings[end]?.outcome;
    const number = outcome ? '' : String(round + 1);
    write(pen, number, { x: EDGE + 20, y: y + 28, font: `400 22px ${TEXT}`, color: INK.soft });
    outcome?.adjustments.forEach((points, seat) => {
      write(pen, scoreText().settled, { x: left(seat) + 12, y: y + 26, font: `400 22px ${TEXT}`, color: INK.soft });
      write(pen, t().common.signed(points), { x: left(seat) + 12, y: y + 54, font: `700 26px ${TEXT}` });
    });
    cells.forEach((indices, seat) => {
      indices.forEach((index, place) => {
        const reading = readings[index];
        if (reading) drawLine(pen, reading, { x: left(seat) + 12, y: y + place * LINE, width: column - 24 });
      });
    });
    y += heights[round] ?? LINE;
    pen.fillStyle = INK.rule;
    pen.fillRect(EDGE, y - 1, WIDTH - 2 * EDGE, 2);
  });
}

function drawLine(pen: Pen, reading: LineReading, { x, y, width }: { x: number; y: number; width: number }): void {
  const { line, score, totals, isLost, isByHand, problems } = reading;
  const isWord = line.do === 'lay' || line.do === 'arrange';
  const mark = problems.length > 0 ? ' ⚠' : isByHand ? ' ✎' : '';
  const color = isLost || problems.length > 0 ? INK.bad : isWord ? INK.ink : INK.soft;
  const font = isWord ? `600 24px ${LETTER}` : `400 22px ${TEXT}`;
  write(pen, lineName(reading) + mark, { x, y: y + 27, font, color, most: width });
  if (isLost) {
    pen.fillStyle = INK.bad;
    pen.fillRect(x, y + 19, Math.min(width, pen.measureText(lineName(reading)).width), 2);
  }
  if (!isWord && score === 0) return;
  write(pen, String(score), { x, y: y + 54, font: `700 24px ${TEXT}` });
  const sum = { x: x + width, y: y + 54, font: `400 22px ${TEXT}`, color: INK.soft, align: 'right' as const };
  write(pen, String(totals[line.by]), sum);
}

function drawBoard(pen: Pen, model: SheetModel, top: number): void {
  const { settled, sheet } = model.replay.value;
  const rules = rulesOf(sheet.game);
  const { board } = boardState(settled);
  const size = sizeOf(board);
  const side = size * SQUARE;
  const left = (WIDTH - side) / 2;
  pen.fillStyle = BOARD.frame;
  pen.fillRect(left - 16, top, side + 32, side + 32);
  for (let square = 0; square < size ** 2; square++) {
    const [row, column] = [rowOf(board, square), columnOf(board, square)];
    const cell = cellAt(board, square);
    const premium = rules && PREMIUMS[cellAt(rules.premiums, square)];
    const [x, y] = [left + column * SQUARE, top + 16 + row * SQUARE];
    pen.fillStyle = cell !== '.' ? BOARD.tile : premium ? PREMIUM_INK[premium] : BOARD.square;
    pen.fillRect(x + 1, y + 1, SQUARE - 2, SQUARE - 2);
    if (cell === '.') continue;
    const isBlank = cell !== cell.toUpperCase() || cell === '*';
    const text = cell === '*' ? '*IN' : cell.toUpperCase();
    const font = `600 ${text.length > 1 ? 18 : 30}px ${LETTER}`;
    const color = isBlank ? BOARD.blank : INK.ink;
    write(pen, text, { x: x + SQUARE / 2, y: y + SQUARE / 2 + 11, font, color, align: 'center' });
  }
}

/** Packs words into rows. */
function packed(words: readonly string[]): readonly (readonly string[])[] {
  const most = Math.floor((WIDTH - 2 * EDGE) / TILE);
  const rows: string[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.length + 1 > most) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(word);
    used += word.length + 1;
  }
  return rows;
}

function drawWords(pen: Pen, rows: readonly (readonly string[])[], top: number): void {
  rows.forEach((words, row) => {
    let x = EDGE;
    for (const word of words) {
      for (const letter of word) {
        const y = top + row * (TILE + 12);
        pen.fillStyle = INK.rule;
        pen.fillRect(x, y, TILE - 4, TILE - 4);
        pen.fillStyle = BOARD.tile;
        pen.fillRect(x + 2, y + 2, TILE - 8, TILE - 8);
        const color = letter === letter.toUpperCase() ? INK.ink : BOARD.blank;
        const at = { x: x + TILE / 2 - 2, y: y + TILE / 2 + 8, font: `600 30px ${LETTER}`, color };
        write(pen, letter.toUpperCase(), { ...at, align: 'center' });
        x += TILE;
      }
      x += TILE;
    }
  });
}
