/** A button that asks once more before it acts, in its own place. */
import { useSignal } from '@preact/signals';
import { Button } from './button.tsx';
import { useAfterDoubleTap } from './double-tap.ts';

interface SureButtonProps {
  readonly label: string;
  /** The label of the second press. */
  readonly sure: string;
  readonly onSure: () => void;
}

export function SureButton({ label, sure, onSure }: SureButtonProps) {
  const isAsking = useSignal(false);
  const mayConfirm = useAfterDoubleTap(isAsking.value);
  const press = () => {
    if (isAsking.value) onSure();
    isAsking.value = !isAsking.value;
  };
  return (
    <Button look="danger" off={isAsking.value && !mayConfirm} onClick={press}>
      {isAsking.value ? sure : label}
    </Button>
  );
}
