/** The head of the end of a game: the winner in tiles, and what there is to say. */
import type { ComponentChildren } from 'preact';
import { TileWord } from './tile.tsx';
import './winner-head.css';

/** Longer names are shown as text. */
const MOST_TILES = 10;

export const isLayable = (name: string) => name.length <= MOST_TILES && !/\s/.test(name);

interface WinnerHeadProps {
  /** A name or a word, in tiles. */
  readonly laid: string | null;
  /** The user has won: the tiles rise once more, one after the other. */
  readonly isWon?: boolean;
  readonly worth: (letter: string) => number | undefined;
  readonly children: ComponentChildren;
}

export function WinnerHead({ laid, isWon, worth, children }: WinnerHeadProps) {
  return (
    <header class="end-winner">
      {laid && (
        <div class={isWon ? 'end-name end-won' : 'end-name'}>
          <TileWord word={laid} worth={worth} />
        </div>
      )}
      <div>{children}</div>
    </header>
  );
}
