/** The tiles somebody had, for who wants to look at the game again later. */
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

/** A rack of Woord-Rummikub grows. */
const MOST_TILES = 60;
