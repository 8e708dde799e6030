/** The mat with its words, in tiles as large as possible while all words are visible. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { restore } from './actions.ts';
import { wordOf } from './draft.ts';
import {
  belowAt,
  endAt,
  type FittedWord,
  fitTiles,
  isDense,
  LARGEST,
  LARGEST_FOR_CHILDREN,
  scaleBesideGaps,
} from './mat-fit.ts';
import type { TableModel } from './model.ts';
import { NewWord, NewWordRoom } from './new-word.tsx';
import type { StripReading } from './reading.ts';
import { groupStrips } from './strip-groups.ts';
import { type LastMark, StripView } from './strip-view.tsx';
import './mat.css';
import './strip.css';
import './strip-state.css';

interface MatProps {
  readonly model: TableModel;
  readonly mat: RefObject<HTMLElement | null>;
  /** Marks of the last turn, by word. */
  readonly last: ReadonlyMap<string, LastMark>;
  /** Whether the racks of a shared device are covered. */
  readonly isCovered: boolean;
}

export function Mat({ model, mat, last, isCovered }: MatProps) {
  const { side, line, telling } = useFit(model, mat, isCovered);
  const draft = model.draft.value;
  const text = t().table;
  // Scrolls the words of the last turn into view.
  const made = [...last.keys()].join();
  useEffect(() => {
    mat.current?.querySelector('.strip-last')?.scrollIntoView({ block: 'nearest' });
  }, [mat, made]);
  useChangeInSight(model, mat);
  const view = (strip: (typeof draft.strips)[number]) => (
    <StripView key={strip.key} model={model} strip={strip} line={line} last={last.get(wordOf(draft, strip)) ?? null} />
  );
  return (
    <section
      class={isDense(side) ? 'mat mat-dense' : 'mat'}
      data-telling={telling}
      ref={mat}
      style={{
        '--side': `${side}px`,
        '--line': line,
        '--end': `${endAt(side)}px`,
        '--below': `${belowAt(side)}px`,
        '--beside-gaps': scaleBesideGaps(side),
      }}
      aria-label={text.mat}
    >
      {draft.strips.length === 0 && <p class="mat-empty">{text.emptyTable}</p>}
      <ul class="mat-strips">
        {groupStrips(draft).map(({ from, strips }) =>
          from === null ? (
            strips.map(view)
          ) : (
            <Parts key={`from ${from}`} word={draft.before[from]?.reading ?? ''} onRestore={() => restore(model, from)}>
              {strips.map(view)}
            </Parts>
          ),
        )}
      </ul>
      {model.mayArrange ? <NewWord model={model} /> : model.isPlaying && <NewWordRoom />}
    </section>
  );
}

