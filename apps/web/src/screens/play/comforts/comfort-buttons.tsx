/** The ways to a hint and back to an earlier turn, in the menu of a table. */
import { later } from '../../../i18n/later.ts';
import { Button } from '../../../parts/button.tsx';
import { openComfort } from '../../../play/comforts.ts';

export function ComfortButtons({ onClose }: { onClose: () => void }) {
  const text = later().comforts;
  const open = (which: 'hint' | 'go-back') => () => {
    onClose();
    openComfort.value = which;
  };
  return (
    <>
      <Button look="line" icon="eye" onClick={open('hint')}>
        {text.hint}
      </Button>
      <Button look="line" icon="undo" onClick={open('go-back')}>
        {text.goBack}
      </Button>
    </>
  );
}
