/** Short messages at the edge of the screen. They disappear by themselves, or stay until the user responds. */
import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { announce } from './live-region.tsx';
import './notice.css';

export interface Notice {
  readonly text: string;
  /** An action to offer; the message then stays, unless it is brief. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly isBrief?: boolean;
}

const SHOWN_FOR = 6000;

const current = signal<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(notice: Notice): void {
  clearTimeout(timer);
  current.value = notice;
  announce(notice.text);
  if (!notice.action || notice.isBrief) timer = setTimeout(dismiss, SHOWN_FOR);
}

function dismiss(): void {
  clearTimeout(timer);
  current.value = null;
}

export function NoticeBar() {
  const notice = current.value;
  if (!notice) return null;
  const { text, action } = notice;
  return (
    <section class="notice paper" aria-label={text}>
      <p>{text}</p>
      {action && (
        <Button
          look="main"
          onClick={() => {
            dismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button look="plain" icon="cross" label={t().common.close} onClick={dismiss} />
    </section>
  );
}
