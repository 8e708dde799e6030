/** The rack of the player, for a later analysis. */
import { lettersOf } from '../parts/board-rules.ts';
import { Field } from '../parts/field.tsx';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';

export function RackField({ model }: { model: SheetModel }) {
  const { value: rack } = model.rack;
  if (rack === null) return null;
  const { game, players } = model.sheet.value;
  const letters = lettersOf(game);
  return (
    <Field
      label={scoreText().rackOf(players[model.seat.value] ?? '', letters.wild)}
      value={rack}
      longest={MOST_TILES}
      onInput={(typed) => {
        model.rack.value = [...typed.toUpperCase()].filter((tile) => Object.hasOwn(letters.tiles, tile)).join('');
      }}
    />
  );
}

/** Racks of Woord-Rummikub have no fixed size. */
const MOST_TILES = 60;
