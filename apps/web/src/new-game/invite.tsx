/** An invitation: a link, its QR code, and ways to share it. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../app/notice.tsx';
import { hrefTo } from '../base/address.ts';
import { getAddresses } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Qr } from '../parts/qr.tsx';
import './invite.css';

export function linkTo(table: string): string {
  return new URL(hrefTo(`/t/${table}`), location.href).href;
}

/** Whether other devices cannot use this address: the browser runs on the server's own machine. */
function isOnlyHere({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** The link for other devices, and whether there is one. */
function useReachable(link: string): { readonly link: string; readonly isReachable: boolean } {
  const url = new URL(link);
  const origin = useSignal<string | null>(url.origin);
  useEffect(() => {
    if (!isOnlyHere(url)) return;
    void getAddresses().then((answer) => {
      if ('value' in answer) origin.value = answer.value[0] ?? null;
    });
  }, [link]);
  return { link: link.replace(url.origin, origin.value ?? url.origin), isReachable: origin.value !== null };
}

/** There is no clipboard on plain http: the link is selected instead, to be copied by hand. */
async function copy(link: string, input: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify({ text: t().common.copied });
  } catch {
    input?.select();
  }
}

/** `explain` describes the link. */
export function Invite({ link: here, explain }: { link: string; explain: string }) {
  const { link, isReachable } = useReachable(here);
  const text = t().invite;
  const input = useRef<HTMLInputElement>(null);
  const mayShare = 'share' in navigator;
  return (
    <div class="invite">
      <div class="invite-words">
        <p>{isReachable ? explain : text.onlyHere}</p>
        <div class="invite-ways">
          {mayShare && (
            <Button look="main" icon="send" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {text.share}
            </Button>
          )}
          <Button look={mayShare ? 'line' : 'main'} icon="copy" onClick={() => void copy(link, input.current)}>
            {text.copy}
          </Button>
        </div>
        <input
          class="field-input invite-link"
          readOnly
          value={link}
          aria-label={text.link}
          ref={input}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Qr text={link} label={text.qr} />
    </div>
  );
}
