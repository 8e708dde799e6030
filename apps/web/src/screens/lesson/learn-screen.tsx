/** Learning: the list of lessons, an introduction, or a worked example to lay. */
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { Screen } from '../../app/shell.tsx';
import { hrefTo } from '../../base/address.ts';
import { type Exercise, exercisesOf } from '../../games/lessons/practice.ts';
import { t } from '../../i18n/index.ts';
import { GamePicture } from '../../parts/game-picture.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Introduction } from './introduction.tsx';
import { lessonText } from './messages/index.ts';
import { Practice } from './practice.tsx';
import { isFinished, isLaid } from './progress.ts';
import './learn-screen.css';

interface LearnProps {
  readonly game: GameId | null;
  /** The number of a worked example, from 1. */
  readonly example: number | null;
}

export function LearnScreen({ game, example }: LearnProps) {
  if (game === null) return <LessonList />;
  return example === null ? <Introduction game={game} /> : <Practice game={game} number={example} />;
}

function LessonList() {
  const text = lessonText();
  return (
    <Screen
      title={text.title}
      class="learn"
      where={<b>{text.title}</b>}
      content={
        <>
          <h1 class="unseen">{text.title}</h1>
          <p class="learn-about">{text.about}</p>
          <ul class="learn-games">
            {GAME_IDS.map((game) => (
              <LessonCard key={game} game={game} />
            ))}
          </ul>
          <section aria-labelledby="examples">
            <h2 id="examples">{text.examples.title}</h2>
            <p class="learn-about">{text.examples.about}</p>
            {GAME_IDS.map((game) => (
              <ExampleList key={game} game={game} />
            ))}
          </section>
        </>
      }
    />
  );
}

function LessonCard({ game }: { game: GameId }) {
  const { card } = t().common.games[game];
  return (
    <li>
      <a class="learn-card" href={hrefTo(`/learn/${game}`)}>
        <GamePicture game={game} />
        <span>
          <b>{card.name}</b> <small>{card.about}</small>
        </span>
        {isFinished(game) && (
          <span class="learn-done">
            <Icon name="check" small /> {lessonText().done}
          </span>
        )}
      </a>
    </li>
  );
}

function ExampleList({ game }: { game: GameId }) {
  const text = lessonText();
  const { name, way } = t().common.games[game];
  const exercises = exercisesOf(game);
  const count = exercises.filter(({ key }) => isLaid(game, key)).length;
  // From the end of a lesson only the examples of its game matter.
  const isOpen = new URLSearchParams(location.hash.split('?')[1] ?? location.search).get('examples') === game;
  return (
    <details class="learn-examples paper" open={isOpen}>
      <summary>
        <b>{`${name} ${way}`.trim()}</b> <span class="muted">{text.examples.progress(count, exercises.length)}</span>
      </summary>
      <ol>
        {exercises.map((exercise, index) => (
          <li key={exercise.key}>
            <a class="learn-example" href={hrefTo(`/learn/${game}?example=${index + 1}`)}>
              <ExampleName exercise={exercise} />
              {isLaid(game, exercise.key) && (
                <span class="learn-done">
                  <Icon name="check" small /> <span class="unseen">{text.done}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What lies there and how much it must become: never the answer. */
function ExampleName({ exercise: { lesson, score } }: { exercise: Exercise }) {
  const { board = [], table = [], rack } = lesson.steps[0].position;
  const lying = [
    ...board.map((word) => word.split(' ')[1] ?? ''),
    ...table.map((word) => word.split('=').at(-1) ?? ''),
  ];
  return (
    <span>
      {[...lying, rack.replaceAll('@', '★').replaceAll('?', '★')].join(' + ')} <b>{t().common.points(score)}</b>
    </span>
  );
}
