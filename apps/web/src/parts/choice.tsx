/** A choice of a few options: radio buttons that look like one control. */
import { useId } from 'preact/hooks';
import './choice.css';

interface ChoiceProps<Value> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string | undefined }[];
  readonly onChange: (value: Value) => void;
  /** The legend is visually hidden. */
  readonly plain?: boolean;
}

export function Choice<Value extends string | number | boolean | null>(props: ChoiceProps<Value>) {
  const name = useId();
  const { legend, value, options, onChange, plain } = props;
  return (
    <fieldset class="choice">
      <legend class={plain ? 'unseen' : 'choice-legend'}>{legend}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={String(option.value)} class="choice-option">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
            {option.note && <small class="choice-note">{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
