/** A modal dialog that returns the focus to the element that opened it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { useNotedChange } from './double-tap.ts';
import { Icon, type IconName } from './icon.tsx';
import { useQuestionCloses } from './question-signal.ts';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'refusal';
  /** Also called for Escape and for a click outside. Absent: the dialog must be answered. */
  readonly onClose?: (() => void) | undefined;
  /** Where the focus goes afterwards; absent: back to where it was. */
  readonly focusAfter?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

export function Sheet({ title, icon, look = 'plain', onClose, focusAfter, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const after = useRef(focusAfter);
  after.current = focusAfter;
  useNotedChange(title);
  useQuestionCloses(onClose);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (after.current) after.current();
      else if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through `cancel`
    <dialog
      ref={dialog}
      class={`sheet paper sheet-${look}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          {icon && <Icon name={icon} />}
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <button type="button" class="sheet-close" aria-label={t().common.close} onClick={onClose}>
              <Icon name="cross" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
