/** The introduction of a game: its steps, and what can follow them. */
import type { GameId } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { botLevel } from '../../app/preferences.ts';
import { LESSONS } from '../../games/lessons/index.ts';
import type { Lesson } from '../../games/lessons/lesson.ts';
import { t } from '../../i18n/index.ts';
import { againstComputer, startGame } from '../../new-game/start-game.ts';
import { useBusy } from '../../parts/busy.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { makeLessonTable } from './lesson-table.ts';
import { lessonText, stepText } from './messages/index.ts';
import { noteFinished } from './progress.ts';

export function Introduction({ game }: { game: GameId }) {
  const lesson: Lesson = LESSONS[game];
  const table = useMemo(() => makeLessonTable({ game, lesson }), [game, lesson]);
  const isOver = useSignal(false);
  const { name, way } = t().common.games[game];
  const text = lessonText();
  return (
    <LessonScreen
      game={game}
      table={table}
      names={[t().common.me, t().common.computer]}
      above={[`${text.title}:`, ...(way ? [name] : [])]}
      title={way || name}
      texts={lesson.steps.map(({ key }) => stepText(game, key))}
      back="/learn"
      leave={text.leave}
      onFinish={() => {
        noteFinished(game);
        isOver.value = true;
      }}
      end={isOver.value ? <LessonEnd game={game} /> : null}
    />
  );
}

function LessonEnd({ game }: { game: GameId }) {
  const text = lessonText();
  const busy = useBusy();
  const play = useRef<HTMLButtonElement>(null);
  // Where the button to go on had it.
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  const { name, way } = t().common.games[game];
  const begin = (isPractice: boolean) =>
    void busy.start(() => startGame(againstComputer(game, botLevel.peek()), isPractice));
  return (
    <section class="lesson-end paper" role="status">
      {/* The slip says it too. */}
      <h2 class="unseen">{text.finished.title(`${name} ${way}`.trim())}</h2>
      <p class="unseen">{text.finished.text}</p>
      <Button look="main" icon="bot" off={busy.isBusy} buttonRef={play} onClick={() => begin(false)}>
        {text.play}
      </Button>
      <Button look="line" icon="eye" off={busy.isBusy} onClick={() => begin(true)}>
        {text.practise}
      </Button>
      <LinkButton look="line" icon="book" href={`/learn?examples=${game}`}>
        {text.examples.title}
      </LinkButton>
      <LinkButton look="plain" href="/learn">
        {text.others}
      </LinkButton>
    </section>
  );
}
