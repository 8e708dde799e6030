/** A sheet beside the board. It covers only what the decision does not need; the board stays visible and usable. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { useNotedChange } from '../parts/double-tap.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useQuestionCloses } from '../parts/question-signal.ts';
import { type Box, placeSheet } from './sheet-placement.ts';
import './aside-sheet.css';

interface AsideSheetProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'refusal';
  readonly onClose: () => void;
  /** Where the focus goes when it is closed by button or Escape; absent: back to where it was. */
  readonly focusAfter?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** The element that must not be covered: the board or the mat. */
const GROUND = '.board-frame, .mat';

export function AsideSheet({ title, icon, look = 'plain', onClose, focusAfter, children }: AsideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const calls = useRef({ onClose, focusAfter });
  calls.current = { onClose, focusAfter };
  usePlace(dialog);
  useNotedChange(title);
  useQuestionCloses(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const { current: sheet } = dialog;
    sheet?.show();
    heading.current?.focus({ preventScroll: true });
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      calls.current.onClose();
    };
    // A player who continues to play has read it.
    const closeByTouch = (event: PointerEvent) => {
      if (event.target instanceof Node && !sheet?.contains(event.target)) calls.current.onClose();
    };
    addEventListener('keydown', closeByKey, { capture: true });
    addEventListener('pointerdown', closeByTouch);
    return () => {
      removeEventListener('keydown', closeByKey, { capture: true });
      removeEventListener('pointerdown', closeByTouch);
      const isFocusLost = document.activeElement === document.body || sheet?.contains(document.activeElement);
      if (!isFocusLost) return;
      if (calls.current.focusAfter) calls.current.focusAfter();
      else if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} class={`aside-sheet paper aside-${look}`} aria-labelledby={id}>
      <div class="aside-head">
        {icon && <Icon name={icon} />}
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="aside-close" aria-label={t().common.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Positions it beside the board, and again when the window changes. */
function usePlace(dialog: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const place = () => {
      const ground = document.querySelector(GROUND)?.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const box: Box = placeSheet(ground ?? null, { width: clientWidth, height: clientHeight });
      if (!dialog.current) return;
      dialog.current.dataset.side = box.side;
      dialog.current.style.setProperty('--aside-left', `${box.left}px`);
      dialog.current.style.setProperty('--aside-top', `${box.top}px`);
      dialog.current.style.setProperty('--aside-width', `${box.width}px`);
      dialog.current.style.setProperty('--aside-height', `${box.height}px`);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [dialog]);
}
