/** A score entered by hand: it overrides the score of a line, or is a line of its own. */
import { useSignal } from '@preact/signals';
import { SubmitButton } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { scoreText } from './messages/index.ts';
import { correct, enter, lineBefore, type SheetModel } from './model.ts';
import { lineName } from './sentences.ts';

interface ByHandProps {
  readonly model: SheetModel;
  /** The line whose score is overridden; null: extra points, a line of its own. */
  readonly index: number | null;
  readonly onClose: () => void;
}

export function ByHandSheet({ model, index, onClose }: ByHandProps) {
  const text = scoreText();
  const { readings, sheet } = model.replay.value;
  const reading = index === null ? null : readings[index];
  const before = lineBefore(model);
  /** The extra points that are being changed. */
  const old = before?.do === 'points' ? before : null;
  const points = useSignal(String(reading?.score ?? old?.byHand ?? 0));
  const by = useSignal(reading?.line.by ?? model.seat.value);
  const value = Number.parseInt(points.value, 10);
  const isNumber = /^-?\d{1,5}$/.test(points.value.trim());
  const note = () => {
    if (reading && index !== null) {
      const { written: _, ...line } = reading.line;
      correct(model, { index, what: 'change' });
      enter(model, { ...line, byHand: value });
    } else enter(model, { by: by.value, do: 'points', byHand: value });
    onClose();
  };
  return (
    <Sheet title={reading ? `${text.byHand}: ${lineName(reading)}` : text.extraPoints} onClose={onClose}>
      {!reading && (
        <Choice
          legend={text.forWhom}
          value={by.value}
          options={sheet.players.map((name, seat) => ({ value: seat, label: name }))}
          onChange={(seat) => (by.value = seat)}
        />
      )}
      <form
        class="score-by-hand"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNumber) note();
        }}
      >
        <Field label={text.points} value={points.value} longest={6} onInput={(typed) => (points.value = typed)} />
        {!isNumber && <p class="score-problem">{text.noNumber}</p>}
        <SubmitButton>{text.noteTurn}</SubmitButton>
      </form>
    </Sheet>
  );
}
