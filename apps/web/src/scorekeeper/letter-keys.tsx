/** On-screen letter keys; a long press makes the letter a blank or joker. */
import type { LetterSet } from '@lettertafel/engine';
import { useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { TYPING } from './entry-keys.ts';
import { scoreText } from './messages/index.ts';

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
const QWERTZ = ['QWERTZUIOPÜ', 'ASDFGHJKLÖÄ', 'YXCVBNM'];
const LONG_PRESS = 450;

interface LetterKeysProps {
  readonly letters: LetterSet;
  /** Other tiles: *IN. */
  readonly more?: readonly string[];
  readonly hint?: string;
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
}

export function LetterKeys({ letters, more = [], hint, onLetter, onErase }: LetterKeysProps) {
  const text = scoreText();
  const known = Object.keys(letters.tiles).filter((tile) => tile !== letters.wild);
  const layout = known.includes('Ü') ? QWERTZ : QWERTY;
  const rows = layout.map((row) => [...row].filter((letter) => known.includes(letter)));
  rows.at(-1)?.push(...known.filter((letter) => !layout.join('').includes(letter)), ...more);
  return (
    <fieldset class="score-keys" {...TYPING}>
      <legend class="unseen">{text.keys}</legend>
      {rows.map((row, index) => (
        <div key={index} class="score-keys-row">
          {row.map((letter) => (
            <Key key={letter} letter={letter} onLetter={onLetter} />
          ))}
          {index === rows.length - 1 && <EraseKey label={text.erase} onErase={onErase} />}
        </div>
      ))}
      {hint && <p class="score-hint sm">{hint}</p>}
    </fieldset>
  );
}

const DIGITS = ['12345', '67890'];

/** On-screen keys for points. */
export function DigitKeys({ onDigit, onErase }: { onDigit: (digit: string) => void; onErase: () => void }) {
  const text = scoreText();
  return (
    <fieldset class="score-keys" {...TYPING}>
      <legend class="unseen">{text.points}</legend>
      {DIGITS.map((row, index) => (
        <div key={row} class="score-keys-row">
          {[...row].map((digit) => (
            <button key={digit} type="button" class="score-key" onClick={() => onDigit(digit)}>
              {digit}
            </button>
          ))}
          {index === DIGITS.length - 1 && <EraseKey label={text.erase} onErase={onErase} />}
        </div>
      ))}
    </fieldset>
  );
}

function EraseKey({ label, onErase }: { label: string; onErase: () => void }) {
  return (
    <button type="button" class="score-key score-key-erase" aria-label={label} onClick={onErase}>
      <Icon name="erase" />
    </button>
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
