/** The part of the settings that takes everything a browser keeps to another one. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { hasServer } from '../../../base/address.ts';
import { t } from '../../../i18n/index.ts';
import { valueOrNotify } from '../../../new-game/start-game.ts';
import { useBusy } from '../../../parts/busy.ts';
import { Button } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { nameOfDay } from '../../../play/file-name.ts';
import { transferText } from './messages/index.ts';
import { exportBrowser, type ImportOutcome, importBrowser } from './transfer.ts';

/** In bytes; larger files are not read. */
const LARGEST = 64 * 1024 * 1024;

export function TransferCard() {
  const text = transferText();
  const picker = useRef<HTMLInputElement>(null);
  const busy = useBusy();
  const outcome = useSignal<{ readonly lines: readonly string[]; readonly isDone: boolean } | null>(null);
  const bring = async (file: File) => {
    outcome.value = file.size > LARGEST ? refused(text.faults.large) : told(await importBrowser(await file.text()));
  };
  const close = () => {
    // Settings that were imported are read when the page loads.
    if (outcome.value?.isDone) location.reload();
    outcome.value = null;
  };
  return (
    <section class="settings-card paper">
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      <p class="sm muted">{text.copyNote}</p>
      {hasServer && <p class="sm muted">{text.listsNote}</p>}
      <Button look="line" icon="device" onClick={() => void save()}>
        {text.save}
      </Button>
      <Button look="line" off={busy.isBusy} onClick={() => picker.current?.click()}>
        {text.choose}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={text.choose}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (file) void busy.start(() => bring(file));
        }}
      />
      <p role="status">{busy.isBusy && text.busy}</p>
      {outcome.value && (
        <Sheet
          title={outcome.value.isDone ? text.done : text.refused}
          icon={outcome.value.isDone ? 'check' : 'warning'}
          onClose={close}
        >
          {outcome.value.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div class="sheet-foot">
            <Button look="main" onClick={close}>
              {text.close}
            </Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}

async function save(): Promise<void> {
  const content = valueOrNotify(await exportBrowser());
  if (content === null) return;
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${nameOfDay(Date.now())}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

const refused = (line: string) => ({ lines: [line], isDone: false });

/** The outcome in sentences. */
function told(outcome: ImportOutcome) {
  const text = transferText();
  if ('problem' in outcome) return refused(t().problems[outcome.problem.code]);
  if ('fault' in outcome) return refused(faultOf(outcome.fault));
  const { games, sheets, settings } = outcome;
  const lines = [
    ...(games.added + sheets > 0 ? [text.added(games.added, sheets)] : []),
    ...(games.updated > 0 ? [text.updated(games.updated)] : []),
    ...(games.same > 0 ? [text.same(games.same)] : []),
    ...(games.differing > 0 ? [text.differing(games.differing)] : []),
    ...(settings > 0 ? [text.settings] : []),
  ];
  return { lines: lines.length > 0 ? lines : [text.nothing], isDone: true };
}

function faultOf(fault: Extract<ImportOutcome, { fault: object }>['fault']): string {
  const { faults } = transferText();
  if (fault.why === 'bad-value') return faults['bad-value'](fault.key);
  return fault.why === 'bad-game' ? faults['bad-game'](fault.number ?? 0) : faults[fault.why];
}
