/** The proof of the shuffle, checked in the user's own browser. */
import { faultOfList, type Kept, shuffleCode } from '@lettertafel/fairness';
import { parseRecord, type TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { readKept } from '../connection/kept-values.ts';
import { getRecord } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { isLocal } from '../local/local-id.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { fileName } from '../play/file-name.ts';
import { type Checked, checkProof } from './check-proof.ts';
import { proofText } from './messages/index.ts';
import { notesOn } from './proof-notes.ts';

export function Proof({ info }: { info: TableInfo }) {
  const text = proofText();
  const state = useSignal<Checked | 'busy' | null>(null);
  const kept = readKept(info.id);
  /** The device has shuffled alone: nobody else could have added a share. */
  const isHere = isLocal(info.id);
  /** Another device did so alone, before the game was moved to the server. */
  const isMoved = !isHere && info.shuffle.scheme === 2 && info.shuffle.hashes.length === 0 && !kept?.hash;
  const check = async () => {
    state.value = 'busy';
    const record = valueOrNotify(await getRecord(info.id));
    state.value = record === null ? null : checkProof(record, kept);
  };
  const { value: checked } = state;
  const good = checked !== null && checked !== 'busy' && checked.ok ? checked : null;
  const isShared = !isHere && !isMoved;
  const early = checked === null && kept ? faultOfList(kept) : null;
  return (
    <section class="proof paper">
      <Icon name="shield" />
      <div class="proof-words">
        <h2>
          {text.title}
          {good && (
            <span class="proof-good">
              <Icon name="check" small /> {isShared && !good.choices ? text.movesGood : text.good}
            </span>
          )}
        </h2>
        <div role="status">
          {checked === null && <p>{isHere ? text.hereExplain : isMoved ? text.movedExplain : text.explain}</p>}
          {early && <FaultLine why={early} entry={-1} />}
          {checked === 'busy' && <p>{text.busy}</p>}
          {good && (!isShared || good.choices) && <p>{text.text(lettersOf(info.game).box.length)}</p>}
          {good && isHere && <p>{text.here}</p>}
          {good && isMoved && <p>{text.moved}</p>}
          {good && isShared && notesOn({ checked: good, info, kept }).map((note) => <p key={note}>{note}</p>)}
          {good && good.unchecked > 0 && <p>{text.otherVersion(good.unchecked)}</p>}
          {good?.isOpenEnded && <p>{text.openEnded}</p>}
          {good?.code && (
            <p>
              {text.code} <code class="proof-code">{good.code}</code> {text.compare}
            </p>
          )}
          {checked !== null && checked !== 'busy' && !checked.ok && <FaultLine {...checked} />}
        </div>
        <p class="proof-ways">
          {checked === null && (
            <Button look="line" onClick={() => void check()}>
              {text.check}
            </Button>
          )}
          <Button look="line" onClick={() => void saveRecord(info)}>
            {t().end.download}
          </Button>
          {kept && (
            <a class="btn btn-line" href={fileOf(kept)} download={`${fileName(info.game, Date.now(), 'kept')}.json`}>
              {text.kept}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

function FaultLine({ why, entry }: Pick<Checked & { readonly ok: false }, 'why' | 'entry'>) {
  const text = proofText();
  const fault = text.faults[why];
  // A connection also breaks by itself: that alone accuses nobody.
  if (why === 'own-share-absent') {
    return (
      <p>
        <b>{text.notProven(fault)}</b>
      </p>
    );
  }
  return (
    <p>
      <b class="proof-bad">{text.bad(fault, entry + 1)}</b>
    </p>
  );
}

async function saveRecord({ id, game }: TableInfo): Promise<void> {
  const record = valueOrNotify(await getRecord(id));
  if (record === null) return;
  const parsed = parseRecord(record);
  const code = 'value' in parsed ? shuffleCode(parsed.value) : null;
  // First, so that whoever opens the file finds the code that the page showed.
  const saved = code === null ? record : { code, ...(record as object) };
  const address = URL.createObjectURL(new Blob([JSON.stringify(saved)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(game, Date.now())}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function fileOf(kept: Kept): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(kept))}`;
}
