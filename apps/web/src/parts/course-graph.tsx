/** The scores of a game as lines: one per player, one point per round, and the final scores at the end. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { graphScale } from './graph-scale.ts';
import './course-graph.css';

interface CourseGraphProps {
  /** The scores of all players after each round, the final scores last. */
  readonly columns: readonly (readonly number[])[];
  /** By player; the class gives the line its colour. */
  readonly players: readonly { readonly name: string; readonly colour: string }[];
  /** The round that is marked. */
  readonly now?: number;
}

const LEFT = 46;
const TOP = 14;
const BOTTOM = 30;
/** The gap before a name at the end of a line, and the average width of a letter. */
const NAME_FROM = 14;
const LETTER = 8.5;

/** Width by height, at least; beside a longer column it is higher. */
const RATIO = { wide: 2.4, narrow: 1.5 };
const MOST_GROWTH = 2;
/** The numbers of rounds are as far apart, at least. */
const MARK = 54;
/** In between, the picture is drawn in pixels of the page, so that its text keeps its size. */
const WIDTHS = { least: 340, most: 720 };

export function CourseGraph({ columns: rounds, players, now = -1 }: CourseGraphProps) {
  const text = t();
  const frame = useRef<HTMLDivElement>(null);
  const ratio = matchMedia('(max-width: 600px)').matches ? RATIO.narrow : RATIO.wide;
  const { width, height } = useSize(frame, ratio);
  const final = rounds.at(-1) ?? [];
  const said = players.map(({ name }, of) => `${shorten(name)} ${final[of]}`);
  const right = NAME_FROM + Math.max(...said.map(({ length }) => length)) * LETTER;
  const columns = [final.map(() => 0), ...rounds];
  const graph = graphScale(columns);
  const x = (column: number) => LEFT + (column * (width - LEFT - right)) / (columns.length - 1);
  const y = (score: number) =>
    TOP + ((graph.highest - score) * (height - TOP - BOTTOM)) / (graph.highest - graph.lowest);
  const labels = labelPlaces(final.map(y), height - BOTTOM);
  return (
    <section class="course paper">
      <h2>{text.end.course}</h2>
      <div class="course-frame" ref={frame} style={{ aspectRatio: ratio }}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.end.courseLabel}>
          {graph.marks.map((mark) => (
            <g key={mark}>
              <path class="course-line" d={`M${LEFT} ${y(mark)}H${width - right}`} />
              <text class="course-mark" x={LEFT - 8} y={y(mark) + 4} text-anchor="end">
                {mark}
              </text>
            </g>
          ))}
          {columns.map((_, column) =>
            isMarked(column, columns.length, width / MARK) ? (
              <text key={column} class="course-mark" x={x(column)} y={height - 8} text-anchor="middle">
                {column === columns.length - 1 ? text.end.endMark : column}
              </text>
            ) : null,
          )}
          {now >= 0 && <path class="course-now" d={`M${x(now + 1)} ${TOP}V${height - BOTTOM}`} />}
          {players.map(({ name, colour }, of) => (
            <g key={`${of} ${name}`} class={colour}>
              <path
                class="course-seat"
                d={columns.map((scores, column) => `${column ? 'L' : 'M'}${x(column)} ${y(scores[of] ?? 0)}`).join('')}
              />
              <circle class="course-dot" cx={x(columns.length - 1)} cy={y(final[of] ?? 0)} r="4.5" />
              <text class="course-name" x={width - right + NAME_FROM} y={(labels[of] ?? 0) + 5}>
                {said[of]}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function useSize(frame: RefObject<HTMLElement | null>, ratio: number): Size {
  const size = useSignal<Size>({ width: WIDTHS.most, height: WIDTHS.most / ratio });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return;
      const width = Math.min(Math.max(WIDTHS.least, box.width), WIDTHS.most);
      const growth = Math.min(Math.max(1, (box.height / box.width) * ratio), MOST_GROWTH);
      size.value = { width, height: (width / ratio) * growth };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, size, ratio]);
  return size.value;
}

const MOST_LETTERS = 11;
const shorten = (name: string) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name);

/** Only some rounds have room for their number. */
function isMarked(column: number, columns: number, marks: number): boolean {
  if (column === columns - 1) return true;
  const every = Math.ceil(columns / marks);
  return column > 0 && column % every === 0 && column < columns - every;
}

/** Names must not overlap: lower ones are moved down. */
function labelPlaces(wanted: readonly number[], lowest: number): readonly number[] {
  const places = [...wanted];
  const order = wanted.map((_, seat) => seat).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    last = Math.max(places[seat] ?? 0, last + 20);
    places[seat] = last;
  }
  const over = Math.max(0, last - lowest);
  return places.map((place) => place - over);
}
