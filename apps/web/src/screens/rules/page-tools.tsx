/** Above a rules page: a search in it, and printing. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { later } from '../../i18n/later.ts';
import { Button } from '../../parts/button.tsx';
import { markAll, unmark } from './find-in-page.ts';
import '../../parts/field.css';

/** Shorter input is on nearly every line. */
const SHORTEST = 2;

interface PageToolsProps {
  readonly article: RefObject<HTMLElement | null>;
  /** What the article shows. */
  readonly html: string;
}

export function PageTools({ article, html }: PageToolsProps) {
  const text = later().find;
  const wanted = useSignal('');
  const found = useSignal<readonly HTMLElement[]>([]);
  const place = useSignal(0);
  const { value: sought } = wanted;
  useEffect(() => {
    const marks = article.current && sought.trim().length >= SHORTEST ? markAll(article.current, sought) : [];
    found.value = marks;
    place.value = 0;
    return () => unmark(marks);
  }, [article, html, sought, found, place]);
  const count = found.value.length;
  const at = count > 0 ? place.value % count : 0;
  const shown = found.value[at];
  useEffect(() => {
    if (!shown) return undefined;
    const folded = shown.closest('details');
    if (folded) folded.open = true;
    shown.classList.add('rules-found');
    shown.scrollIntoView({ block: 'center' });
    return () => shown.classList.remove('rules-found');
  }, [shown]);
  const go = (by: number) => {
    if (count > 0) place.value = (at + by + count) % count;
  };
  return (
    <search class="rules-tools">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(1);
        }}
      >
        <input
          type="search"
          class="field-input"
          aria-label={text.label}
          placeholder={text.label}
          value={sought}
          maxLength={60}
          autocomplete="off"
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
        <span class="rules-count" role="status">
          {sought.trim().length >= SHORTEST && (count > 0 ? text.place(at + 1, count) : text.nothing)}
        </span>
        <Button look="plain" icon="up" label={text.previous} off={count === 0} onClick={() => go(-1)} />
        <Button look="plain" icon="down" label={text.next} off={count === 0} onClick={() => go(1)} />
        <Button look="plain" icon="print" label={text.print} onClick={() => print()} />
      </form>
    </search>
  );
}
