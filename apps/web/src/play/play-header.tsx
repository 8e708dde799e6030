/** The top of a table: where one is, what is left in the bag, chat and menu. */
import { useComputed, useSignal } from '@preact/signals';
import { lazy } from '../app/lazy.tsx';
import { chatMuted } from '../app/preferences.ts';
import { TopBar } from '../app/shell.tsx';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { GameTableProps } from './contract.ts';
import { tilesToDraw } from './turns.ts';
import './play-header.css';

/** A sheet that is not there yet shows nothing. */
const nothing = () => null;
const ChatSheet = lazy(async () => (await import('./chat-sheet.tsx')).ChatSheet, nothing);
const MenuSheet = lazy(async () => (await import('./menu-sheet.tsx')).MenuSheet, nothing);

type PlayHeaderProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act'> & {
  readonly onEnd: () => void;
};

export function PlayHeader(props: PlayHeaderProps) {
  const { table, info, view, seat, onEnd } = props;
  const text = t();
  const sheet = useSignal<'menu' | 'chat' | null>(null);
  const read = useSignal(table.sayings.peek().at(-1)?.number ?? -1);
  const unread = useComputed(() => {
    if (chatMuted.value || sheet.value === 'chat') return 0;
    const isOwn = (by: number | null) => by !== null && table.mine.value.includes(by);
    return table.sayings.value.filter((saying) => saying.number > read.value && !isOwn(saying.seat)).length;
  });
  const { name, way } = text.common.games[info.game];
  const left = tilesToDraw(view);
  return (
    <>
      <div class="play-header">
        <TopBar
          start={
            <a class="play-back" href="/" aria-label={text.common.home}>
              <Icon name="back" />
            </a>
          }
          where={
            <h1 class="play-title">
              {way && <b class="play-family">{name}</b>}
              <span class="play-way">
                {way || <b>{name}</b>}
                {seat === null && ` (${text.play.watching})`}
              </span>
            </h1>
          }
        >
          {view.over && (
            <Button look="plain" class="play-result" onClick={onEnd}>
              {text.play.toResult}
            </Button>
          )}
          <span class="play-bag" title={text.play.bag(left)}>
            <Icon name="bag" />
            <span aria-hidden="true">{left}</span>
          </span>
          {info.chat && (
            <Button
              look="plain"
              class="play-chat"
              icon="chat"
              label={unread.value > 0 ? text.play.chatUnread(unread.value) : text.play.chat}
              onClick={() => {
                sheet.value = 'chat';
              }}
            />
          )}
          {unread.value > 0 && <span class="play-unread" aria-hidden="true" />}
          <Button
            look="plain"
            icon="menu"
            label={text.common.menu}
            onClick={() => {
              sheet.value = 'menu';
            }}
          />
        </TopBar>
      </div>
      {sheet.value === 'menu' && <MenuSheet {...props} onClose={() => (sheet.value = null)} />}
      {sheet.value === 'chat' && (
        <ChatSheet
          {...props}
          onClose={() => {
            read.value = table.sayings.peek().at(-1)?.number ?? -1;
            sheet.value = null;
          }}
        />
      )}
    </>
  );
}
