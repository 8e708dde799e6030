/** The address of a game that was moved to the server: leads there, or retries if the move is not certain yet. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Loading } from '../../../app/shell.tsx';
import { t } from '../../../i18n/index.ts';
import type { Trouble } from '../../../local/answer.ts';
import { Button } from '../../../parts/button.tsx';
import { NoTable } from '../../../play/no-table.tsx';
import { movingText } from './messages/index.ts';
import { followMoved, moveGame } from './move.ts';

export function MovedTable({ id }: { id: string }) {
  const state = useSignal<'looking' | 'moving' | Trouble>('looking');
  useEffect(() => {
    void followMoved(id).then((isThere) => {
      if (!isThere) state.value = { code: 'moved-away' };
    });
  }, [id, state]);
  const again = async () => {
    state.value = 'moving';
    const trouble = await moveGame(id);
    if (!trouble) return;
    // Refused for certain: it is played on here.
    if (trouble.code === 'bad-record') location.reload();
    else state.value = trouble;
  };
  if (state.value === 'looking') return <Loading />;
  const code = state.value === 'moving' ? 'moved-away' : state.value.code;
  return (
    <NoTable code={code}>
      <p role="status">{state.value === 'moving' && movingText().busy}</p>
      <Button look="line" off={state.value === 'moving'} onClick={() => void again()}>
        {t().common.again}
      </Button>
    </NoTable>
  );
}
