/** With an open pot: the piles that tiles are taken from. Nobody has to say it: the tallest pile is assumed. */
import type { LineReading } from '@lettertafel/scorekeeper';
import { Button } from '../parts/button.tsx';
import { scoreText } from './messages/index.ts';
import { enter, type SheetModel, updateEntered } from './model.ts';
import { tableState } from './sheet-state.ts';

interface PileChoiceProps {
  readonly model: SheetModel;
  /** The turn being entered; null: a tap takes one tile instead of laying. */
  readonly reading: LineReading | null;
}

export function PileChoice({ model, reading }: PileChoiceProps) {
  const text = scoreText();
  const { piles } = model.entered.value;
  const { pot, options } = tableState(model.base.value.settled);
  if (!options.openPot || (reading && reading.drawn === 0)) return null;
  const heights = pot.piles.map(({ length }, pile) => length - piles.filter((taken) => taken === pile).length);
  const isFull = reading !== null && piles.length >= reading.drawn;
  const take = (pile: number) => {
    if (reading) updateEntered(model, { piles: [...piles, pile] });
    else enter(model, { by: model.seat.value, do: 'draw', pile });
  };
  return (
    <fieldset class="score-piles">
      <legend class="sm">{reading ? text.refillFrom : text.drawFrom}</legend>
      {heights.map((height, pile) => (
        <Button
          key={pile}
          look="line"
          label={text.pile(pile + 1, height)}
          off={height === 0 || isFull}
          onClick={() => take(pile)}
        >
          {pile + 1}
        </Button>
      ))}
      {piles.length > 0 && (
        <>
          <span class="sm">{text.fromPiles(piles.map((pile) => pile + 1))}</span>
          <Button look="plain" icon="undo" label={text.never} onClick={() => updateEntered(model, { piles: [] })} />
        </>
      )}
    </fieldset>
  );
}
