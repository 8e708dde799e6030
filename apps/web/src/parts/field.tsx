/** A text field with its label above. */
import './field.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly placeholder?: string;
  readonly longest?: number;
  readonly autocomplete?: string;
}

/** The maximum length of a name. */
export const LONGEST_NAME = 24;

export function Field({
  label,
  value,
  onInput,
  placeholder,
  longest = LONGEST_NAME,
  autocomplete = 'off',
}: FieldProps) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input
        class="field-input"
        value={value}
        maxLength={longest}
        placeholder={placeholder}
        autocomplete={autocomplete}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
