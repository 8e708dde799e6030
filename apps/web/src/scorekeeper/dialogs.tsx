/** The dialogs of a score sheet, and which of them changes which line. */
import type { Line } from '@lettertafel/scorekeeper';
import type { Signal } from '@preact/signals';
import { ByHandSheet } from './by-hand-sheet.tsx';
import { CardSheet } from './card-sheet.tsx';
import { DisputeSheet, disputable } from './dispute-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { FormerSheet } from './former-lines.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { correct, lineBefore, type SheetModel } from './model.ts';
import { SheetMenu } from './sheet-menu.tsx';
import { SheetReplay } from './sheet-replay.tsx';
import './dialogs.css';

export type Dialog = 'menu' | 'dispute' | 'card' | 'end' | 'points' | 'leave' | 'former' | 'replay';

const DIALOGS: Readonly<Partial<Record<Line['do'], Dialog>>> = {
  dispute: 'dispute',
  card: 'card',
  look: 'card',
  discard: 'card',
  points: 'points',
  resign: 'leave',
  end: 'end',
};

/** Starts changing a line. Returns the dialog for it; null if it is entered as a turn. */
export function startChange(model: SheetModel, index: number): Dialog | null {
  correct(model, { index, what: 'change' });
  return dialogOfChange(model);
}

function dialogOfChange(model: SheetModel): Dialog | null {
  const line = lineBefore(model);
  // A dispute after which nothing may be disputed any more can only become another line.
  if (!line || (line.do === 'dispute' && !disputable(model))) return null;
  return DIALOGS[line.do] ?? null;
}

interface DialogsProps {
  readonly model: SheetModel;
  readonly dialog: Signal<Dialog | null>;
}

export function Dialogs({ model, dialog }: DialogsProps) {
  const close = () => {
    dialog.value = null;
    if (dialogOfChange(model)) correct(model, null);
  };
  switch (dialog.value) {
    case 'menu':
      return <SheetMenu model={model} onDialog={(next) => openDialog(model, dialog, next)} onClose={close} />;
    case 'dispute':
      return <DisputeSheet model={model} onClose={close} />;
    case 'card':
      return <CardSheet model={model} onClose={close} />;
    case 'end':
      return <EndSheet model={model} onClose={close} />;
    case 'points':
      return <ByHandSheet model={model} index={null} onClose={close} />;
    case 'former':
      return <FormerSheet model={model} onClose={close} />;
    case 'leave':
      return <LeaveSheet model={model} onClose={close} />;
    case 'replay':
      return <SheetReplay model={model} onClose={close} />;
    default:
      return null;
  }
}

/** Opens a dialog. Settling a game that is settled already changes its settlement. */
export function openDialog(model: SheetModel, dialog: Signal<Dialog | null>, which: Dialog): void {
  const { lines } = model.sheet.value;
  if (which === 'end' && lines.at(-1)?.do === 'end') correct(model, { index: lines.length - 1, what: 'change' });
  dialog.value = which;
}
