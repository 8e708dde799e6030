/** The mat with the words on it, in tiles as large as lets all of them be seen. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { restore } from './actions.ts';
import { wordOf } from './draft.ts';
import { belowAt, endAt, type FittedWord, fitTiles, isDense, LARGEST, spreadOf } from './mat-fit.ts';
import type { TableModel } from './model.ts';
import { NewWord } from './new-word.tsx';
import { groupStrips } from './strip-groups.ts';
import { type LastMark, StripView } from './strip-view.tsx';
import './mat.css';

interface MatProps {
  readonly model: TableModel;
  readonly mat: RefObject<HTMLElement | null>;
  /** What the last player made, by word. */
  readonly last: ReadonlyMap<string, LastMark>;
}

export function Mat({ model, mat, last }: MatProps) {
  const { side, line, spread, width } = useFit(model, mat);
  const draft = model.draft.value;
  const text = t().table;
  // On a full table what the last player made is brought into sight.
  const made = [...last.keys()].join();
  useEffect(() => {
    mat.current?.querySelector('.strip-last')?.scrollIntoView({ block: 'nearest' });
  }, [mat, made]);
  const view = (strip: (typeof draft.strips)[number]) => (
    <StripView
      key={strip.key}
      model={model}
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
      {model.mayArrange && <NewWord model={model} />}
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

/** Height of what is said under a word that has changed, and above one that was taken apart. */
const LABEL = 27;
const SOURCE = 24;
/** How long a word is that is still to be laid. */
const NEXT_WORD = 5;

/** What must be in sight: at first the table with one word more, then all that has been made of it. */
function wordsInSight({ draft, reading, isTouched, mayArrange }: TableModel): readonly FittedWord[] {
  if (!isTouched.value) {
    const lying = draft.value.before.map(({ tiles }) => ({ length: tiles.length, said: 0 }));
    return mayArrange ? [...lying, { length: NEXT_WORD, said: LABEL }] : lying;
  }
  return groupStrips(draft.value).flatMap(({ from, strips }) =>
    strips.map(({ key, tiles }) => ({
      length: tiles.length,
      said: (from === null ? 0 : SOURCE) + (reading.value.strips.get(key)?.changed ? LABEL : 0),
    })),
  );
}

/** A size at which all words are in sight. Within a turn tiles become smaller when they have to, and never larger. */
function useFit(model: TableModel, mat: RefObject<HTMLElement | null>) {
  const room = useSignal({ width: 920, height: 510 });
  useLayoutEffect(() => {
    const element = mat.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const inside = (whole: number, ...edges: string[]) =>
        edges.reduce((rest, edge) => rest - Number.parseFloat(edge), whole);
      const newWord = element.querySelector<HTMLElement>('.new-word')?.offsetHeight ?? 0;
      room.value = {
        width: inside(element.clientWidth, style.paddingLeft, style.paddingRight),
        height: inside(element.clientHeight, style.paddingTop, style.paddingBottom) - newWord,
      };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mat, room, model.mayArrange]);
  const { width, height } = room.value;
  const words = wordsInSight(model);
  const held = useRef({ room: '', side: LARGEST });
  const place = `${width} ${height}`;
  const largest = model.isTouched.value && held.current.room === place ? held.current.side : LARGEST;
  const key = [width, height, largest, ...words.flatMap(({ length, said }) => [length, said])].join();
  const fit = useMemo(() => fitTiles(words, { width, height, largest }), [key]);
  held.current = { room: place, side: fit.side };
  return { ...fit, width };
}
