/** The tiles of the box that the player has not seen yet, counted. */
import { gameById } from '@lettertafel/engine';
import { t } from '../../../i18n/index.ts';
import { later } from '../../../i18n/later.ts';
import { lettersOf } from '../../../parts/board-rules.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { Tile } from '../../../parts/tile.tsx';
import { isTable } from '../../../play/awaited-seats.ts';
import type { ComfortProps } from '../../../play/comforts.ts';

export function UnseenSheet({ info, view, onClose }: ComfortProps) {
  const { board } = t();
  const { comforts } = later();
  const unseen = gameById(info.game).unseenFor(view);
  const { tiles, wild } = lettersOf(info.game);
  const counted = Object.keys(tiles)
    .map((tile) => ({ tile, times: unseen.filter((one) => one === tile).length }))
    .filter(({ times }) => times > 0);
  const note = isTable(view) ? comforts.unseenInPot(unseen.length) : comforts.unseenNote(unseen.length);
  const nameOf = (tile: string) => (tile !== wild ? tile : isTable(view) ? t().table.joker : board.blank);
  return (
    <Sheet title={comforts.unseen} icon="bag" onClose={onClose}>
      <p>{note}</p>
      <ul class="unseen-tiles">
        {counted.map(({ tile, times }) => (
          <li key={tile}>
            <span aria-hidden="true">
              <Tile
                letter={tile === wild ? '' : tile}
                joker={tile === wild && isTable(view)}
                value={tile === wild || isTable(view) ? undefined : tiles[tile]?.value}
              />
              <span class="unseen-times">{times}</span>
            </span>
            <span class="unseen">{comforts.times(nameOf(tile), times)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
