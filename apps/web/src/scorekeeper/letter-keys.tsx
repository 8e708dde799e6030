/** On-screen letter keys; a long press makes the letter a blank or joker. */
import type { LetterSet } from '@lettertafel/engine';
import { useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
const QWERTZ = ['QWERTZUIOPÜ', 'ASDFGHJKLÖÄ', 'YXCVBNM'];
const LONG_PRESS = 450;

interface LetterKeysProps {
  readonly letters: LetterSet;
  /** Other tiles: *IN. */
  readonly more?: readonly string[];
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
}

export function LetterKeys({ letters, more = [], onLetter, onErase }: LetterKeysProps) {
  const text = scoreText();
  const known = Object.keys(letters.tiles).filter((tile) => tile !== letters.wild);
  const layout = known.includes('Ü') ? QWERTZ : QWERTY;
  const rows = layout.map((row) => [...row].filter((letter) => known.includes(letter)));
  rows.at(-1)?.push(...known.filter((letter) => !layout.join('').includes(letter)), ...more);
  return (
    <fieldset class="score-keys">
      <legend class="unseen">{text.keys}</legend>
      {rows.map((row, index) => (
        <div key={index} class="score-keys-row">
          {row.map((letter) => (
            <Key key={letter} letter={letter} onLetter={onLetter} />
          ))}
          {index === rows.length - 1 && (
            <button type="button" class="score-key score-key-erase" aria-label={text.erase} onClick={onErase}>
              <Icon name="erase" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Key({ letter, onLetter }: { letter: string; onLetter: (letter: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLong = useRef(false);
  return (
    <button
      type="button"
      class="score-key"
      onPointerDown={() => {
        isLong.current = false;
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLetter(letter.toLowerCase());
        }, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isLong.current) onLetter(event.shiftKey ? letter.toLowerCase() : letter);
        isLong.current = false;
      }}
    >
      {letter === '*' ? <small>*IN</small> : letter}
    </button>
  );
}

/** A letter of the game typed on a keyboard; with Shift it is a blank. */
export function letterOfKey(letters: LetterSet, event: KeyboardEvent, more: readonly string[] = []): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const letter = event.key.toUpperCase();
  if (more.includes(event.key)) return event.key;
  if (event.key.length !== 1 || letter === letters.wild || !Object.hasOwn(letters.tiles, letter)) return null;
  return event.shiftKey ? letter.toLowerCase() : letter;
}
