/** The proof of the shuffle, checked in the user's own browser. */
import { type Kept, type ShareStanding, shuffleCode } from '@lettertafel/fairness';
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
  const isMoved = !isHere && info.shuffle.scheme === 2 && info.shuffle.hashes.length === 0;
  const check = async () => {
    state.value = 'busy';
    const record = valueOrNotify(await getRecord(info.id));
    state.value = record === null ? null : checkProof(record, kept);
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
        <div role="status">
          {checked === null && (
            <p>{isHere ? text.fairHereExplain : isMoved ? text.fairMovedExplain : text.fairExplain}</p>
          )}
          {checked === null && isLeftOut(kept) && (
            <p>
              <b class="proof-bad">{text.fairBad(text.fairFaults['own-share-missing'], 0)}</b>
            </p>
          )}
          {checked === 'busy' && <p>{text.fairBusy}</p>}
          {isGood && <p>{text.fairText(lettersOf(info.game).box.length)}</p>}
          {isGood && isHere && <p>{text.fairHere}</p>}
          {isGood && isMoved && <p>{text.fairMoved}</p>}
          {isGood && !isHere && !isMoved && notesOn({ checked, info, kept }).map((note) => <p key={note}>{note}</p>)}
          {checked !== null && checked !== 'busy' && !checked.ok && (
            <p>
              <b class="proof-bad">{text.fairBad(text.fairFaults[checked.why], checked.entry + 1)}</b>
            </p>
          )}
        </div>
        <p>
          {text.fairCode} <code>{shortCode(info, kept)}</code>
        </p>
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

interface Found {
  readonly checked: Checked & { readonly ok: true };
  readonly info: TableInfo;
  readonly kept: Kept | null;
}

/** The seats whose shares are not in the shuffle, and what that means for the proof. */
function notesOn({ checked: { standings }, info, kept }: Found): readonly string[] {
  const text = t().end;
  if (!standings) return [text.fairFirst];
  const names = namesAt(info);
  const peopleWith = (standing: ShareStanding) =>
    names.filter((_, seat) => standings[seat] === standing && info.seats[seat]?.kind === 'person');
  const [none, withheld] = [peopleWith('none'), peopleWith('withheld')];
  return [
    ...(kept?.share ? [] : [text.fairUnkept]),
    ...(none.length > 0 ? [text.fairNone(none)] : []),
    ...(withheld.length > 0 ? [text.fairWithheld(withheld)] : []),
  ];
}

/** The server had this device's hash, but its sealed list lacks it. */
function isLeftOut(kept: Kept | null): boolean {
  return kept?.present === true && kept.seats.some((seat) => kept.hashes?.[seat] === null);
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

/** 9f3c 71ae 04d8 … b61e: players who compare it know that the server has sent them the same. */
function shortCode({ commitment, shuffle }: TableInfo, kept: Kept | null): string {
  const told = kept ?? { commitment, hashes: shuffle.hashes };
  const code = shuffle.scheme === 2 && told.hashes ? shuffleCode({ ...told, hashes: told.hashes }) : told.commitment;
  const groups = code.match(/.{1,4}/g) ?? [];
  return `${groups.slice(0, 3).join(' ')} … ${groups.at(-1) ?? ''}`;
}
