/** The open comfort of a single player. */
import { lazy } from '../../../app/lazy.tsx';
import { type ComfortProps, openComfort } from '../../../play/comforts.ts';
import { GoBackSheet } from './go-back-sheet.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { UnseenSheet } from './unseen-sheet.tsx';
import './comforts.css';

const HelpSheet = lazy(
  async () => (await import('../practice/guide.tsx')).HelpSheet,
  () => null,
  false,
);

export function ComfortSheet(props: Omit<ComfortProps, 'onClose'>) {
  const onClose = () => {
    openComfort.value = null;
  };
  switch (openComfort.value) {
    case 'hint':
      return <HintSheet {...props} onClose={onClose} />;
    case 'go-back':
      return <GoBackSheet {...props} onClose={onClose} />;
    case 'help':
      return <HelpSheet {...props} onClose={onClose} />;
    case 'unseen':
      return <UnseenSheet {...props} onClose={onClose} />;
    default:
      return null;
  }
}
