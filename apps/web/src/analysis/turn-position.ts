/** The position in which a turn was decided, as a link. */
import { GAMES, type GameId, type Turn } from '@lettertafel/engine';
import { formatCgp } from '@lettertafel/formats';
import { hasCards } from '../games/looks.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { addressOfPosition } from './position-address.ts';

/** Null where there is no board, or cards that the notation has no place for. */
export function positionLink(game: GameId, { seat, before, scores, score }: Turn): string | null {
  if (!rulesOf(game) || hasCards(game)) return null;
  const earlier = scores.map((points, of) => (of === seat ? points - score : points));
  const fromTurn = <Item>(items: readonly Item[]) => [...items.slice(seat), ...items.slice(0, seat)];
  const racks = scores.map((_, of) => (of === seat ? (before.racks[seat] ?? []) : []));
  const operations = [`lex ${GAMES[game].rules.language}`];
  const position = { board: before.board, racks: fromTurn(racks), scores: fromTurn(earlier), zeroTurns: 0, operations };
  return addressOfPosition(formatCgp(position));
}
