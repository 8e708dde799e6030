/** A worked example of a booklet, to be laid by hand. */
import { type GameId, gameById, isBoardGame } from '@lettertafel/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { go } from '../../app/router.ts';
import { type Exercise, exercisesOf } from '../../games/lessons/practice.ts';
import { t } from '../../i18n/index.ts';
import { optionName, optionValue } from '../../new-game/option-words.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { makeLessonTable } from './lesson-table.ts';
import { lessonText } from './messages/index.ts';
import { noteLaid } from './progress.ts';

const NotFoundScreen = lazy(async () => (await import('../on-demand.ts')).NotFoundScreen);

/** `number` counts from 1. */
export function Practice({ game, number }: { game: GameId; number: number }) {
  const exercises = exercisesOf(game);
  const exercise = exercises[number - 1];
  if (!exercise) return <NotFoundScreen />;
  return <Laying key={number} {...{ game, number, exercise }} isLast={number === exercises.length} />;
}

interface LayingProps {
  readonly game: GameId;
  readonly number: number;
  readonly exercise: Exercise;
  readonly isLast: boolean;
}

function Laying({ game, number, exercise, isLast }: LayingProps) {
  const { lesson, words, score, key } = exercise;
  const table = useMemo(() => makeLessonTable({ game, lesson, also: words }), [game, lesson, words]);
  const text = lessonText().examples;
  const { name, way } = t().common.games[game];
  const isDone = table.isDone.value;
  useEffect(() => {
    if (isDone) noteLaid(game, key);
  }, [isDone, game, key]);
  const ask = [isBoardGame(game) ? text.board(score) : text.table(score), ...agreed(game, exercise.options)].join(' ');
  return (
    <LessonScreen
      game={game}
      table={table}
      names={[t().common.me, t().common.computer]}
      above={way ? [name] : []}
      title={way || name}
      texts={[{ title: text.one(number), note: ask, help: text.help, done: text.done(score) }]}
      back={`/learn?examples=${game}`}
      leave={lessonText().leave}
      onFinish={() => go(isLast ? `/learn?examples=${game}` : `/learn/${game}?example=${number + 1}`)}
      end={null}
    />
  );
}

/** Where the example does not follow the booklet's usual way. */
function agreed(game: GameId, options: object): readonly string[] {
  const { optionTable } = gameById(game);
  const words = Object.entries(options).flatMap(([name, value]) => {
    const option = optionTable[name];
    return option ? [`${optionName(name)}: ${optionValue(name, option, value)}.`] : [];
  });
  return words.length > 0 ? [lessonText().examples.withOptions, ...words] : [];
}
