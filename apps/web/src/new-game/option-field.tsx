/** One option of a game: its usual values, marked where the booklet or this way of playing has one, and any other number. */
import type { OpenOption, OptionValue } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { later } from '../i18n/later.ts';
import { Choice } from '../parts/choice.tsx';
import { optionName, optionValue } from './option-words.ts';
import { OtherNumber } from './other-number.tsx';

interface OptionFieldProps extends OpenOption {
  readonly seats: number;
  readonly isOverDays?: boolean;
  /** Null (no limit) is not offered. */
  readonly isNeeded?: boolean;
  readonly onChange: (value: OptionValue) => void;
}

/** Stands for any number that is not offered. */
const OTHER = 'other';

export function OptionField(props: OptionFieldProps) {
  const { name, option, value, preset, isOverDays = false, onChange } = props;
  const { booklet, usual, other } = later().setTable;
  const isOwn = useSignal(false);
  const choices = choicesOf(props);
  const isOther = option.kind === 'number' && (isOwn.value || !choices.includes(value));
  const printed: readonly OptionValue[] = option.booklet;
  const tagOf = (choice: OptionValue) => {
    if (printed.includes(choice)) return booklet;
    return choice === preset ? usual : undefined;
  };
  return (
    <div>
      <Choice<OptionValue>
        legend={optionName(name)}
        value={isOther ? OTHER : value}
        options={[
          ...choices.map((choice) => ({
            value: choice,
            label: optionValue(name, option, choice),
            note: tagOf(choice),
          })),
          ...(option.kind === 'number' ? [{ value: OTHER, label: other }] : []),
        ]}
        onChange={(chosen) => {
          isOwn.value = option.kind === 'number' && chosen === OTHER;
          if (!isOwn.value) onChange(chosen);
        }}
      />
      {isOther && (
        <OtherNumber
          name={name}
          option={option}
          usual={usualOf(option, isOverDays)}
          isOverDays={isOverDays}
          value={value === null ? Number.NaN : Number(value)}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function usualOf(
  { usual, usualOverDays = usual }: Extract<OpenOption['option'], { kind: 'number' }>,
  isOverDays: boolean,
): readonly number[] {
  return isOverDays ? usualOverDays : usual;
}

function choicesOf({ option, seats, isOverDays = false, isNeeded }: OptionFieldProps): readonly OptionValue[] {
  switch (option.kind) {
    case 'choice':
      return option.values;
    case 'flag':
      return [false, true];
    case 'number':
      return [...usualOf(option, isOverDays), ...(option.nullable && !isNeeded ? [null] : [])];
    case 'starter':
      return ['draw', ...Array.from({ length: seats }, (_, seat) => seat)];
  }
}
