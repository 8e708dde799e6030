/** The position at the end of a game, as CGP wants it: whoever is on turn comes first. */
import { type Board, GAMES, type GameId, gameById, isBoardGame, type Seat, tellStory } from '@lettertafel/engine';
import { replaySheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import type { PlayedGame } from '../gcg/gcg-from-record.ts';
import type { CgpPosition } from './cgp.ts';

export type NoPosition = { readonly cannot: 'table-game' };

export function positionOfRecord({ game, options, log }: PlayedGame, players: number): CgpPosition | NoPosition {
  const created = gameById(game).create(players, options);
  if (!isBoardGame(game) || 'refusal' in created) return { cannot: 'table-game' };
  const { turns, scores, turn, position } = tellStory(log, created.state);
  const racks = position.racks.map((rack) => rack?.join('') ?? '');
  return positionFrom({ game, board: position.board, racks, scores, turn, points: turns.map(({ score }) => score) });
}

/** `racks`: as far as they are known. */
export function positionOfSheet(sheet: ScoreSheet, racks: readonly (string | null)[] = []): CgpPosition | NoPosition {
  const { settled, readings, totals, turn } = replaySheet(sheet);
  if (!('board' in settled)) return { cannot: 'table-game' };
  const points = readings.flatMap(({ line, score }) => (line.do === 'dispute' || line.do === 'end' ? [] : [score]));
  const known = sheet.players.map((_, seat) => racks[seat] ?? '');
  return positionFrom({ game: sheet.game, board: settled.board, racks: known, scores: totals, turn, points });
}

interface BySeat {
  readonly game: GameId;
  readonly board: Board;
  readonly racks: readonly string[];
  readonly scores: readonly number[];
  readonly turn: Seat;
  /** The points of every turn. */
  readonly points: readonly number[];
}

function positionFrom({ game, board, racks, scores, turn, points }: BySeat): CgpPosition {
  const fromTurn = <Item>(items: readonly Item[]) => [...items.slice(turn), ...items.slice(0, turn)];
  return {
    board,
    racks: fromTurn(racks).map((rack) => [...rack]),
    scores: fromTurn(scores),
    zeroTurns: points.length - 1 - points.findLastIndex((score) => score !== 0),
    operations: [`lex ${GAMES[game].rules.language}`],
  };
}
