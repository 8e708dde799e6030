/** A link to a stored sheet: game, players, scores, result and time of the last change. */
import { replaySheet } from '@lettertafel/scorekeeper';
import { hrefTo } from '../base/address.ts';
import { t } from '../i18n/index.ts';
import { scoreText } from './messages/index.ts';
import type { SavedSheet } from './saved-sheets.ts';

export function SheetLink({ kept: { id, at, sheet } }: { kept: SavedSheet }) {
  const text = scoreText();
  const { common } = t();
  const { totals, readings } = replaySheet(sheet);
  const { name, way } = common.games[sheet.game];
  const winners = readings.at(-1)?.outcome?.winners.map((seat) => sheet.players[seat] ?? '');
  return (
    <a href={hrefTo(`/score/${id}`)}>
      <b>{`${name} ${way}`.trim()}</b>
      <span>{sheet.players.map((player, seat) => `${player} ${totals[seat]}`).join(' · ')}</span>
      <small>
        {winners ? text.winner(winners) : text.goesOn} · {common.moment(at)}
      </small>
    </a>
  );
}
