/** A letter tile. Its side is the font size around it, so that one part serves thumbnails and headings. */
import type { ComponentChildren, Ref } from 'preact';
import './tile.css';

export interface TileProps {
  /** What is printed on it; empty for a blank. */
  readonly letter: string;
  /** The printed value; absent where there is none or it is too small to read. */
  readonly value?: number | undefined;
  /** Mine, this turn. */
  readonly draft?: boolean | undefined;
  /** Part of the last play. */
  readonly last?: boolean | undefined;
  /** A blank or joker that stands for this letter. */
  readonly named?: boolean | undefined;
  /** A joker: a star beside the letter it stands for. */
  readonly joker?: boolean | undefined;
  /** Something is wrong with it. */
  readonly wrong?: boolean | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
  readonly tileRef?: Ref<HTMLElement>;
}

const MARKS = ['draft', 'last', 'named', 'joker', 'wrong'] as const;

/** The class names of a tile, for elements that are themselves the tile (a button on a rack). */
export function tileClass(marks: Partial<Record<(typeof MARKS)[number], boolean | undefined>>, more = ''): string {
  return ['tile', ...MARKS.filter((mark) => marks[mark]).map((mark) => `tile-${mark}`), more].filter(Boolean).join(' ');
}

/** What is printed on a tile, to be put into an element with `tileClass`. */
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

/** The place of a tile that is out. */
export function Slot() {
  return <span class="tile-slot" />;
}

/** A word in tiles, read as one word. */
export function TileWord({ word, worth }: { word: string; worth?: (letter: string) => number | undefined }) {
  return (
    <span class="tile-word" role="img" aria-label={word}>
      {[...word].map((letter, index) => (
        <Tile key={index} letter={letter} value={worth?.(letter)} />
      ))}
    </span>
  );
}
