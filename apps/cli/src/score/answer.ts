/** What a typed line does to the sheet being kept, and what is printed for it. */
import { formatTableWord, type Lexicon, nextSeat } from '@lettertafel/engine';
import {
  type Answer,
  addLine,
  cardsDue,
  changeLine,
  insertLine,
  isMisfit,
  judgeByList,
  type Line,
  openPlay,
  ownVerdicts,
  type Replay,
  readNext,
  readSheet,
  removeLine,
  replayBefore,
  replaySheet,
  type ScoreSheet,
} from '@lettertafel/scorekeeper';
import { SCORE_TYPED } from '../help.ts';
import { drawSheet, tellLine, tellOutcome, tellProblem } from './sentences.ts';
import { describeNoSheet } from './sheet-file.ts';
import { parseTyped, type Scene, type Typed } from './typed-line.ts';

export interface Keeping {
  readonly sheet: ScoreSheet;
  /** The sheet before each edit, for `undo`. */
  readonly earlier: readonly ScoreSheet[];
  /** Decides disputes. */
  readonly list: Lexicon;
}

export interface Answered {
  readonly keeping: Keeping;
  readonly told: string;
}

/** Answers a line that is not empty. */
export function answerLine(keeping: Keeping, text: string): Answered {
  const [command = '', number, ...words] = text.split(/\s+/);
  const rest = words.join(' ');
  switch (command.toLowerCase()) {
    case 'help':
      return { keeping, told: `\n${SCORE_TYPED}\n` };
    case 'show':
      return { keeping, told: `\n${drawSheet(replaySheet(keeping.sheet))}\n` };
    case 'undo':
      return undo(keeping);
    case 'delete':
      return atLine(keeping, number, (index) => {
        const sheet = removeLine(keeping.sheet, index);
        return edited(keeping, sheet, [`Deleted line ${index + 1}.`, ...tellUnsettled(sheet, index)]);
      });
    case 'change':
      return atLine(keeping, number, (index) => write(keeping, rest, { index, what: 'change' }));
    case 'insert':
      return atLine(keeping, number, (index) => write(keeping, rest, { index, what: 'insert' }));
    case 'score':
      return atLine(keeping, number, (index) => scoreByHand(keeping, index, rest));
    default:
      return write(keeping, text, null);
  }
}

function undo(keeping: Keeping): Answered {
  const sheet = keeping.earlier.at(-1);
  if (!sheet) return { keeping, told: 'There is nothing to undo.' };
  const earlier = keeping.earlier.slice(0, -1);
  return { keeping: { ...keeping, sheet, earlier }, told: `Undone. Lines: ${sheet.lines.length}.` };
}

function atLine(keeping: Keeping, number: string | undefined, act: (index: number) => Answered): Answered {
  const { length } = keeping.sheet.lines;
  const index = /^\d{1,4}$/.test(number ?? '') ? Number(number) - 1 : -1;
  if (index >= 0 && index < length) return act(index);
  return { keeping, told: length === 0 ? 'There is no line yet.' : `Type the number of a line, from 1 to ${length}.` };
}

function edited({ sheet: before, earlier, list }: Keeping, sheet: ScoreSheet, told: readonly string[]): Answered {
  return { keeping: { sheet, earlier: [...earlier, before], list }, told: told.join('\n') };
}

/** `score 3 20` overrides the rules, `score 3 rules` follows them again. */
function scoreByHand(keeping: Keeping, index: number, text: string): Answered {
  const { byHand: _, written: __, ...rest } = keeping.sheet.lines[index] as Line;
  const line = rest as Line;
  if (text !== 'rules' && !/^-?\d{1,5}$/.test(text)) {
    return { keeping, told: `${JSON.stringify(text)} is neither a whole number nor \`rules\`.` };
  }
  const sheet = changeLine(keeping.sheet, index, text === 'rules' ? line : { ...line, byHand: Number(text) });
  return edited(keeping, sheet, tellWritten(sheet, index));
}

interface Place {
  readonly index: number;
  readonly what: 'change' | 'insert';
}

