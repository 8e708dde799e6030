/** The mat with the words on it, in tiles as large as lets all of them be seen. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { wordOf } from './draft.ts';
import { belowAt, endAt, fitTiles, isDense, type Room, SHORTEST_LINE, spreadOf } from './fit.ts';
import { layOut } from './layout.ts';
import { NewWord } from './new-word.tsx';
import { type LastMark, StripView } from './strip-view.tsx';
import type { Turn } from './turn.ts';
import './mat.css';

interface MatProps {
  readonly turn: Turn;
  readonly mat: RefObject<HTMLElement | null>;
  /** What the last player made, by word. */
  readonly last: ReadonlyMap<string, LastMark>;
}

export function Mat({ turn, mat, last }: MatProps) {
  const { side, line, spread, width } = useFit(turn, mat);
  const draft = turn.draft.value;
  const text = t().table;
  const view = (strip: (typeof draft.strips)[number]) => (
    <StripView
      key={strip.key}
      turn={turn}
      strip={strip}
      line={line}
      spread={spreadOf(Math.min(strip.tiles.length, line), { side, spread, width })}
      last={last.get(wordOf(draft, strip)) ?? null}
    />
  );
  return (
    <section
      class={isDense(side) ? 'mat mat-dense' : 'mat'}
      ref={mat}
      style={{
        '--side': `${side}px`,
        '--line': line,
        '--end': `${endAt(side)}px`,
        '--below': `${belowAt(side)}px`,
      }}
      aria-label={text.mat}
    >
      {draft.strips.length === 0 && <p class="mat-empty">{text.emptyTable}</p>}
      <ul class="mat-strips">
        {layOut(draft).map(({ from, strips }) =>
          from === null ? (
            strips.map(view)
          ) : (
            <Parts key={`from ${from}`} word={draft.before[from]?.reading ?? ''} onRestore={() => turn.restore(from)}>
              {strips.map(view)}
            </Parts>
          ),
        )}
      </ul>
      {turn.may && <NewWord turn={turn} />}
    </section>
  );
}

/** What is left of a word that was taken apart, with the way back. */
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

/** Height for what is said under the words that change. */
const LABELS = 28;
/** How long a word is that is still to be laid. */
const NEXT_WORD = 5;

/**
 * A size for the table as the turn found it, with room for one word more: nothing grows or shrinks under somebody's hand,
 * unless a word becomes too long for its line.
 */
function useFit(turn: Turn, mat: RefObject<HTMLElement | null>) {
  const size = useSignal({ width: 920, height: 510 });
  const { before, strips } = turn.draft.value;
  const lying = before.map(({ tiles }) => tiles.length);
  const lengths = turn.may ? [...lying, NEXT_WORD] : lying;
  const longest = Math.max(SHORTEST_LINE, ...lying, ...strips.map(({ tiles }) => tiles.length));
  useLayoutEffect(() => {
    const element = mat.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const inside = (whole: number, ...edges: string[]) =>
        edges.reduce((rest, edge) => rest - Number.parseFloat(edge), whole);
      const newWord = element.querySelector<HTMLElement>('.new-word')?.offsetHeight ?? 0;
      size.value = {
        width: inside(element.clientWidth, style.paddingLeft, style.paddingRight),
        height: inside(element.clientHeight, style.paddingTop, style.paddingBottom) - newWord,
      };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mat, size, turn.may]);
  const room: Room = { ...size.value, reserve: LABELS, longest };
  const key = [...Object.values(room), ...lengths].join();
  const fit = useMemo(() => fitTiles(lengths, room), [key]);
  return { ...fit, width: room.width };
}
