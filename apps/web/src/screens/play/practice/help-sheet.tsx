/** What somebody who practises may ask for. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../../app/notice.tsx';
import { forgetShown } from '../../../connection/shown.ts';
import { later } from '../../../i18n/later.ts';
import type { OwnTurn } from '../../../local/hint.ts';
import { getOwnTurns, goBackTo } from '../../../local/requests.ts';
import { valueOrNotify } from '../../../new-game/start-game.ts';
import { Button } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Switch } from '../../../parts/switch.tsx';
import type { ComfortProps } from '../../../play/comforts.ts';
import { ComfortButtons } from '../comforts/comfort-buttons.tsx';
import { practiceText } from './messages/index.ts';
import { isRackOpen } from './open-racks.ts';

export function HelpSheet({ table, onClose }: ComfortProps) {
  const text = practiceText();
  const last = useLastTurn(table.id);
  const undo = async ({ length, number }: OwnTurn & { readonly number: number }) => {
    onClose();
    forgetShown(table.id);
    const info = valueOrNotify(await table.learnFrom(goBackTo(table.id, length)));
    if (info) notify({ text: later().comforts.wentBack(number) });
  };
  return (
    <Sheet title={text.help} icon="eye" onClose={onClose}>
      <Switch
        label={text.rack}
        note={text.rackNote}
        on={isRackOpen.value}
        onChange={(on) => {
          isRackOpen.value = on;
        }}
      />
      <div class="menu-list">
        {last.value && (
          <Button look="line" icon="take-back" onClick={() => last.value && void undo(last.value)}>
            {text.undo}
          </Button>
        )}
        <ComfortButtons onClose={onClose} />
      </div>
    </Sheet>
  );
}

/** Null until it is known, and if there is none to take back. */
function useLastTurn(table: string) {
  const last = useSignal<(OwnTurn & { readonly number: number }) | null>(null);
  useEffect(() => {
    void getOwnTurns(table).then((answer) => {
      const turns = 'value' in answer ? answer.value : [];
      const turn = turns.at(-1);
      last.value = turn ? { ...turn, number: turns.length } : null;
    });
  }, [table, last]);
  return last;
}
