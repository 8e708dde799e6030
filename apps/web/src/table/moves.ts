/**
 * The moves that the page sends: the finished turn, a draw, a pass, the end of a solo game. Asks for piles if the pot
 * is open.
 */
import type { Doing, TableRules } from '@lettertafel/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { noteFocus } from '../base/focus.ts';
import type { Sent } from '../connection/outbox.ts';
import type { WordTableProps } from '../play/contract.ts';
import { reset } from './actions.ts';
import { tileOf, writeTable } from './draft.ts';
import { type TableModel, tilesInHand } from './model.ts';
import { learn, type Verdicts } from './word-check.ts';

/** A choice of piles to draw from. */
export interface Picking {
  readonly count: number;
  readonly take: (piles: readonly number[]) => void;
}

export interface Moves {
  readonly finish: () => void;
  readonly draw: () => void;
  readonly pass: () => void;
  readonly picking: Signal<Picking | null>;
  /** Whether a solo player is asked to confirm the end of the game. */
  readonly ending: Signal<boolean>;
  readonly askToEnd: () => void;
  readonly end: () => void;
}

interface MovesInput extends Pick<WordTableProps, 'act' | 'view'> {
  readonly model: TableModel;
  readonly rules: TableRules;
  readonly verdicts: Signal<Verdicts> | null;
  readonly root: RefObject<HTMLElement | null>;
}

export function useMoves({ act, view, model, rules, verdicts, root }: MovesInput): Moves {
  const picking = useSignal<Picking | null>(null);
  const ending = useSignal(false);
  const isBusy = useRef(false);
  const { count, piles } = view.pot;

  /** Sends a move once, however often the button is pressed. */
  async function send(move: Doing<'table'>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    picking.value = null;
    const focus = () =>
      root.current?.querySelector<HTMLElement>('.strip-bad [data-tile], .own-rack [data-tile]')?.focus();
    const mayFocus = noteFocus();
    const sent = await act(move, { takeBack: () => reset(model), focus });
    isBusy.current = false;
    if (verdicts) learn(verdicts, verdictsIn(sent));
    // The pressed button disappears with the turn, so the table takes the focus, unless the next player's cover has it.
    if ('number' in sent && mayFocus()) root.current?.focus({ preventScroll: true });
  }

  function choosePiles(wanted: number, take: Picking['take']): void {
    if (piles && wanted > 0 && count > 0) picking.value = { count: wanted, take };
    else take([]);
  }

  return {
    picking,
    finish() {
      const draft = model.draft.peek();
      const refill = rules.refill(tilesInHand(model).map((key) => tileOf(draft, key).tile));
      const table = writeTable(draft);
      choosePiles(
        refill,
        (chosen) => void send({ do: 'arrange', table, ...(chosen.length > 0 ? { piles: chosen } : {}) }),
      );
    },
    draw: () => choosePiles(1, ([pile]) => void send(pile === undefined ? { do: 'draw' } : { do: 'draw', pile })),
    pass: () => void send({ do: 'pass' }),
    ending,
    askToEnd() {
      ending.value = true;
    },
    end() {
      ending.value = false;
      void send({ do: 'give-up' });
    },
  };
}

/** Words that a refusal reported as bad. */
function verdictsIn(sent: Sent): Readonly<Record<string, boolean>> {
  const isVerdict = 'refusal' in sent && ['word-unknown', 'word-not-advised'].includes(sent.refusal.code);
  return isVerdict ? Object.fromEntries((sent.refusal.words ?? []).map((word) => [word, false])) : {};
}
