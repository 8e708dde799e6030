/** Somebody leaves the game before its end. */
import { Choice } from '../parts/choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { scoreText } from './messages/index.ts';
import { enter, lineBefore, type SheetModel } from './model.ts';

export function LeaveSheet({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const { resigned } = model.base.value.settled;
  const old = lineBefore(model);
  return (
    <Sheet title={text.somebodyLeaves} onClose={onClose}>
      <Choice
        legend={text.whoLeaves}
        value={old?.do === 'resign' ? old.by : -1}
        options={players.flatMap((name, seat) => (resigned[seat] ? [] : [{ value: seat, label: name }]))}
        onChange={(seat) => {
          enter(model, { by: seat, do: 'resign' });
          onClose();
        }}
      />
    </Sheet>
  );
}
