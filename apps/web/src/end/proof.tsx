/** The proof of the shuffle, checked in the user's own browser. */
import { faultOfList, type Kept } from '@lettertafel/fairness';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { readKept } from '../connection/kept-values.ts';
import { getRecord } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { isLocal } from '../local/local-id.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { namesAt } from '../play/names.ts';
import { type Checked, checkProof } from './check-proof.ts';

export function Proof({ info }: { info: TableInfo }) {
  const text = t().end;
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
          {text.fair}
          {good && (
            <span class="proof-good">
              <Icon name="check" small /> {isShared && !good.choices ? text.fairMovesGood : text.fairGood}
            </span>
          )}
        </h2>
        <div role="status">
          {checked === null && (
            <p>{isHere ? text.fairHereExplain : isMoved ? text.fairMovedExplain : text.fairExplain}</p>
          )}
          {early && <FaultLine why={early} entry={-1} />}
          {checked === 'busy' && <p>{text.fairBusy}</p>}
          {good && (!isShared || good.choices) && <p>{text.fairText(lettersOf(info.game).box.length)}</p>}
          {good && isHere && <p>{text.fairHere}</p>}
          {good && isMoved && <p>{text.fairMoved}</p>}
          {good && isShared && notesOn({ checked: good, info, kept }).map((note) => <p key={note}>{note}</p>)}
          {good && good.unchecked > 0 && <p>{text.fairOtherVersion(good.unchecked)}</p>}
          {good?.isOpenEnded && <p>{text.fairOpenEnded}</p>}
          {good?.code && (
            <p>
              {text.fairCode} <code class="proof-code">{good.code}</code> {text.fairCompare}
            </p>
          )}
          {checked !== null && checked !== 'busy' && !checked.ok && <FaultLine {...checked} />}
        </div>
        <p class="proof-ways">
          {checked === null && (
            <Button look="line" onClick={() => void check()}>
              {text.fairCheck}
            </Button>
          )}
          <Button look="line" onClick={() => void saveRecord(info.id)}>
            {text.download}
          </Button>
          {kept && (
            <a class="btn btn-line" href={fileOf(kept)} download={`lettertafel-${info.id}-kept.json`}>
              {text.fairKept}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

function FaultLine({ why, entry }: Pick<Checked & { readonly ok: false }, 'why' | 'entry'>) {
  const text = t().end;
  const fault = text.fairFaults[why];
  // A connection also breaks by itself: that alone accuses nobody.
  if (why === 'own-share-absent') {
    return (
      <p>
        <b>{text.fairNotProven(fault)}</b>
      </p>
    );
  }
  return (
    <p>
      <b class="proof-bad">{text.fairBad(fault, entry + 1)}</b>
    </p>
  );
}

interface Found {
  readonly checked: Checked & { readonly ok: true };
  readonly info: TableInfo;
  readonly kept: Kept | null;
}

/** Every seat whose share is not in the shuffle, and between how many deals that left the server to choose. */
function notesOn({ checked: { standings, choices }, info, kept }: Found): readonly string[] {
  const text = t().end;
  if (!standings) return [text.fairFirst];
  const isBot = (seat: number) => kept?.bots.includes(seat) ?? info.seats[seat]?.kind === 'bot';
  const missing = namesAt(info).flatMap((name, seat) => {
    const standing = standings[seat] ?? 'none';
    if (standing === 'counted') return [];
    return standing === 'withheld' ? [text.fairLate(name)] : [isBot(seat) ? name : text.fairAway(name)];
  });
  const notes = choices ? [] : [text.fairUnkept];
  if (missing.length === 0) return notes;
  return [...notes, `${text.fairMissing(missing)} ${text.fairChoices(choices?.left ?? null)}`];
}

async function saveRecord(id: string): Promise<void> {
  const record = valueOrNotify(await getRecord(id));
  if (record === null) return;
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `lettertafel-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function fileOf(kept: Kept): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(kept))}`;
}
