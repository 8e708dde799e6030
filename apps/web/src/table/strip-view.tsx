/** A word on the mat: its letters as buttons, its grip and its label. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { isJoker, isOwn, letterOf, mayTouch, type Strip, type TileKey } from './draft.ts';
import { type TableModel, useComputedFrom } from './model.ts';
import type { StripReading } from './reading.ts';
import { opensGaps, type Selection } from './selection.ts';
import { stateOf } from './sentences.ts';

/** The mark of a word from the last turn. */
export interface LastMark {
  readonly text: string;
  readonly scores: boolean;
  /** The player knows their own words: only the points start from them. */
  readonly isOwn: boolean;
}

interface StripViewProps {
  readonly model: TableModel;
  readonly strip: Strip;
  /** The number of letters after which the strip wraps. */
  readonly line: number;
  readonly last: LastMark | null;
}

type Look = 'lying' | 'score' | 'good' | 'bad' | 'build' | 'changed';

export function StripView({ model, strip, line, last }: StripViewProps) {
  const { key } = strip;
  const isOpen = useComputedFrom([model, strip], () => opensGaps(model.draft.value, model.chosen.value, strip));
  const trail = useComputedFrom([model, strip], () => trailOf(strip, model.trail.value));
  const isCarried = useComputedFrom([model, strip], () =>
    strip.tiles.some((tile) => model.dragged.value.includes(tile)),
  );
  const reading = model.reading.value.strips.get(key);
  if (!reading) return null;
  const state = stateOf(reading);
  const look = lookOf(reading);
  const draft = model.draft.value;
  const marks = [
    'strip',
    `strip-${look}`,
    last && !last.isOwn && !reading.isChanged ? 'strip-last' : '',
    last?.scores ? 'strip-scored' : '',
    isCarried.value ? 'strip-carried' : '',
    isOpen.value ? 'strip-open' : '',
  ];
  const { length } = strip.tiles;
  const letters = strip.tiles.map((tile) => letterOf(draft, tile) ?? '?');
  return (
    <li class={marks.filter(Boolean).join(' ')} data-strip={key}>
      {model.mayArrange && mayTouch(draft, strip) && (
        <button
          type="button"
          class="strip-grip"
          data-grip={key}
          tabIndex={-1}
          aria-label={t().table.wholeWord(reading.word)}
        />
      )}
      <ul
        class="strip-letters"
        aria-label={t().table.strip(reading.word, state || (last && !last.isOwn ? last.text : ''))}
      >
        {strip.tiles.map((tile, place) => (
          <Place key={tile} model={model} strip={strip} place={place} line={line}>
            {isOpen.value && <Gap at={place} letters={letters} />}
            <Letter model={model} tile={tile} />
            {isOpen.value && place === length - 1 && <Gap at={length} letters={letters} />}
          </Place>
        ))}
        {trail.value && (
          <li class={`strip-trail strip-trail-${trail.value.way}`} style={trail.value.style} aria-hidden="true" />
        )}
      </ul>
      {state !== '' && (
        <div class="strip-state" aria-hidden="true">
          <StateTag look={look} text={state} />
        </div>
      )}
      {state === '' && last?.scores && !last.isOwn && (
        <span class="strip-said" aria-hidden="true">
          {last.text}
        </span>
      )}
    </li>
  );
}

const TAGS: Partial<Record<Look, IconName>> = { score: 'star', good: 'check', bad: 'cross' };

function StateTag({ look, text }: { look: Look; text: string }) {
  const icon = TAGS[look];
  return (
    <span class={`strip-tag strip-tag-${look}`}>
      {icon && <Icon name={icon} small />}
      {text}
    </span>
  );
}

function lookOf({ isChanged, fault, points, isGood }: StripReading): Look {
  if (fault === 'word-unknown') return 'bad';
  if (fault) return 'build';
  if (!isChanged) return 'lying';
  if (points !== null) return 'score';
  return isGood ? 'good' : 'changed';
}

interface PlaceProps extends Pick<StripViewProps, 'model' | 'strip' | 'line'> {
  readonly place: number;
  readonly children: ComponentChildren;
}

