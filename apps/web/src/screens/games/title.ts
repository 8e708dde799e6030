/** The name of a game with its edition. */
import type { GameId } from '@lettertafel/engine';
import { t } from '../../i18n/index.ts';

export function titleOf(game: GameId): string {
  const { name, way } = t().common.games[game];
  return `${name} ${way}`.trim();
}
