/** A number of one's own for an option, in the unit of its usual values. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { later } from '../i18n/later.ts';
import { limitsOf, type NumberOption, optionName, rangeOf } from './option-words.ts';
import './other-number.css';

const SIZES = { days: 86_400, minutes: 60, seconds: 1 } as const;

/** The largest unit in which all usual values are whole. */
function unitOf(
  option: NumberOption,
  usual: readonly number[],
): { readonly unit: 'points' | keyof typeof SIZES; readonly size: number } {
  if (option.unit !== 'seconds') return { unit: option.unit, size: 1 };
  const unit = usual.every((value) => value % SIZES.days === 0)
    ? 'days'
    : usual.every((value) => value % SIZES.minutes === 0)
      ? 'minutes'
      : 'seconds';
  return { unit, size: SIZES[unit] };
}

interface OtherNumberProps {
  readonly name: string;
  readonly option: NumberOption;
  readonly usual: readonly number[];
  readonly isOverDays: boolean;
  /** NaN while what is typed is no value of the option. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function OtherNumber({ name, option, usual, isOverDays, value, onChange }: OtherNumberProps) {
  const { otherIn } = later().setTable;
  const note = useId();
  const { unit, size } = unitOf(option, usual);
  const typed = useSignal(Number.isNaN(value) ? '' : String(value / size));
  const { from, to } = limitsOf(option, isOverDays);
  const read = (text: string) => {
    typed.value = text;
    const number = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')) * size;
    onChange(Number.isInteger(number) && number >= from && number <= to ? number : Number.NaN);
  };
  return (
    <div class="other-number">
      <label class="other-number-field">
        <span class="unseen">{optionName(name)}: </span>
        <input
          class="field-input"
          inputMode="decimal"
          maxLength={8}
          value={typed.value}
          aria-invalid={Number.isNaN(value)}
          aria-describedby={note}
          onInput={(event) => read(event.currentTarget.value)}
        />
        <span>{otherIn[unit]}</span>
      </label>
      <small id={note} class={Number.isNaN(value) ? 'other-number-bad' : 'muted'}>
        {rangeOf(name, option, isOverDays)}
      </small>
    </div>
  );
}
