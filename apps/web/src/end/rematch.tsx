/** A rematch: one player asks, and it starts when all have agreed. */
import type { Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import { go } from '../app/router.ts';
import { play } from '../app/sounds.ts';
import { answerRematch, getTable } from '../connection/requests.ts';
import { begin, takePart } from '../connection/shuffle.ts';
import type { TableStore } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { Button, LinkButton } from '../parts/button.tsx';

interface RematchProps {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly names: readonly string[];
}

export function Rematch({ table, info, names }: RematchProps) {
  const text = t();
  const { own, others } = answersOf(info);
  const called = (said: 'yes' | 'no' | null) =>
    others.flatMap(({ seat, rematch }) => (rematch === said ? [names[seat] ?? ''] : []));
  const [joining, declining, waitedFor] = [called('yes'), called('no'), called(null)];
  const isKnocked = own === null && joining.length > 0 && declining.length === 0;
  const knock = isKnocked ? text.end.knock(joining) : '';
  useEffect(() => {
    if (!knock) return;
    announce(knock);
    play('turn');
  }, [knock]);
  // Whoever comes back to this game later stays here.
  const isLater = useRef(info.next !== null).current;
  useEffect(() => {
    if (info.next && own === 'yes' && !isLater) void goOn(info.next);
  }, [info.next, own, isLater]);
  const answer = async (join: boolean) => {
    valueOrNotify(await table.learnFrom(answerRematch(info.id, join)));
  };
  if (own === 'none' || isLater) {
    return info.next ? (
      <section class="again" aria-label={text.end.rematch}>
        <LinkButton look="main" href={`/t/${info.next}`}>
          {text.end.toRematch}
        </LinkButton>
      </section>
    ) : null;
  }
  return (
    <section class={knock ? 'again again-knock paper' : 'again'} aria-label={text.end.rematch}>
      {declining.length > 0 && <p>{text.end.declined(declining)}</p>}
      {knock && <p>{knock}</p>}
      {own === 'yes' && declining.length === 0 && waitedFor.length > 0 && <p>{text.play.waitingFor(waitedFor)}</p>}
      {own === 'no' && declining.length === 0 && joining.length > 0 && <p>{text.end.youDeclined}</p>}
      <div class="again-ways">
        {own !== 'yes' && declining.length === 0 && (
          <Button look="main" onClick={() => void answer(true)}>
            {isKnocked ? text.end.join : info.seats.length === 1 ? text.end.again : text.end.rematch}
          </Button>
        )}
        {(isKnocked || (own === 'yes' && others.length > 0)) && (
          <Button look="line" onClick={() => void answer(false)}>
            {isKnocked ? text.end.decline : text.end.ratherNot}
          </Button>
        )}
      </div>
    </section>
  );
}

type Said = 'yes' | 'no' | null;

/** The user's answer (`none` without a seat), and those of the others. */
function answersOf({ seats }: TableInfo) {
  const people = seats.flatMap((info, seat: Seat) => (info.kind === 'person' ? [{ ...info, seat }] : []));
  const owned = people.filter(({ link }) => link !== undefined);
  const own: Said | 'none' = owned.length === 0 ? 'none' : (owned[0]?.rematch ?? null);
  return { own, others: people.filter(({ link }) => link === undefined) };
}

/** Everybody has agreed: the host of the new table starts it at once. */
async function goOn(id: string): Promise<void> {
  const next = valueOrNotify(await getTable(id));
  if (!next) return;
  const isFull = next.seats.every(({ kind }) => kind !== 'free');
  if (next.phase === 'gathering' && next.host && isFull) valueOrNotify(await begin(next));
  // Before this page leaves the previous table, where it counts as present.
  else await takePart(next);
  go(`/t/${id}`);
}
