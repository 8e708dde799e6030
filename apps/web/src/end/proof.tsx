/** The proof of the shuffle, worked out in the browser of whoever wants to know. */
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { later } from '../app/later.ts';
import { orTell } from '../begin/begin-game.ts';
import { getRecord } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Checked } from './check-proof.ts';

/** Only who asks needs the engine's whole log reader. */
const loadCheck = later(() => import('./check-proof.ts'));

export function Proof({ info }: { info: TableInfo }) {
  const text = t().end;
  const state = useSignal<Checked | 'busy' | null>(null);
  const check = async () => {
    state.value = 'busy';
    const record = orTell(await getRecord(info.id));
    const { checkProof } = await loadCheck();
    state.value = record === null ? null : checkProof(record, info.commitment);
  };
  const { value: checked } = state;
  const isGood = checked !== null && checked !== 'busy' && checked.ok;
  return (
    <section class="proof paper">
      <Icon name="shield" />
      <div class="proof-words">
        <h2>
          {text.fair}
          {isGood && (
            <span class="proof-good">
              <Icon name="check" small /> {text.fairGood}
            </span>
          )}
        </h2>
        <p role="status">
          {checked === null && text.fairExplain}
          {checked === 'busy' && text.fairBusy}
          {isGood && text.fairText(lettersOf(info.game).box.length)}
          {checked !== null && checked !== 'busy' && !checked.ok && (
            <b class="proof-bad">{text.fairBad(checked.why, checked.entry)}</b>
          )}
        </p>
        <code>{fingerprint(info.commitment)}</code>
        <p class="proof-ways">
          {checked === null && (
            <Button look="line" onClick={() => void check()}>
              {text.fairCheck}
            </Button>
          )}
          <a class="btn btn-line" href={`/api/tables/${info.id}/record`} download={`lettertafel-${info.id}.json`}>
            {text.download}
          </a>
        </p>
      </div>
    </section>
  );
}

/** 9f3c 71ae 04d8 … b61e */
function fingerprint(commitment: string): string {
  const groups = commitment.match(/.{1,4}/g) ?? [];
  return `${groups.slice(0, 3).join(' ')} … ${groups.at(-1) ?? ''}`;
}
