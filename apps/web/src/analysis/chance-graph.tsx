/** The chance of winning after each turn, with the costliest turns ringed. */
import { type CoursePoint, courseOf, type TurnAnalysis } from '@lettertafel/analysis';
import type { Seat, Story } from '@lettertafel/engine';
import { seatColour } from '../play/names.ts';
import { analysisText } from './messages/index.ts';
import '../parts/course-graph.css';

interface ChanceGraphProps {
  readonly story: Story;
  readonly turns: ReadonlyMap<number, TurnAnalysis>;
  readonly names: readonly string[];
  readonly own: Seat | null;
  /** The costliest turns of everybody. */
  readonly costliest: readonly number[];
  readonly now: number;
  readonly onTurn: (turn: number) => void;
}

const WIDTH = 380;
const HEIGHT = 190;
const LEFT = 46;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 14;
const MARKS = [0, 0.5, 1];

/** Nothing, until two turns can be joined by a line. */
export function ChanceGraph({ story, turns, names, own, costliest, now, onTurn }: ChanceGraphProps) {
  const text = analysisText();
  const points = courseOf(story, [...turns.values()]).sort((one, other) => one.turn - other.turn);
  if (points.length < 2) return null;
  const last = story.turns.length - 1;
  const x = (turn: number) => LEFT + (turn * (WIDTH - LEFT - RIGHT)) / Math.max(1, last);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const seats = shownSeats(names.length, own);
  const pick = (event: PointerEvent & { readonly currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * WIDTH;
    const nearest = [...turns.keys()].sort((one, other) => Math.abs(x(one) - at) - Math.abs(x(other) - at))[0];
    if (nearest !== undefined) onTurn(nearest);
  };
  return (
    <section class="course chance-graph paper">
      <h2>{text.course(seats.map((seat) => (seat === own ? null : (names[seat] ?? ''))))}</h2>
      {/* A shortcut for a pointer: the bar of turns does the same for keys. */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text.courseLabel(told(points, seats))}
        onPointerUp={pick}
      >
        {MARKS.map((mark) => (
          <g key={mark}>
            <path class="course-line" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
            <text class="course-mark" x={LEFT - 6} y={y(mark) + 4} text-anchor="end">
              {text.share(mark)}
            </text>
          </g>
        ))}
        <path class="course-now" d={`M${x(now)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {seats.map((seat) => {
          const line = points.flatMap(({ turn, chances }) => lineTo(x(turn), chances[seat] ?? null, y));
          const rings = points.filter(({ turn }) => costliest.includes(turn));
          return (
            <g key={seat} class={seatColour(seat, names.length, own)}>
              <path class="course-seat" d={`M${line.join('L')}`} />
              {rings.map(({ turn, chances }) => {
                const chance = chances[seat] ?? null;
                if (chance === null || (turns.get(turn)?.by !== seat && seats.length > 1)) return null;
                return <circle key={turn} class="chance-costly" cx={x(turn)} cy={y(chance)} r="5" />;
              })}
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** Of two players one line says it all. */
function shownSeats(players: number, own: Seat | null): readonly Seat[] {
  return players === 2 ? [own ?? 0] : Array.from({ length: players }, (_, seat) => seat);
}

function lineTo(x: number, chance: number | null, y: (chance: number) => number): readonly string[] {
  return chance === null ? [] : [`${x} ${y(chance)}`];
}

/** The figures of the first line, in per cent, for who does not see it. */
function told(points: readonly CoursePoint[], [seat = 0]: readonly Seat[]): readonly number[] {
  return points.flatMap(({ chances }) => {
    const chance = chances[seat] ?? null;
    return chance === null ? [] : [Math.round(100 * chance)];
  });
}