/** Writes a typed line at the end or in a place; one that breaks a rule only after `!`. */
function write(keeping: Keeping, text: string, asked: Place | null): Answered {
  const { sheet } = keeping;
  const isForced = text.startsWith('!');
  const said = isForced ? text.slice(1).trim() : text;
  const typed = parseTyped(said, sceneOf(sheet, asked));
  // A cancelled card is part of the line that played it.
  const place: Place | null = 'cancel' in typed ? { index: sheet.lines.length - 1, what: 'change' } : asked;
  const before = positionAt(sheet, place);
  const line = lineOf(keeping, typed, before);
  if (typeof line === 'string') return { keeping, told: line };
  const checked = readSheet({ ...sheet, lines: [line] });
  if (!('sheet' in checked)) return { keeping, told: describeNoSheet(checked).replace(/^lines\.0[.:]\s?/, '') };
  const { problems } = readNext(before, line);
  if (!isForced && problems.some(isMisfit)) {
    const why = problems.map((problem) => tellProblem(problem, sheet.players)).join(' ');
    return { keeping, told: `${why}\nTo write it anyway, type: ! ${said}` };
  }
  return place ? correct(keeping, line, { ...place, before }) : append(keeping, line, before);
}

/** The sheet before the line that is written. */
function positionAt(sheet: ScoreSheet, place: Place | null): Replay {
  return place ? replayBefore(sheet, Math.max(0, place.index)) : replaySheet(sheet);
}

function append(keeping: Keeping, line: Line, before: Replay): Answered {
  const sheet = addLine(keeping.sheet, line, before);
  const isBeforeEnd = line.do !== 'end' && sheet.lines.at(-1)?.do === 'end';
  return edited(keeping, sheet, tellWritten(sheet, sheet.lines.length - (isBeforeEnd ? 2 : 1)));
}

function correct(keeping: Keeping, line: Line, { index, what, before }: Place & { before: Replay }): Answered {
  const sheet = (what === 'change' ? changeLine : insertLine)(keeping.sheet, index, line, before);
  return edited(keeping, sheet, [...tellWritten(sheet, index), ...tellUnsettled(sheet, index + 1)]);
}

function sceneOf(sheet: ScoreSheet, place: Place | null): Scene {
  const { game, players } = sheet;
  const { turn, settled, state } = positionAt(sheet, place);
  const old = place?.what === 'change' ? sheet.lines[place.index] : undefined;
  return {
    game,
    players,
    by: old?.by ?? turn,
    disputer: old?.do === 'dispute' ? old.by : nextSeat(settled, state.open?.seat ?? turn),
    taker: cardsDue(sheet, state)?.seat ?? turn,
    table: 'table' in settled ? settled.table.map(formatTableWord) : [],
  };
}

/** The line that was typed, or a sentence that says what is wrong. */
function lineOf({ list, sheet }: Keeping, typed: Typed, before: Replay): Line | string {
  if ('problem' in typed) return typed.problem;
  if ('line' in typed) return typed.line;
  if ('cancel' in typed) return cancelledLine(sheet, typed.cancel);
  const open = openPlay(before);
  if (!open) return 'Nothing can be disputed now.';
  const { by, judge } = typed.dispute;
  const words = typed.dispute.words.length > 0 ? typed.dispute.words : open.words;
  const unknown = words.find((word) => !open.words.includes(word));
  if (unknown !== undefined) return `${unknown} cannot be disputed, only ${open.words.join(', ')}.`;
  const verdicts = judge === 'list' ? judgeByList(before, { by, words }, list) : ownVerdicts(words, judge === 'good');
  return { by, do: 'dispute', words, verdicts, ...(judge === 'ruled' ? { ruled: words } : {}) };
}

/** The last line with a card of it cancelled. */
function cancelledLine({ lines }: ScoreSheet, cancel: Answer): Line | string {
  const last = lines.at(-1);
  if (last?.do !== 'lay' && last?.do !== 'card') return 'No card was played in the line before.';
  const { written: _, ...played } = last;
  return { ...played, answers: [...(last.answers ?? []), cancel] };
}

function tellWritten(sheet: ScoreSheet, index: number): string[] {
  const replay = replaySheet(sheet);
  const reading = replay.readings[index];
  return [...(reading ? [tellLine(reading, index, sheet.players)] : []), ...tellOutcome(replay)];
}

/** Later lines with a problem. */
function tellUnsettled(sheet: ScoreSheet, from: number): string[] {
  return replaySheet(sheet).readings.flatMap((reading, index) =>
    index >= from && reading.problems.length > 0 ? [tellLine(reading, index, sheet.players)] : [],
  );
}
