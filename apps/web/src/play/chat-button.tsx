/** Opens the chat; marked when there are new messages. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { announce } from '../app/live-region.tsx';
import { chatMuted } from '../app/preferences.ts';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button, type ButtonLook } from '../parts/button.tsx';
import type { GameTableProps } from './contract.ts';
import './chat-button.css';

/** Nothing is shown while the sheet loads. */
const ChatSheet = lazy(
  async () => (await import('./sheets-on-demand.ts')).ChatSheet,
  () => null,
);

type ChatButtonProps = Pick<GameTableProps<GameView>, 'table' | 'seat' | 'names'> & { readonly look: ButtonLook };

export function ChatButton({ look, ...props }: ChatButtonProps) {
  const { table } = props;
  const text = t();
  const isOpen = useSignal(false);
  const read = useSignal(table.sayings.peek().at(-1)?.number ?? -1);
  const unread = useComputed(() => {
    if (chatMuted.value || isOpen.value) return 0;
    const isOwn = (by: number | null) => by !== null && table.mine.value.includes(by);
    return table.sayings.value.filter((saying) => saying.number > read.value && !isOwn(saying.seat)).length;
  });
  const heard = useRef(read.peek());
  useSignalEffect(() => {
    const fresh = table.sayings.value.filter(({ number, text: said }) => number > heard.current && said !== '');
    heard.current = table.sayings.value.at(-1)?.number ?? heard.current;
    const isOwn = (by: number | null) => by !== null && table.mine.peek().includes(by);
    if (look !== 'plain' || chatMuted.peek()) return;
    for (const { seat, name, text: said } of fresh) {
      if (!isOwn(seat)) announce(`${(seat === null ? name : props.names[seat]) ?? text.common.guest}: ${said}`);
    }
  });
  const label = unread.value > 0 ? text.play.chatUnread(unread.value) : text.play.chat;
  const open = () => {
    isOpen.value = true;
  };
  return (
    <>
      {look === 'plain' ? (
        <Button look={look} class="play-chat" icon="chat" label={label} onClick={open} />
      ) : (
        <Button look={look} icon="chat" onClick={open}>
          {label}
        </Button>
      )}
      {look === 'plain' && unread.value > 0 && <span class="play-unread" aria-hidden="true" />}
      {isOpen.value && (
        <ChatSheet
          {...props}
          onClose={() => {
            read.value = table.sayings.peek().at(-1)?.number ?? -1;
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
