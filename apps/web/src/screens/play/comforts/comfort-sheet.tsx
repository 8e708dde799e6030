/** The comfort that is open at a table without other people. */
import type { GameView } from '../../../connection/table-store.ts';
import { openComfort } from '../../../play/comforts.ts';
import type { GameTableProps } from '../../../play/contract.ts';
import { GoBackSheet } from './go-back-sheet.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { UnseenSheet } from './unseen-sheet.tsx';
import './comforts.css';

export type ComfortProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat'> & {
  readonly onClose: () => void;
};

export function ComfortSheet(props: Omit<ComfortProps, 'onClose'>) {
  const onClose = () => {
    openComfort.value = null;
  };
  switch (openComfort.value) {
    case 'hint':
      return <HintSheet {...props} onClose={onClose} />;
    case 'go-back':
      return <GoBackSheet {...props} onClose={onClose} />;
    case 'unseen':
      return <UnseenSheet {...props} onClose={onClose} />;
    default:
      return null;
  }
}
