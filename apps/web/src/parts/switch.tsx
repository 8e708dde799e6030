/** An on/off switch with its label. */
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly note?: string | undefined;
}

export function Switch({ label, on, onChange, note }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" />
      <span>
        {label}
        {note && <small class="switch-note">{note}</small>}
      </span>
    </label>
  );
}
