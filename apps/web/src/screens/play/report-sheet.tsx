/** Reports a player to the administrators. */
import type { Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { notify } from '../../app/notice.tsx';
import { reportPlayer } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { Button, SubmitButton } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';

interface ReportSheetProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

const LONGEST_REASON = 300;

/** The other people at a table. */
export function othersAt({ seats }: TableInfo): readonly Seat[] {
  return seats.flatMap((about, seat) => (about.kind === 'person' && !about.mine ? [seat] : []));
}

export function ReportSheet({ info, names, onClose }: ReportSheetProps) {
  const text = t();
  const others = othersAt(info);
  const chosen = useSignal(String(others[0] ?? ''));
  const reason = useSignal('');
  const send = async () => {
    onClose();
    const sent = await reportPlayer(info.id, Number(chosen.value), reason.value.trim());
    notify({ text: 'problem' in sent ? text.problems[sent.problem.code] : text.play.reported });
  };
  return (
    <Sheet title={text.play.reportPlayer} icon="flag" onClose={onClose}>
      <form
        class="report-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{text.play.reportExplain}</p>
        <Choice
          legend={text.play.seats}
          value={chosen.value}
          options={others.map((seat) => ({ value: String(seat), label: names[seat] ?? '' }))}
          onChange={(value) => {
            chosen.value = value;
          }}
        />
        <Field
          label={text.play.reportReason}
          value={reason.value}
          longest={LONGEST_REASON}
          onInput={(value) => {
            reason.value = value;
          }}
        />
        <div class="sheet-foot">
          <Button look="line" onClick={onClose}>
            {text.common.cancel}
          </Button>
          <SubmitButton>{text.play.sendReport}</SubmitButton>
        </div>
      </form>
    </Sheet>
  );
}
