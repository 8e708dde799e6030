/** Replays the board of a score sheet, line by line. */
import { parseSquare } from '@lettertafel/engine';
import { replaySheet } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { notify } from '../app/notice.tsx';
import { GAME_LOOKS } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { PictureForm } from '../play/game-file.ts';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';
import { lineName } from './sentences.ts';
import { boardState } from './sheet-state.ts';

export function SheetReplay({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const { end, common } = t();
  const text = scoreText();
  const sheet = model.sheet.value;
  const { game, players, lines } = sheet;
  const step = useSignal(lines.length);
  const rules = rulesOf(game);
  if (!rules) return null;
  const { settled, readings } = replaySheet({ ...sheet, lines: lines.slice(0, step.value) });
  const { board } = boardState(settled);
  const reading = readings.at(-1);
  const told = reading ? `${players[reading.line.by]}: ${lineName(reading)}, ${common.points(reading.score)}` : '';
  const last = (reading?.squares ?? []).flatMap((name) => parseSquare(board, name) ?? []);
  const go = (by: number) => {
    step.value = Math.max(0, Math.min(lines.length, step.value + by));
  };
  const picture = async (form: PictureForm) => {
    const file = await import('../play/game-file.ts').catch(() => null);
    if (!(await file?.saveBoard(form, { game, board, last, title }))) notify({ text: text.noPicture });
  };
  const title = `${common.games[game].name} ${players.join(' ')} ${step.value}`;
  return (
    <Sheet title={text.replay} onClose={onClose}>
      <div class={GAME_LOOKS[game].ground}>
        <BoardPicture board={board} premiums={rules.premiums} last={last} label={end.boardAt(told)} detailed />
      </div>
      <div class="score-replay">
        <Button look="soft" icon="back" label={text.stepBack} onClick={() => go(-1)} />
        <input
          type="range"
          min="0"
          max={lines.length}
          value={step.value}
          aria-label={end.stepLabel}
          aria-valuetext={told}
          onInput={(event) => {
            step.value = Number(event.currentTarget.value);
          }}
        />
        <Button look="soft" icon="next" label={text.stepOn} onClick={() => go(1)} />
      </div>
      <p class="score-replay-told">{told}</p>
      {reading?.line.rack && <p class="sm muted">{text.rackWas(reading.line.rack)}</p>}
      <div class="sheet-foot">
        {(['png', 'svg'] as const).map((form) => (
          <Button key={form} look="line" icon="picture" onClick={() => void picture(form)}>
            {text.boardAs(form.toUpperCase())}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
