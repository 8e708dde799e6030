/** The way in for others: a link, its QR code, and the means to pass it on. */
import { useRef } from 'preact/hooks';
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Qr } from '../parts/qr.tsx';
import './invite.css';

export function linkTo(table: string): string {
  return new URL(`/t/${table}`, location.href).href;
}

/** Over plain http there is no clipboard: then the link is marked, ready to be copied by hand. */
async function copy(link: string, input: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify({ text: t().common.copied });
  } catch {
    input?.select();
  }
}

/** `explain` says what the link does. */
export function Invite({ link, explain }: { link: string; explain: string }) {
  const text = t().invite;
  const input = useRef<HTMLInputElement>(null);
  const mayShare = 'share' in navigator;
  return (
    <div class="invite">
      <Qr text={link} label={text.qr} />
      <div class="invite-words">
        <p>{explain}</p>
        <input
          class="field-input invite-link"
          readOnly
          value={link}
          aria-label={text.link}
          ref={input}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="invite-ways">
          <Button look="line" icon="copy" onClick={() => void copy(link, input.current)}>
            {text.copy}
          </Button>
          {mayShare && (
            <Button look="line" icon="send" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {text.share}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
