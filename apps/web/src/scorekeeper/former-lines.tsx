/** The former lines of a sheet: what was removed or changed can be brought back at any time. */
import { type PastLine, readNext, replayBefore } from '@lettertafel/scorekeeper';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { scoreText } from './messages/index.ts';
import { restore, type SheetModel } from './model.ts';
import { lineName } from './sentences.ts';

/** Under the pad, until the next line is noted: the line that was just removed. */
export function Former({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { value: removed } = model.justRemoved;
  const old = removed && model.past.value.includes(removed) ? removed : null;
  if (!old) return null;
  return (
    <p class="score-former paper" role="status">
      <span>{text.removed(nameOf(model, old))}</span>
      <Button look="line" icon="undo" onClick={() => restore(model, old)}>
        {text.restore}
      </Button>
    </p>
  );
}

/** All of them, newest first. */
export function FormerSheet({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  return (
    <Sheet title={text.former} onClose={onClose}>
      <ul class="score-formers">
        {[...model.past.value].reverse().map((old, index) => (
          <li key={index}>
            <span>
              <b>{nameOf(model, old)}</b> {scoreOf(old)}
              <small>{text.formerOf(players[old.line.by] ?? '', old.was)}</small>
            </span>
            <Button look="line" icon="undo" onClick={() => restore(model, old)}>
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
      {model.past.value.length === 0 && <p>{text.noFormer}</p>}
    </Sheet>
  );
}

/** As the line would be read in its old place. */
function nameOf({ sheet }: SheetModel, { index, line }: PastLine): string {
  return lineName(readNext(replayBefore(sheet.value, index), line));
}

const scoreOf = ({ line: { byHand, written } }: PastLine) => byHand ?? written ?? '';
