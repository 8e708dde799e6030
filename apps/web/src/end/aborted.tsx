/** A game that was aborted: the deal can still be checked. */
import type { TableInfo } from '@lettertafel/protocol';
import { readKept } from '../connection/kept-values.ts';
import { NoTable } from '../play/no-table.tsx';
import { Proof } from './proof.tsx';
import './end-screen.css';
import './proof.css';

/** `by`: who aborted the game after the deal. */
export function Aborted({ info, by }: { info: TableInfo; by: string | null }) {
  return (
    <NoTable code="aborted" by={by}>
      {readKept(info.id)?.hashes && <Proof info={info} />}
    </NoTable>
  );
}
