/** What is written down of a turn of Woord-Rummikub. */
import { ENTRY_WAYS, isTableFollowed } from '@lettertafel/scorekeeper';
import { Choice } from '../parts/choice.tsx';
import { scoreText } from './messages/index.ts';
import { chooseWay, type SheetModel, wayOf } from './model.ts';

export function WayChoice({ model }: { model: SheetModel }) {
  const text = scoreText();
  // Once the table is not followed any more, nobody knows what lies on it.
  const ways = ENTRY_WAYS.filter((way) => way !== 'table' || isTableFollowed(model.sheet.value));
  return (
    <Choice
      legend={text.way}
      value={wayOf(model)}
      options={ways.map((value) => ({ value, label: text.ways[value] }))}
      onChange={(way) => chooseWay(model, way)}
    />
  );
}
