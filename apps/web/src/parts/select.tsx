/** A drop-down list. */
import type { ComponentChildren } from 'preact';
import './field.css';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label is visually hidden. */
  readonly plain?: boolean;
  readonly children: ComponentChildren;
}

export function Select({ label, value, onChange, plain, children }: SelectProps) {
  return (
    <label class="field">
      <span class={plain ? 'unseen' : 'field-label'}>{label}</span>
      <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