/** Its class is a signal: a drag over the strip renders nothing again. */
function Place({ model, strip, place, line, children }: PlaceProps) {
  const look = useComputedFrom([model, strip, place, line], () => {
    const aim = model.target.value;
    const gap = aim && 'strip' in aim && aim.strip === strip.key ? aim.at : null;
    return placeClass(place, { length: strip.tiles.length, line, gap });
  });
  return <li class={look}>{children}</li>;
}

/** Shifts letters beside the drop target, and marks where a strip wraps. */
function placeClass(
  place: number,
  { length, line, gap }: { length: number; line: number; gap: number | null },
): string {
  const hyphen = place % line === line - 1 && place < length - 1 ? ' strip-place-hyphen' : '';
  const isBeside = gap !== null && Math.floor(place / line) === Math.floor(Math.min(gap, length - 1) / line);
  return `strip-place${hyphen}${isBeside ? (place < gap ? ' strip-place-before' : ' strip-place-after') : ''}`;
}

/** Where a tap inserts the selection: before the letter at this place, or behind the last. */
function Gap({ at, letters }: { at: number; letters: readonly string[] }) {
  const text = t().table;
  const word = letters.join('');
  const name =
    at === 0
      ? text.gapBefore(word)
      : at === letters.length
        ? text.gapAfter(word)
        : text.gapBetween(letters[at - 1] ?? '', letters[at] ?? '', word);
  const end = at === 0 ? ' gap-end gap-first' : at === letters.length ? ' gap-end gap-last' : '';
  return <button type="button" class={`gap${end}`} data-gap={at} tabIndex={-1} aria-label={name} />;
}

/** The line of a swipe, from its first to its last letter. */
function trailOf({ tiles }: Strip, trail: Selection): { way: 'left' | 'right'; style: Record<string, number> } | null {
  const [first, last] = [tiles.indexOf(trail[0] ?? -1), tiles.indexOf(trail.at(-1) ?? -1)];
  if (first < 0 || last < 0 || first === last) return null;
  return {
    way: last < first ? 'left' : 'right',
    style: { '--from': Math.min(first, last), '--to': Math.max(first, last) },
  };
}

function Letter({ model, tile }: { model: TableModel; tile: TileKey }) {
  const draft = model.draft.value;
  const isChosen = useComputedFrom([model, tile], () => model.chosen.value.includes(tile));
  const isStop = useComputedFrom([model, tile], () => model.tabStops.value.includes(tile));
  const isCarried = useComputedFrom([model, tile], () => model.dragged.value.includes(tile));
  const letter = letterOf(draft, tile);
  const marks = { draft: isOwn(draft, tile), named: isJoker(draft, tile), joker: isJoker(draft, tile) };
  const more = `${isChosen.value ? 'letter-chosen' : ''} ${isCarried.value ? 'letter-carried' : ''}`.trim();
  return (
    <button
      type="button"
      class={tileClass(marks, `letter ${more}`.trim())}
      data-tile={tile}
      tabIndex={isStop.value ? 0 : -1}
      aria-label={letterName(model, tile)}
      aria-pressed={model.mayArrange ? isChosen.value : undefined}
    >
      <TileFace letter={letter ?? '?'} />
      <OrderMark model={model} tile={tile} />
    </button>
  );
}

/** The position in the new word. */
export function OrderMark({ model, tile }: { model: TableModel; tile: TileKey }) {
  const place = useComputedFrom([model, tile], () => model.chosen.value.indexOf(tile));
  if (place.value < 0) return null;
  return (
    <span class="letter-order" aria-hidden="true">
      {place.value + 1}
    </span>
  );
}

export function letterName(model: TableModel, tile: TileKey): string {
  const draft = model.draft.value;
  const letter = letterOf(draft, tile);
  const { joker, jokerAs, ownLetter } = t().table;
  const name = isJoker(draft, tile) ? (letter === null ? joker : jokerAs(letter)) : (letter ?? '');
  const isLaid = isOwn(draft, tile) && draft.strips.some(({ tiles }) => tiles.includes(tile));
  return isLaid ? ownLetter(name) : name;
}
