/** A letter tile. Its size is the surrounding font size, so it serves thumbnails and headings alike. */
import type { ComponentChildren, Ref } from 'preact';
import './tile.css';

export interface TileProps {
  /** Its letter; empty for a blank. */
  readonly letter: string;
  /** Its value; absent if there is none or it would be too small to read. */
  readonly value?: number | undefined;
  /** A tile of the player's draft. */
  readonly draft?: boolean | undefined;
  /** Part of the last play. */
  readonly last?: boolean | undefined;
  /** A blank or joker with a letter. */
  readonly named?: boolean | undefined;
  /** A joker: shows a star beside its letter. */
  readonly joker?: boolean | undefined;
  /** It is marked as wrong. */
  readonly wrong?: boolean | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
  readonly tileRef?: Ref<HTMLElement>;
}

const MARKS = ['draft', 'last', 'named', 'joker', 'wrong'] as const;

/** The classes of a tile, for elements that are tiles themselves (a button on a rack). */
export function tileClass(marks: Partial<Record<(typeof MARKS)[number], boolean | undefined>>, more = ''): string {
  return ['tile', ...MARKS.filter((mark) => marks[mark]).map((mark) => `tile-${mark}`), more].filter(Boolean).join(' ');
}

/** The content of an element with `tileClass`. */
export function TileFace({ letter, value }: Pick<TileProps, 'letter' | 'value'>) {
  return (
    <>
      <span class={letter.length > 1 ? 'tile-letter tile-two' : 'tile-letter'}>{letter}</span>
      {value !== undefined && <sub class={value > 9 ? 'tile-value tile-ten' : 'tile-value'}>{value}</sub>}
    </>
  );
}

export function Tile(props: TileProps) {
  return (
    <b class={tileClass(props, props.class)} ref={props.tileRef ?? null}>
      <TileFace letter={props.letter} value={props.value} />
      {props.children}
    </b>
  );
}

/** An empty slot. */
export function Slot() {
  return <span class="tile-slot" />;
}

/** A word in tiles, read as one word by screen readers. */
export function TileWord({ word, worth }: { word: string; worth?: (letter: string) => number | undefined }) {
  return (
    <span class="tile-word" role="img" aria-label={word}>
      {[...word].map((letter, index) => (
        <Tile key={index} letter={letter} value={worth?.(letter)} />
      ))}
    </span>
  );
}
