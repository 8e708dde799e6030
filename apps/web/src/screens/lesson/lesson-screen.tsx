/** A lesson in progress: the real table, with a note beside it instead of seats and score pad. */
import type { Doing, GameId, Refusal, Seat } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { announce } from '../../app/live-region.tsx';
import { notify } from '../../app/notice.tsx';
import { TopBar } from '../../app/shell.tsx';
import { hrefTo } from '../../base/address.ts';
import type { Sent } from '../../connection/outbox.ts';
import type { StepText } from '../../games/lessons/messages/lesson-messages.ts';
import { GAME_LOOKS } from '../../games/looks.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { isTable } from '../../play/awaited-seats.ts';
import type { Attempt, LessonParts } from '../../play/contract.ts';
import { storyOf } from '../../play/story.ts';
import { Why } from '../../play/why-on-demand.ts';
import { GameTable } from '../play/game-table.tsx';
import { forgetDraft, type TaskTable } from './lesson-table.ts';
import { lessonText } from './messages/index.ts';
import { StepList } from './step-list.tsx';
import '../play/low-window.css';
import '../play/play-screen.css';
import '../play/play-header.css';
import './lesson-screen.css';

/** Imported here it would become part of the first load, as everything that two files share. */
const RefusalSheet = lazy(
  async () => (await import('../on-demand.ts')).RefusalSheet,
  () => null,
);

const NOTHING: readonly string[] = [];

interface LessonScreenProps {
  readonly game: GameId;
  readonly table: TaskTable;
  /** By seat. */
  readonly names: readonly string[];
  readonly title: string;
  /** What comes before the title where there is room. */
  readonly above?: readonly string[];
  readonly texts: readonly StepText[];
  /** Where a closed lesson leads, and what that is called. */
  readonly back: string;
  readonly leave: string;
  /** Said while a move is looked at, if that takes a while. */
  readonly thinking?: string;
  readonly onFinish: () => void;
  /** Shown once all steps are behind the learner. */
  readonly end: ComponentChildren | null;
}

