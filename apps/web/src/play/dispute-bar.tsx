/** The open play: remaining time, who has accepted, and the buttons; one set of buttons on a shared device. */
import { GAMES, type Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { lazy } from '../app/lazy.tsx';
import type { GameView, TableStore } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useAfterDoubleTap } from '../parts/double-tap.ts';
import { Ring, useSecondsUntil } from '../parts/ring.tsx';
import { shownWord } from '../parts/shown-word.ts';
import { AsideSheet } from './aside-sheet.tsx';
import { askedTogether, type DisputablePlay } from './awaited-seats.ts';
import type { GameTableProps } from './contract.ts';
import { offerTo } from './offers.ts';
import { storyOf } from './story.ts';
import type { LatestVerdict } from './verdict.tsx';
import './dispute-bar.css';

const DisputeSheet = lazy(
  async () => (await import('./sheets-on-demand.ts')).DisputeSheet,
  () => null,
);

interface OpenPlayProps extends Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act'> {
  readonly play: DisputablePlay;
  /** The verdict of an earlier dispute about it. */
  readonly verdict: LatestVerdict | null;
}

export function OpenPlay(props: OpenPlayProps) {
  return props.play.ruling ? <RulingQuestion {...props} words={props.play.ruling} /> : <DisputeQuestion {...props} />;
}

/** The list lacks a word: all players may allow it with one click each (B-30). */
function RulingQuestion({ words, ...props }: OpenPlayProps & { words: readonly string[] }) {
  const { table, info, view, seat, names, act, play } = props;
  const text = t().play;
  const left = useSecondsUntil(play.window.until);
  // Its buttons are where those of the dispute were.
  const isSeen = useAfterDoubleTap(true);
  const { awaiting } = play.window;
  const together = askedTogether(info.game, view, table.mine.value);
  const mayAnswer = together.length > 0 || (seat !== null && awaiting.includes(seat));
  const waiting = awaiting
    .filter((other) => other !== seat && !together.includes(other))
    .map((other) => names[other] ?? '');
  const agree = async () => {
    if (together.length === 0) void act({ do: 'agree' });
    // A refusal means that the question was settled meanwhile.
    for (const by of together) await table.send({ do: 'agree' }, by);
  };
  return (
    <section class={mayAnswer ? 'dispute dispute-asks' : 'dispute'} aria-label={text.ruling(words.map(shownWord))}>
      {left !== null && <Ring left={left} total={view.options.disputeSeconds ?? left} />}
      <p class="dispute-about">
        <span class="dispute-said">
          {text.ruling(words.map(shownWord))}{' '}
          <span class="sm muted">{waiting.length > 0 ? text.waitingFor(waiting) : text.rulingNote}</span>
        </span>
      </p>
      {mayAnswer && (
        <div class="dispute-answers">
          <Button look="danger" off={!isSeen} onClick={() => void act({ do: 'disagree' }, {}, together[0])}>
            {text.disagree}
          </Button>
          <Button look="line" off={!isSeen} onClick={() => void agree()}>
            {together.length > 1 ? text.agreeAll : text.agree}
          </Button>
        </div>
      )}
    </section>
  );
}

function DisputeQuestion({ table, info, view, seat, names, act, play, verdict }: OpenPlayProps) {
  const text = t().play;
  const left = useSecondsUntil(play.window.until);
  const isOver = useAfterDoubleTap(true);
  const isChoosing = useSignal(false);
  const isNaming = useSignal(false);
  /** Who disputes, on a shared device. */
  const objector = useSignal<Seat | null>(null);
  const open = play.words.filter(({ isSettled }) => !isSettled);
  const { awaiting } = play.window;
  const together = askedTogether(info.game, view, table.mine.value);
  const isTogether = together.length > 0;
  const mayAnswer = isTogether || (seat !== null && awaiting.includes(seat));
  // A move from elsewhere may come when the player is about to tap what was there before, and an answer is final.
  const isSeen = isOver || isTogether;
  const waiting = awaiting
    .filter((other) => other !== seat && !together.includes(other))
    .map((other) => names[other] ?? '');
  const agreed = names.filter(
    (_, other) => other !== play.seat && other !== seat && !awaiting.includes(other) && !view.seats[other]?.resigned,
  );
  const waits = waiting.length > 0 ? text.waitingFor(waiting) : '';
  const about = verdict?.title ?? (agreed.length > 0 ? text.accepted(agreed) : mayAnswer ? waits : '');
  const cost = mayAnswer ? costOf(table, info, together[0] ?? seat) : 0;
  const dispute = (words: readonly string[]) => void act({ do: 'dispute', words }, {}, objector.peek() ?? undefined);
  const chooseWords = () => {
    const isFirst = !hasDisputed(table, view, objector.peek() ?? seat);
    if (open.length > 1 || (cost > 0 && isFirst)) isChoosing.value = true;
    else dispute(open.map(({ word }) => word));
  };
  const object = (by: Seat) => {
    objector.value = by;
    isNaming.value = false;
    chooseWords();
  };
  const startDispute = () => {
    const [first] = together;
    if (together.length > 1) isNaming.value = true;
    else if (first !== undefined) object(first);
    else chooseWords();
  };
  const accept = async () => {
    if (!isTogether) void act({ do: 'accept' });
    for (const by of together) await act({ do: 'accept' }, {}, by);
  };
  return (
    <section class={mayAnswer ? 'dispute dispute-asks' : 'dispute'} aria-label={text.dispute}>
      {left !== null && <Ring left={left} total={view.options.disputeSeconds ?? left} />}
      <p class="dispute-about">
        <span class="dispute-said">
          {isTogether ? text.anyObjection : mayAnswer ? text.mayDispute : waits} <span class="sm muted">{about}</span>
        </span>
      </p>
      {mayAnswer && (
        <div class="dispute-answers">
          <Button look="danger" off={!isSeen} onClick={startDispute}>
            <span>
              {text.dispute} {cost > 0 && <small class="dispute-cost">{text.disputeCost(cost, open.length)}</small>}
            </span>
          </Button>
          <Button look="line" off={!isSeen} onClick={() => void accept()}>
            {isTogether ? text.noObjection : text.accept}
          </Button>
        </div>
      )}
      {isTogether && isNaming.value && (
        <AsideSheet title={text.whoObjects} icon="flag" onClose={() => (isNaming.value = false)}>
          <div class="dispute-names">
            {together.map((by) => (
              <Button key={by} look="line" onClick={() => object(by)}>
                {names[by]}
              </Button>
            ))}
          </div>
        </AsideSheet>
      )}
      {mayAnswer && isChoosing.value && (
        <DisputeSheet words={open} cost={cost} onDispute={dispute} onClose={() => (isChoosing.value = false)} />
      )}
    </section>
  );
}

/** The points that a dispute costs if the words are valid, as the engine offers it to a seat of this page. */
function costOf({ views }: TableStore, { game }: TableInfo, seat: Seat | null): number {
  const view = seat === null ? undefined : views.value.get(seat);
  return view ? (offerTo(GAMES[game], view, 'dispute')?.cost ?? 0) : 0;
}

function hasDisputed({ entries }: TableStore, view: GameView, seat: Seat | null): boolean {
  return storyOf(entries.value, view).turns.some(({ disputes }) => disputes.some(({ by }) => by === seat));
}
