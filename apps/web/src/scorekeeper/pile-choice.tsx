/** With an open pot: the piles that tiles are taken from. Nobody has to say it: the tallest pile is assumed. */
import type { LineReading } from '@lettertafel/scorekeeper';
import type { Signal } from '@preact/signals';
import { Button } from '../parts/button.tsx';
import { scoreText } from './messages/index.ts';
import { enter, type SheetModel, tableState } from './model.ts';

interface PileChoiceProps {
  readonly model: SheetModel;
  /** The turn being entered; null: a tap takes one tile instead of laying. */
  readonly reading: LineReading | null;
  /** The piles of the refill, in order. */
  readonly piles: Signal<readonly number[]>;
}

export function PileChoice({ model, reading, piles }: PileChoiceProps) {
  const text = scoreText();
  const { pot, options } = tableState(model.base.value.settled);
  if (!options.openPot || (reading && reading.drawn === 0)) return null;
  const heights = pot.piles.map(({ length }, pile) => length - piles.value.filter((taken) => taken === pile).length);
  const isFull = reading !== null && piles.value.length >= reading.drawn;
  const take = (pile: number) => {
    if (reading) piles.value = [...piles.value, pile];
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
      {piles.value.length > 0 && (
        <>
          <span class="sm">{text.fromPiles(piles.value.map((pile) => pile + 1))}</span>
          <Button look="plain" icon="undo" label={text.never} onClick={() => (piles.value = [])} />
        </>
      )}
    </fieldset>
  );
}
