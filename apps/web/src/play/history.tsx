/** The score pad: a column per player, a row per round. A cell shows its explanation in place. */
import { roundsOf, type Turn } from '@lettertafel/engine';
import { useComputed, useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { shownWord } from '../parts/shown-word.ts';
import type { GameTableProps } from './contract.ts';
import { meAt, seatColour, shortNameAt } from './names.ts';
import { storyOf } from './story.ts';
import { cardName } from './story-sentences.ts';
import { Why } from './why-on-demand.ts';
import './history.css';

type HistoryProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names'>;

export function History({ table, info, view, seat, names }: HistoryProps) {
  const text = t();
  const seats = view.seats.length;
  const me = meAt(info, seat);
  const story = useComputed(() => storyOf(table.entries.value, view));
  const opened = useSignal<number | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { turns } = story.value;
  const rounds = roundsOf(turns);
  useEffect(() => {
    const { current: rows } = body;
    if (!rows?.parentElement || turns.length === 0) return undefined;
    // Keeps the latest turn visible, even when the space above the pad grows.
    const observer = new ResizeObserver(() => rows.scrollTo({ top: latestRounds(rows) }));
    observer.observe(rows.parentElement);
    return () => observer.disconnect();
  }, [turns.length]);
  let number = -1;
  return (
    <section class="pad paper" aria-label={text.play.history} data-seats={seats} style={{ '--seats': seats }}>
      <div class="pad-bind" />
      <div class="pad-body" ref={body} tabIndex={-1}>
        <table class="pad-table">
          <thead>
            <tr>
              <th class="pad-round">
                <span class="unseen">{text.play.round}</span>
              </th>
              {names.map((name, of) => (
                <th key={`${of} ${name}`} scope="col" class={seatColour(of, seats, me)}>
                  <span class="pad-name">{of === me ? text.common.me : name}</span>
                  <span class="pad-initial" aria-hidden="true">
                    {of === me ? text.common.me : shortNameAt(info, of, name)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round, index) => {
              const first = number + 1;
              number += round.length;
              const open = round[(opened.value ?? -1) - first];
              return (
                <Fragment key={first}>
                  <tr class="pad-row">
                    <th class="pad-round" scope="row">
                      {index + 1}
                    </th>
                    {names.map((name, of) => {
                      return (
                        <td key={`${of} ${name}`}>
                          {round.map((turn, at) => (
                            <Fragment key={at}>
                              {turn.seat === of && (
                                <Cell
                                  turn={turn}
                                  isOpen={opened.value === first + at}
                                  onOpen={() => {
                                    opened.value = opened.value === first + at ? null : first + at;
                                  }}
                                />
                              )}
                              {turn.disputes
                                .filter(({ by, penalty }) => by === of && penalty !== 0)
                                .map(({ penalty }) => (
                                  <Quiet
                                    key="penalty"
                                    label={text.play.disputed}
                                    points={penalty}
                                    sum={turn.scores[of]}
                                  />
                                ))}
                            </Fragment>
                          ))}
                        </td>
                      );
                    })}
                  </tr>
                  {open && (
                    <tr>
                      <td class="pad-why" colSpan={seats + 1}>
                        <Why game={info.game} turn={open} view={view} info={info} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The scroll position that shows the latest round and cuts no round at the top, unless it is too high for the pad. */
function latestRounds(rows: HTMLElement): number {
  const table = rows.querySelector('table');
  const head = rows.querySelector('thead');
  if (!table || !head) return 0;
  const atLeast = table.offsetHeight - rows.clientHeight;
  const tops = [...rows.querySelectorAll<HTMLElement>('.pad-row')].map((row) => row.offsetTop - head.offsetHeight);
  return tops.find((top) => top >= atLeast) ?? atLeast;
}

function Cell({ turn, isOpen, onOpen }: { turn: Turn; isOpen: boolean; onOpen: () => void }) {
  const text = t().play;
  const { what, word, score, stands, seat, scores } = turn;
  if (what === 'took-score') {
    return <Quiet label={t().cards.kinds['take-last-score'].name} points={score} sum={scores[seat]} />;
  }
  if (what !== 'laid' && what !== 'arranged') return <Quiet label={text.acts[what](turn.tiles)} sum={scores[seat]} />;
  const isPencil = stands === 'open';
  const cards = turn.cards.flatMap(({ choice, voidedBy }) => (voidedBy === null ? [cardName(choice.card)] : []));
  return (
    <button
      type="button"
      class={`pad-cell${isPencil ? ' pad-pencil' : ''}${stands === 'lost' ? ' pad-lost' : ''}`}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span class="pad-word" style={{ '--letters': word?.length ?? 0 }}>
        {word === null ? text.rearranged : shownWord(word)}
      </span>
      {cards.length > 0 && <small class="pad-cards">{t().common.list(cards)}</small>}
      <span class="pad-sum">
        <b>{isPencil ? `${score}?` : score}</b>
        <span>{isPencil ? (scores[seat] ?? 0) + score : scores[seat]}</span>
      </span>
    </button>
  );
}

/** Without a word and its explanation. */
function Quiet({ label, points, sum }: { label: string; points?: number; sum: number | undefined }) {
  return (
    <span class="pad-cell pad-quiet">
      <span class="pad-word">{label}</span>
      <span class="pad-sum">
        {points !== undefined && <b>{t().common.signed(points)}</b>}
        <span>{sum}</span>
      </span>
    </span>
  );
}