export function LessonScreen({
  game,
  table,
  names,
  title,
  above = NOTHING,
  texts,
  back,
  leave,
  thinking = '',
  onFinish,
  end,
}: LessonScreenProps) {
  const text = lessonText();
  const { store } = table;
  const whole = [...above, title].join(' ');
  const number = table.number.value;
  const isDone = table.isDone.value;
  const step = end ? { title: whole, note: text.finished.text } : (texts[number] ?? { title: '', note: '' });
  const answer = useSignal('');
  const refused = useSignal<{ readonly refusal: Refusal; readonly attempt: Attempt; readonly note: string } | null>(
    null,
  );
  useEffect(() => forgetDraft, []);
  useEffect(() => {
    document.title = `${whole} · Lettertafel`;
  }, [whole]);
  useSpokenStep(table, texts);

  const info = store.info.value;
  const view = store.view.value;
  if (!info || !view) return null;

  const refuse = (refusal: Refusal, attempt: Attempt = {}) => {
    const note = [attempt.note?.(refusal) ?? '', step.help ?? ''].filter(Boolean).join(' ');
    refused.value = { refusal, attempt, note };
  };
  const act = async (doing: Doing, attempt?: Attempt, _by?: Seat): Promise<Sent> => {
    answer.value = thinking;
    const reply = await table.try(doing);
    answer.value = '';
    if (reply === 'done') return { number: store.entries.peek().length };
    if ('missed' in reply || 'told' in reply) {
      const told = 'told' in reply ? reply.told : text.missed[reply.missed](reply.score);
      answer.value = [told, step.help ?? ''].join(' ').trim();
      announce(answer.value);
      // The draft stays, and nothing has happened.
      return { problem: { code: 'failed-here' } };
    }
    if ('refusal' in reply) refuse(reply.refusal, attempt);
    else notify({ text: t().problems[reply.problem.code] });
    return reply;
  };
  const show = async () => {
    answer.value = thinking;
    const trouble = await table.show();
    answer.value = '';
    if (trouble) notify({ text: t().problems[trouble.code] });
  };
  const goTo = (to: number) => {
    answer.value = '';
    refused.value = null;
    if (to < texts.length) table.goTo(to);
    else onFinish();
  };
  const turn = storyOf(store.entries.value, view).turns.findLast(({ seat }) => seat === table.seat.value);
  const isLooking = isDone || end !== null;
  const said = isLooking ? '' : answer.value;
  const lesson: LessonParts = {
    steps: (
      <StepList
        titles={texts.map((one) => one.title)}
        {...{ number, past: table.past.value }}
        onBack={number > 0 && end === null ? () => goTo(number - 1) : null}
        onSkip={isLooking ? null : () => goTo(number + 1)}
      />
    ),
    head: (
      <div class="slip-line lesson-head">
        <h2>{step.title}</h2>
        <p class="lesson-ask">{step.note}</p>
      </div>
    ),
    note: <p class={said ? 'lesson-note lesson-missed' : 'lesson-note'}>{said || step.note}</p>,
    more: isLooking ? (
      <div class="lesson-more">
        {end ?? (
          <>
            {step.done && <p class="lesson-done paper">{step.done}</p>}
            {turn && turn.score > 0 && (
              <div class="lesson-why paper">
                <Why game={game} turn={turn} view={view} info={info} isTitled />
              </div>
            )}
            <NextButton onClick={() => goTo(number + 1)} />
          </>
        )}
      </div>
    ) : (
      <div class="lesson-more" />
    ),
  };
  return (
    <div class={`play lesson ${isLooking ? 'lesson-looking' : ''} ${GAME_LOOKS[game].ground}`}>
      <div class="play-header">
        <TopBar
          start={
            <a class="play-back" href={hrefTo(back)} aria-label={leave}>
              <Icon name="cross" />
            </a>
          }
          where={
            <h1 class="play-title">
              {above.map((part) => (
                <span key={part} class="lesson-above">
                  {part}{' '}
                </span>
              ))}
              <span class="play-way">{title}</span>
            </h1>
          }
        >
          {!isLooking && (
            <Button look="plain" class="lesson-show" icon="eye" label={text.show} onClick={() => void show()}>
              <span class="lesson-show-text">{text.show}</span>
            </Button>
          )}
          <a class="lesson-leave link" href={hrefTo(back)}>
            {leave}
          </a>
        </TopBar>
      </div>
      <GameTable
        key={`${number} ${isLooking}`}
        {...{ table: store, info, view, names, act, refuse, lesson }}
        // Tiles of a table game stay in view: how many there are is part of the lesson.
        seat={isLooking && !isTable(view) ? null : table.seat.value}
      />
      {refused.value && (
        <RefusalSheet
          game={game}
          info={info}
          options={view.options}
          {...refused.value}
          onClose={() => {
            refused.value = null;
          }}
        />
      )}
    </div>
  );
}

/** It has the focus, so that Enter goes on. */
function NextButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button look="main" class="lesson-next" buttonRef={button} onClick={onClick}>
      {lessonText().next}
    </Button>
  );
}

/** Where the keys of a new step begin: the board's chosen square, or the table. */
const START = '.board [tabindex="0"], #content';

/** Says each step, and what was learnt when it is done. */
function useSpokenStep({ number, isDone }: TaskTable, texts: readonly StepText[]): void {
  const isFirst = useRef(true);
  const step = texts[number.value];
  const has = isDone.value;
  const all = texts.length;
  useEffect(() => {
    if (!step) return;
    const text = lessonText();
    announce(has && step.done ? step.done : `${text.step(number.peek() + 1, all)}. ${step.title}. ${step.note}`);
    if (!isFirst.current && !has) document.querySelector<HTMLElement>(START)?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [step, has]);
}
