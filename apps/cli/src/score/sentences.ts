/** Sentences for the lines of a score sheet and their problems, and the sheet as text. */
import { formatTableWord } from '@lettertafel/engine';
import type { LineReading, Problem, Replay } from '@lettertafel/scorekeeper';
import { drawBoard } from '../play/draw.ts';
import { tellRefusal } from '../play/story.ts';
import { TEXTS } from '../texts/index.ts';

/** `2. Oost lays G10 ZIE: 13 (ZIE 6, ZE 5, IN 2), 13 in all.` */
export function tellLine(reading: LineReading, index: number, players: readonly string[]): string {
  const { line, score, totals, isByHand, isLost, problems } = reading;
  const name = players[line.by] ?? '';
  const parts = partsOf(reading);
  const why = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const marks = [isByHand && 'by hand', isLost && 'lost'].filter(Boolean).map((mark) => ` [${mark}]`);
  const sums = line.do === 'end' ? '' : `: ${score}${why}${marks.join('')}, ${totals[line.by]} in all`;
  const notes = problems.map((problem) => `\n   ! ${tellProblem(problem, players)}`);
  return `${index + 1}. ${name} ${deedOf(reading, players)}${sums}.${notes.join('')}`;
}

function partsOf({ words, bonus, extra, scoring, laid }: LineReading): string[] {
  if (scoring !== null) return [`${scoring} counts${laid.length > 0 ? `, ${laid.join(' ')} from the rack` : ''}`];
  const parts = words.map(({ word, score }) => `${word} ${score}`);
  if (bonus > 0) parts.push(`all tiles ${bonus}`);
  if (extra > 0) parts.push(`cards ${extra}`);
  return parts;
}

function deedOf({ line, dispute, outcome }: LineReading, players: readonly string[]): string {
  switch (line.do) {
    case 'lay':
      return `lays ${[line, ...(line.more ?? [])].map(({ at, word }) => `${at} ${word}`).join(', ')}${cardsOf(line)}`;
    case 'arrange':
      return `arranges ${line.table.join(' ')}`;
    case 'word':
      return `makes ${line.word}`;
    case 'number':
      return 'writes down points';
    case 'exchange':
      return 'exchanges tiles';
    case 'draw':
      return line.pile === undefined ? 'draws a tile' : `draws a tile from pile ${line.pile}`;
    case 'dispute': {
      if (!dispute) return 'disputes';
      const verdict = dispute.bad.length > 0 ? `not valid: ${dispute.bad.join(', ')}` : 'valid';
      return `disputes ${dispute.words.join(', ')}, ${line.ruled ? 'allowed by the players' : verdict}`;
    }
    case 'card':
      return `plays ${line.card}${line.target === undefined ? '' : ` against ${players[line.target]}`}${cancelsOf(line)}`;
    case 'take':
      return `takes ${line.count} cards`;
    case 'look':
      return `trades ${line.card} for the two-letter words`;
    case 'discard':
      return `discards ${line.card}`;
    case 'end': {
      const adjusted = players.map((name, seat) => `${name} ${signed(outcome?.adjustments[seat] ?? 0)}`);
      return `settles: ${adjusted.join(', ')}`;
    }
    case 'pass':
      return 'passes';
    case 'resign':
      return 'leaves';
    case 'time-up':
      return 'is out of time';
    case 'give-up':
      return 'gives up';
    case 'points':
      return 'gets points by hand';
  }
}

type Played = { readonly answers?: readonly { readonly cancels: string }[] };

function cancelsOf({ answers = [] }: Played): string {
  return answers.length > 0 ? `, cancelled: ${answers.map(({ cancels }) => cancels).join(', ')}` : '';
}

function cardsOf(line: Played & { readonly cards?: readonly { readonly card: string }[] }): string {
  const { cards = [] } = line;
  return cards.length > 0 ? ` with ${cards.map(({ card }) => card).join(', ')}${cancelsOf(line)}` : '';
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

export function tellProblem(problem: Problem, players: readonly string[]): string {
  switch (problem.kind) {
    case 'refused':
      return tellRefusal(problem.refusal, TEXTS.en);
    case 'board-changed': {
      const { missing, covered } = problem;
      const gone = missing.length > 0 ? `There is no longer a letter at ${missing.join(', ')}.` : '';
      const taken = covered.length > 0 ? `There is now another letter at ${covered.join(', ')}.` : '';
      return [gone, taken].filter(Boolean).join(' ');
    }
    case 'too-many-tiles':
      return `The box does not have that many of: ${problem.tiles.join(' ')}.`;
    case 'out-of-turn':
      return `It was ${players[problem.expected]}’s turn: is a line missing?`;
    case 'after-end':
      return 'The game was over.';
    case 'not-on-rack':
      return `Not on the rack that was written down: ${problem.tiles.join(' ')}.`;
    case 'left-over-count':
      return `${players[problem.seat]} should have ${problem.expected} tiles left.`;
  }
}

/** How the game ended, if it did. */
export function tellOutcome({ sheet, readings, isOver, isSettled }: Replay): string[] {
  const outcome = isSettled ? readings.at(-1)?.outcome : undefined;
  if (outcome) return [`Won by ${outcome.winners.map((seat) => sheet.players[seat]).join(' and ')}.`];
  return isOver ? ['The game is over.'] : [];
}

/** The lines, the board or the words on the table, and the totals. */
export function drawSheet({ sheet, readings, settled, totals, unseen }: Replay): string {
  const { game, players } = sheet;
  const lines = readings.map((reading, index) => tellLine(reading, index, players));
  const table =
    'board' in settled
      ? drawBoard(game, settled.board)
      : settled.table.map(formatTableWord).join('   ') || '(no words yet)';
  const sums = players.map((name, seat) => `${name} ${totals[seat]}`).join('   ');
  return [...lines, '', table, '', `${sums}   ${unseen.length} tiles unseen`].join('\n');
}
