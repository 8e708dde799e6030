/** The mat with the words on it, in tiles as large as lets all of them be seen. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { wordOf } from './draft.ts';
import { fitTiles, gapsAt, isDense, type Room } from './fit.ts';
import { layOut } from './layout.ts';
import { useDrawn } from './of-turn.ts';
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
  const { side, line } = useFit(turn, mat);
  const { beside, below } = gapsAt(side);
  const draft = turn.draft.value;
  const text = t().table;
  const view = (strip: (typeof draft.strips)[number]) => (
    <StripView key={strip.key} turn={turn} strip={strip} line={line} last={last.get(wordOf(draft, strip)) ?? null} />
  );
  return (
    <section
      class={isDense(side) ? 'mat mat-dense' : 'mat'}
      ref={mat}
      style={{ '--side': `${side}px`, '--line': line, '--beside': `${beside}px`, '--below': `${below}px` }}
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
        {turn.may && (
          <li class="mat-new">
            <NewWord turn={turn} />
          </li>
        )}
      </ul>
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

/** Where letters become a word of their own: dropped here, or chosen and then this is tapped. */
function NewWord({ turn }: { turn: Turn }) {
  const isAimed = useDrawn([turn], () => turn.aim.value !== null && 'before' in turn.aim.value);
  return (
    <button
      type="button"
      class={isAimed.value ? 'mat-drop mat-drop-aimed' : 'mat-drop'}
      data-new-word
      aria-disabled={turn.chosen.value.length === 0}
      onClick={() => {
        if (turn.chosen.peek().length > 0) turn.put(turn.chosen.peek(), { before: null });
      }}
    >
      <Icon name="plus" small />
      {t().table.newWord}
    </button>
  );
}

/** A size for the table as the turn found it: nothing grows or shrinks under somebody's hand. */
function useFit(turn: Turn, mat: RefObject<HTMLElement | null>) {
  const room = useSignal<Room>({ width: 920, height: 570, largest: 51, reserve: 110 });
  const lengths = turn.draft.value.before.map(({ tiles }) => tiles.length);
  const fit = useRef({ key: '', fit: fitTiles(lengths, room.value) });
  useLayoutEffect(() => {
    const element = mat.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const height =
        element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      const isNarrow = width < 600;
      // On a phone a word of eleven letters still lies in one line.
      const largest = isNarrow ? Math.min(34, Math.floor(width / 11) - 2) : width < 1100 ? 51 : 60;
      room.value = { width, height, largest, reserve: isNarrow ? 40 : 110 };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mat, room]);
  const key = [...Object.values(room.value), ...lengths].join();
  if (fit.current.key !== key) fit.current = { key, fit: fitTiles(lengths, room.value) };
  return fit.current.fit;
}
