/** The menu of a score sheet. */
import { LanguageMenu } from '../app/language-menu.tsx';
import { notify } from '../app/notice.tsx';
import { ThemeSwitch } from '../app/theme-switch.tsx';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Switch } from '../parts/switch.tsx';
import { fileName } from '../play/file-name.ts';
import { scoreText } from './messages/index.ts';
import { isBoard, lineBefore, type SheetModel } from './model.ts';
import { savePicture } from './sheet-picture.ts';
import { WayChoice } from './way-choice.tsx';

interface SheetMenuProps {
  readonly model: SheetModel;
  readonly onDialog: (dialog: 'end' | 'points' | 'leave' | 'former' | 'replay') => void;
  readonly onClose: () => void;
}

export function SheetMenu({ model, onDialog, onClose }: SheetMenuProps) {
  const text = scoreText();
  const { players, game } = model.sheet.value;
  const { isSettled, settled } = model.replay.value;
  /** While a line is changed, nothing else is entered in its place. */
  const isChanging = lineBefore(model) !== null;
  const still = players.flatMap((name, seat) => (settled.resigned[seat] ? [] : [{ value: seat, label: name }]));
  return (
    <Sheet title={t().common.menu} onClose={onClose}>
      <div class="score-tools">
        <LanguageMenu />
        <ThemeSwitch />
      </div>
      {!isSettled && players.length > 1 && (
        <Choice
          legend={text.whoseTurn}
          value={model.seat.value}
          options={still}
          onChange={(seat) => {
            model.chosen.value = seat;
            onClose();
          }}
        />
      )}
      {!isBoard(model.sheet.value) && !isSettled && <WayChoice model={model} />}
      <Switch
        label={text.writeRacks}
        note={text.writeRacksNote}
        on={model.rack.value !== null}
        onChange={(on) => {
          model.rack.value = on ? '' : null;
        }}
      />
      <div class="score-menu">
        {!model.correction.value && (
          <Button look="line" icon="flag" onClick={() => onDialog('end')}>
            {text.end}
          </Button>
        )}
        {!isChanging && (
          <Button look="line" icon="plus" onClick={() => onDialog('points')}>
            {text.extraPoints}
          </Button>
        )}
        {model.past.value.length > 0 && (
          <Button look="line" icon="undo" onClick={() => onDialog('former')}>
            {text.former}
          </Button>
        )}
        {isBoard(model.sheet.value) && (
          <Button look="line" icon="play" onClick={() => onDialog('replay')}>
            {text.replay}
          </Button>
        )}
        <PaperButtons model={model} />
        <LinkButton look="line" icon="book" href={`/rules/${game}`}>
          {t().common.rules}
        </LinkButton>
        {(!isSettled || model.correction.value) && !isChanging && players.length > 2 && (
          <Button look="line" icon="minus" onClick={() => onDialog('leave')}>
            {text.somebodyLeaves}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** Buttons to save the sheet as a picture or for other programs, and to print it. */
export function PaperButtons({ model }: { model: SheetModel }) {
  const text = scoreText();
  return (
    <>
      <Button
        look="line"
        icon="picture"
        onClick={() => void savePicture(model).then((isMade) => isMade || notify({ text: text.noPicture }))}
      >
        {text.picture}
      </Button>
      <Button look="line" icon="print" onClick={() => print()}>
        {text.print}
      </Button>
      {isBoard(model.sheet.value) && (
        <Button look="line" icon="device" onClick={() => void saveSheet(model)}>
          {text.gcg}
        </Button>
      )}
    </>
  );
}

async function saveSheet({ sheet }: SheetModel): Promise<void> {
  const file = await import('../play/game-file.ts').catch(() => null);
  const name = fileName(sheet.peek().game, Date.now());
  if (!file?.saveGcg(name, file.gcgFromSheet(sheet.peek()))) notify({ text: scoreText().noGcg });
}
