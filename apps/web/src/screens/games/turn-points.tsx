/** The user's points per turn from game to game, as a line. */
import { useSignal } from '@preact/signals';
import { language, t } from '../../i18n/index.ts';
import { type Achievement, courseOf, type Filter, type FinishedGame } from './finished-game.ts';
import { tellCompany } from './finished-list.tsx';
import { gamesText } from './messages/index.ts';
import { titleOf } from './title.ts';

/** Fewer say nothing. */
const LEAST = 3;
const WIDTH = 360;
const HEIGHT = 150;
const [LEFT, RIGHT, TOP, BOTTOM] = [30, 44, 16, 26];
const STEP = 5;

export function TurnPoints({ games, filter }: { games: readonly FinishedGame[]; filter: Filter }) {
  const text = gamesText();
  const course = courseOf(games, filter);
  const named = useSignal<number | null>(null);
  const shown = course[named.value ?? -1];
  return (
    <section class="games-card paper" aria-labelledby="games-course">
      <header>
        <h2 id="games-course">{text.perTurn}</h2>
        <span class="muted" role="status">
          {shown ? tellPoint(shown) : filter.game ? titleOf(filter.game) : text.boardGames}
        </span>
      </header>
      {course.length < LEAST ? (
        <p class="muted">{text.tooFew(LEAST - course.length)}</p>
      ) : (
        <Line course={course} onName={(index) => (named.value = index)} />
      )}
    </section>
  );
}

function tellPoint({ game, value }: Achievement<number>): string {
  return `${t().home.day(game.at, Date.now())} ${tellCompany(game)}: ${gamesText().average(value)}`;
}

interface LineProps {
  readonly course: readonly Achievement<number>[];
  readonly onName: (index: number) => void;
}

function Line({ course, onName }: LineProps) {
  const text = gamesText();
  const values = course.map(({ value }) => value);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const lowest = Math.floor(Math.min(...values) / STEP) * STEP;
  const highest = Math.max(lowest + STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const step = Math.ceil((highest - lowest) / STEP / 4) * STEP;
  const marks = Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, index) => lowest + index * step);
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / (values.length - 1);
  const y = (value: number) => TOP + ((highest - value) * (HEIGHT - TOP - BOTTOM)) / (highest - lowest);
  return (
    <svg class="games-course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text.course(first, last, mean)}>
      {marks.map((mark) => (
        <g key={mark}>
          <path class="games-course-mark" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={y(mark) + 4} text-anchor="end">
            {mark}
          </text>
        </g>
      ))}
      {monthsOf(course).map(({ index, month }) => (
        <text key={index} x={x(index)} y={HEIGHT - 6} text-anchor={index === 0 ? 'start' : 'middle'}>
          {month}
        </text>
      ))}
      <path class="games-course-line" d={values.map((value, at) => `${at ? 'L' : 'M'}${x(at)} ${y(value)}`).join('')} />
      {course.map(({ game, value }, index) => (
        <g key={game.id} onPointerDown={() => onName(index)}>
          <circle class="games-course-reach" cx={x(index)} cy={y(value)} r="14" />
          <circle class="games-course-dot" cx={x(index)} cy={y(value)} r="4" />
        </g>
      ))}
      <text class="games-course-last" x={WIDTH - RIGHT + 8} y={y(last) + 5}>
        {text.average(last)}
      </text>
    </svg>
  );
}

/** Least distance between the names of months, in games out of all. */
const LEAST_APART = 1 / 7;

/** The first game of each month, where its name has room. */
function monthsOf(
  course: readonly Achievement<number>[],
): readonly { readonly index: number; readonly month: string }[] {
  const months = new Intl.DateTimeFormat(language(), { month: 'short' });
  const marks: { index: number; month: string }[] = [];
  for (const [index, { game }] of course.entries()) {
    const month = months.format(game.at);
    const before = marks.at(-1);
    const hasRoom = !before || (index - before.index) / (course.length - 1) >= LEAST_APART;
    if (month !== before?.month && hasRoom) marks.push({ index, month });
  }
  return marks;
}
