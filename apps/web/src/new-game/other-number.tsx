/** A number of one's own for an option, in the unit of its usual values. */
import type { OptionRecord } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { tableText } from './messages/index.ts';
import { optionName, optionValue } from './option-words.ts';
import './other-number.css';

export type NumberOption = Extract<OptionRecord, { kind: 'number' }>;

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

/** The range of an option as text; the pace decides how long a turn may take. */
export function rangeOf(name: string, option: NumberOption, isOverDays: boolean): string {
  const { from, to } = limitsOf(option, isOverDays);
  return tableText().between(optionValue(name, option, from), optionValue(name, option, to));
}

function limitsOf({ from, to, toLive = to }: NumberOption, isOverDays: boolean) {
  return { from, to: isOverDays ? to : toLive };
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
  const { otherIn } = tableText();
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
