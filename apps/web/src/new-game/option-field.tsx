/** One option of a game, with the booklet's value marked. */
import type { OptionSpec } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { Choice } from '../parts/choice.tsx';
import { optionName, optionValue } from './option-words.ts';

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly seats: number;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Chosen = string | number | boolean | null;

/** Numbers are offered as a few common values. */
const NUMBERS: Readonly<Record<string, readonly (number | null)[]>> = {
  disputeSeconds: [10, 30, 60, null],
  reactionSeconds: [5, 15, 30, null],
  target: [25, 50, 100],
};

function choicesOf(name: string, spec: OptionSpec, seats: number): readonly Chosen[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values;
    case 'flag':
      return [false, true];
    case 'number':
      return NUMBERS[name] ?? [spec.standard];
    case 'starter':
      return ['draw', ...Array.from({ length: seats }, (_, seat) => seat)];
  }
}

export function OptionField({ name, spec, seats, value, onChange }: OptionFieldProps) {
  const { booklet } = t().setTable;
  const choices = choicesOf(name, spec, seats);
  return (
    <Choice<Chosen>
      legend={optionName(name)}
      value={choices.find((choice) => choice === value) ?? spec.standard}
      options={choices.map((choice) => ({
        value: choice,
        label: optionValue(name, choice),
        note: choice === spec.standard ? booklet : undefined,
      }))}
      onChange={onChange}
    />
  );
}