/** Scrolls the word that was just changed into view, with its label, which may come a moment later. */
function useChangeInSight({ draft, reading, isTouched }: TableModel, mat: RefObject<HTMLElement | null>): void {
  const before = useRef({ draft: draft.peek(), changed: -1 });
  useEffect(() => {
    const { strips } = draft.value;
    if (before.current.draft !== draft.value) {
      const was = new Map(before.current.draft.strips.map(({ key, tiles }) => [key, tiles.join()]));
      const changed = isTouched.peek() ? strips.findLast(({ key, tiles }) => was.get(key) !== tiles.join()) : undefined;
      before.current = { draft: draft.value, changed: changed?.key ?? -1 };
    }
    const { changed } = before.current;
    mat.current?.querySelector(`[data-strip="${changed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [draft.value, reading.value, mat]);
}

/** The parts of a word that was taken apart, with a button to restore it. */
function Parts({ word, onRestore, children }: { word: string; onRestore: () => void; children: ComponentChildren }) {
  const { from, restore } = t().table;
  return (
    <li class="mat-split">
      <ul class="mat-parts" aria-label={from(word)}>
        {children}
      </ul>
      <div class="mat-from">
        <Icon name="scissors" small />
        <span aria-hidden="true">{from(word)}</span>
        <button type="button" class="mat-restore" aria-label={restore(word)} title={restore(word)} onClick={onRestore}>
          <Icon name="undo" small />
        </button>
      </div>
    </li>
  );
}

/** Label heights: below a changed word, and above the parts of a word. */
const LABEL = 27;
/** What the frame of a changed word without a label takes. */
const FRAME = 8;
const SOURCE = 24;
/** Assumed length of the next word. */
const NEXT_WORD = 5;

/**
 * How much is said on the mat, the most first: all; of words that are merely good or changed nothing; only what scores
 * and what is no word. What is not written is in the accessible names.
 */
const TELLINGS = ['all', 'terse', 'bare'] as const;
type Telling = (typeof TELLINGS)[number];

/** The words that must be visible: first the table and one more word, then the current draft. */
function wordsInSight(
  { draft, reading, isTouched }: TableModel,
  { hasNext, telling }: { hasNext: boolean; telling: Telling },
): readonly FittedWord[] {
  if (!isTouched.value) {
    const lying = draft.value.before.map(({ tiles }) => ({ length: tiles.length, said: 0 }));
    return hasNext ? [...lying, { length: NEXT_WORD, said: LABEL }] : lying;
  }
  const isSaid: Readonly<Record<Telling, (read: StripReading) => boolean>> = {
    all: () => true,
    terse: ({ points, fault }) => points !== null || fault !== null,
    bare: ({ points, fault }) => points !== null || fault === 'word-unknown',
  };
  const labelOf = (read: StripReading | undefined) => {
    if (!read?.isChanged) return 0;
    return isSaid[telling](read) ? LABEL : FRAME;
  };
  return groupStrips(draft.value).flatMap(({ from, strips }) =>
    strips.map(({ key, tiles }) => ({
      length: tiles.length,
      from,
      said: (from === null || telling === 'bare' ? 0 : SOURCE) + labelOf(reading.value.strips.get(key)),
    })),
  );
}

/** The height that the mat last had beside a rack, and the window then. */
let besideRack = { window: '', height: 0 };

/**
 * A size at which all words are visible. Within a turn tiles may become smaller, never larger. While racks are covered,
 * the mat is higher, but words stay as they are.
 */
function useFit(model: TableModel, mat: RefObject<HTMLElement | null>, isCovered: boolean) {
  const room = useSignal({ width: 920, height: 510 });
  useLayoutEffect(() => {
    const element = mat.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const inside = (whole: number, ...edges: string[]) =>
        edges.reduce((rest, edge) => rest - Number.parseFloat(edge), whole);
      const newWord = element.querySelector<HTMLElement>('.new-word')?.offsetHeight ?? 0;
      const strips = element.querySelector('.mat-strips');
      const frame = strips ? Number.parseFloat(getComputedStyle(strips).paddingBottom) : 0;
      const height = inside(element.clientHeight, style.paddingTop, style.paddingBottom) - newWord - frame;
      const window = `${innerWidth} ${innerHeight}`;
      if (model.isPlaying) besideRack = { window, height };
      room.value = {
        width: inside(element.clientWidth, style.paddingLeft, style.paddingRight),
        height: isCovered && besideRack.window === window ? Math.min(height, besideRack.height) : height,
      };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mat, room, model.isPlaying, isCovered]);
  const { width, height } = room.value;
  const hasNext = model.isPlaying || isCovered;
  const most = model.isForChildren ? LARGEST_FOR_CHILDREN : LARGEST;
  const held = useRef<{ room: string; side: number; telling: Telling }>({ room: '', side: most, telling: 'all' });
  const place = `${width} ${height}`;
  const isHeld = model.isTouched.value && held.current.room === place;
  const largest = isHeld ? held.current.side : most;
  // Nor is more said again within a turn.
  const tellings = TELLINGS.slice(isHeld ? TELLINGS.indexOf(held.current.telling) : 0);
  const ways = tellings.map((telling) => ({ telling, words: wordsInSight(model, { hasNext, telling }) }));
  const key = JSON.stringify([width, height, largest, ways]);
  const fit = useMemo(() => {
    const fits = ways.map(({ telling, words }) => ({ telling, ...fitTiles(words, { width, height, largest }) }));
    return fits.reduce((found, fit) => (found.isWhole ? found : fit));
  }, [key]);
  held.current = { room: place, side: fit.side, telling: fit.telling };
  return fit;
}
