/** The menu of a table: rules, sounds, leaving. */
import { mayAbort } from '@lettertafel/house';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { LanguageMenu } from '../../app/language-menu.tsx';
import { lazy } from '../../app/lazy.tsx';
import { notify } from '../../app/notice.tsx';
import { sounds } from '../../app/preferences.ts';
import { ThemeSwitch } from '../../app/theme-switch.tsx';
import { hasServer } from '../../base/address.ts';
import { CardKinds } from '../../board/cards/card-kinds.tsx';
import { abortTable, nudge } from '../../connection/requests.ts';
import type { GameView } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import type { Answer } from '../../local/answer.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { Button, LinkButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Switch } from '../../parts/switch.tsx';
import { awaitedWithoutLimit, isTable, isTrickster } from '../../play/awaited-seats.ts';
import { hasComforts } from '../../play/comforts.ts';
import type { GameTableProps } from '../../play/contract.ts';
import { TableFacts } from '../../play/table-facts.tsx';
import { ComfortButtons } from './comforts/comfort-buttons.tsx';
import { MoveSheet } from './moving/move-sheet.tsx';
import { OwnSeatLinks } from './moving/own-seat-links.tsx';
import { othersAt, ReportSheet } from './report-sheet.tsx';
import { seatsToTell, TellSheet, tellTitle } from './tell-sheet.tsx';

import './menu-sheet.css';

const SurpriseList = lazy(
  async () => (await import('./practice/guide.tsx')).SurpriseList,
  () => null,
  false,
);

type MenuSheetProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act'> & {
  readonly onClose: () => void;
};

export function MenuSheet({ table, info, view, seat, names, act, onClose }: MenuSheetProps) {
  const text = t();
  const asking = useSignal<'resign' | 'abort' | null>(null);
  const sheet = useSignal<'link' | 'move' | 'report' | 'cards' | 'tell' | 'surprises' | null>(null);
  const about = seat === null ? undefined : info.seats[seat];
  /** A follower of a seat link cannot end its game. */
  const isOwner = about?.kind === 'person' && about.link !== undefined;
  const learnFrom = async (asking: Promise<Answer<TableInfo>>) => valueOrNotify(await table.learnFrom(asking));
  const isPlaying = seat !== null && !view.over && !view.seats[seat]?.resigned;
  const isSolo = isTable(view) && view.seats.length === 1;
  const idle = awaitedWithoutLimit(info.game, view).find((other) => {
    const about = info.seats[other];
    return about?.kind === 'person' && !about.mine;
  });
  const toTell = table.home === 'server' ? seatsToTell(info, view, table.mine.value) : [];
  const idleName = idle === undefined ? '' : (names[idle] ?? '');
  if (asking.value) {
    const isResign = asking.value === 'resign';
    return (
      <Sheet title={isResign ? text.play.resignTitle : text.play.abortTitle} icon="warning" onClose={onClose}>
        <p>{isResign ? text.play.resignExplain : text.play.abortExplain}</p>
        <div class="sheet-foot">
          <Button look="line" onClick={onClose}>
            {text.common.cancel}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              if (isResign) void act({ do: 'resign' });
              else void learnFrom(abortTable(table.id));
            }}
          >
            {isResign ? text.play.resign : text.play.abort}
          </Button>
        </div>
      </Sheet>
    );
  }
  if (sheet.value === 'link') return <OwnSeatLinks {...{ info, mine: table.mine.value, onClose }} />;
  if (sheet.value === 'move') {
    return <MoveSheet table={table.id} isAlone={hasComforts({ table, info, seat })} onClose={onClose} />;
  }
  if (sheet.value === 'report') return <ReportSheet {...{ info, names, onClose }} />;
  if (sheet.value === 'tell') return <TellSheet {...{ table, info, view, onClose }} />;
  if (sheet.value === 'cards') return <CardKinds onClose={onClose} />;
  if (sheet.value === 'surprises') return <SurpriseList game={info.game} view={view} onClose={onClose} />;
  return (
    <Sheet title={text.common.menu} onClose={onClose}>
      <div class="menu-tools">
        <LanguageMenu />
        <ThemeSwitch />
        <Switch
          label={later().settings.sounds}
          on={sounds.value}
          onChange={(on) => {
            sounds.value = on;
          }}
        />
      </div>
      <div class="menu-list">
        {isPlaying && hasComforts({ table, info, seat }) && <ComfortButtons onClose={onClose} />}
        <LinkButton look="line" icon="play" href={`/learn/${info.game}`}>
          {text.common.howToPlay}
        </LinkButton>
        <LinkButton look="line" icon="book" href={`/rules/${info.game}`}>
          {text.common.rules}
        </LinkButton>
        <Button look="line" icon="star" onClick={() => (sheet.value = 'surprises')}>
          {later().menu.surprises}
        </Button>
        {isTrickster(view) && (
          <Button look="line" icon="eye" onClick={() => (sheet.value = 'cards')}>
            {text.cards.allKinds}
          </Button>
        )}
        {isPlaying && idle !== undefined && !info.nudged && (
          <Button
            look="line"
            icon="bell"
            onClick={() => {
              onClose();
              void learnFrom(nudge(table.id)).then((known) => {
                if (known) notify({ text: text.play.nudgeSent(idleName) });
              });
            }}
          >
            {text.play.nudge(idleName)}
          </Button>
        )}
        {toTell.length > 0 && (
          <Button look="line" icon="send" onClick={() => (sheet.value = 'tell')}>
            {tellTitle(info, toTell)}
          </Button>
        )}
        {isPlaying && isOwner && hasServer && (
          <Button look="line" icon="device" onClick={() => (sheet.value = table.home === 'server' ? 'link' : 'move')}>
            {text.play.seatLink}
          </Button>
        )}
        {seat !== null && othersAt(info).length > 0 && (
          <Button look="line" icon="flag" onClick={() => (sheet.value = 'report')}>
            {text.play.reportPlayer}
          </Button>
        )}
        <LinkButton look="line" icon="gear" href="/settings">
          {text.common.settings}
        </LinkButton>
        <LinkButton look="line" icon="back" href="/">
          {text.common.home}
        </LinkButton>
        {isPlaying && isOwner && mayAbort(view) && !isSolo && (
          <Button look="danger" icon="cross" onClick={() => (asking.value = 'abort')}>
            {text.play.abort}
          </Button>
        )}
        {isPlaying && isOwner && !isSolo && (
          <Button look="danger" icon="flag" onClick={() => (asking.value = 'resign')}>
            {text.play.resign}
          </Button>
        )}
      </div>
      <TableFacts view={view} info={info} />
    </Sheet>
  );
}
