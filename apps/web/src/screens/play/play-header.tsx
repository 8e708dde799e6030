/** The header of a table: title, tiles left, chat and menu. */
import { useSignal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { TopBar } from '../../app/shell.tsx';
import { hrefTo } from '../../base/address.ts';
import type { GameView } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { isTable, tilesToDraw } from '../../play/awaited-seats.ts';
import { ChatButton } from '../../play/chat-button.tsx';
import { hasComforts, openComfort } from '../../play/comforts.ts';
import type { GameTableProps } from '../../play/contract.ts';
import { History } from '../../play/history.tsx';
import './play-header.css';

/** Nothing is shown while the sheet loads. */
const MenuSheet = lazy(
  async () => (await import('../on-demand.ts')).MenuSheet,
  () => null,
);

const ComfortSheet = lazy(
  async () => (await import('../on-demand.ts')).ComfortSheet,
  () => null,
);

type PlayHeaderProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act'> & {
  readonly onEnd: () => void;
};

export function PlayHeader(props: PlayHeaderProps) {
  const { table, info, view, seat, names, onEnd } = props;
  const text = t();
  const sheet = useSignal<'menu' | 'pad' | null>(null);
  const { name, way } = text.common.games[info.game];
  const left = tilesToDraw(view);
  const inStock = isTable(view) ? text.play.pot(left) : text.play.bag(left);
  return (
    <>
      <div class="play-header">
        <TopBar
          start={
            <a class="play-back" href={hrefTo('/')} aria-label={text.common.home}>
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
          {info.practice && hasComforts(props) && (
            <Button
              look="plain"
              icon="eye"
              label={text.play.help}
              onClick={() => {
                openComfort.value = 'help';
              }}
            />
          )}
          {view.over ? null : hasComforts(props) ? (
            <Button
              look="plain"
              class="play-bag"
              icon="bag"
              label={`${inStock}. ${text.play.showUnseen}`}
              onClick={() => (openComfort.value = 'unseen')}
            >
              <span aria-hidden="true">{left}</span>
            </Button>
          ) : (
            <span class="play-bag" title={inStock}>
              <Icon name="bag" />
              <span aria-hidden="true">{left}</span>
            </span>
          )}
          <Button
            look="plain"
            class="play-pad"
            icon="pencil"
            label={text.play.history}
            onClick={() => {
              sheet.value = 'pad';
            }}
          />
          {info.chat && hasCompany(props) && <ChatButton table={table} seat={seat} names={names} look="plain" />}
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
      {openComfort.value && hasComforts(props) && <ComfortSheet {...props} />}
      {sheet.value === 'menu' && <MenuSheet {...props} onClose={() => (sheet.value = null)} />}
      {sheet.value === 'pad' && (
        <Sheet title={text.play.history} onClose={() => (sheet.value = null)}>
          <History {...props} />
        </Sheet>
      )}
    </>
  );
}

/** There is no chat with computers, or on a shared device. */
function hasCompany({ table, info, seat }: Pick<PlayHeaderProps, 'table' | 'info' | 'seat'>): boolean {
  const isOther = info.seats.some(({ kind }, number) => kind !== 'bot' && !table.mine.value.includes(number));
  return isOther || seat === null || table.sayings.value.length > 0;
}
