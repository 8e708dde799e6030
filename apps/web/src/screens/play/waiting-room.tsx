/** A table before the game: its seats, the invitation, and the start button. */

import { gameById, refuseBots } from '@lettertafel/engine';
import type { SeatInfo, TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { knownName, loadMe, me, rememberName } from '../../app/me.ts';
import { botLevel } from '../../app/preferences.ts';
import { Screen } from '../../app/shell.tsx';
import { hasKey } from '../../base/lookup.ts';
import { abortTable, stand } from '../../connection/requests.ts';
import { begin, sitDown } from '../../connection/shuffle.ts';
import type { TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import type { Answer } from '../../local/answer.ts';
import { Invite, linkTo } from '../../new-game/invite.tsx';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { useBusy } from '../../parts/busy.ts';
import { Button, SubmitButton } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { GamePicture } from '../../parts/game-picture.tsx';
import { SureButton } from '../../parts/sure-button.tsx';
import { Tile } from '../../parts/tile.tsx';
import { letterAt, namesAt } from '../../play/names.ts';
import { OptionSummary } from './option-summary.tsx';
import './waiting-room.css';

export function WaitingRoom({ table, info }: { table: TableStore; info: TableInfo }) {
  const text = t();
  const { name, way } = text.common.games[info.game];
  const free = info.seats.filter(({ kind }) => kind === 'free').length;
  const isSeated = table.mine.value.length > 0;
  const isShuffling = info.phase === 'shuffling';
  const busy = useBusy();
  const ask = (request: () => Promise<Answer<TableInfo>>) =>
    void busy.start(async () => valueOrNotify(await table.learnFrom(request())));
  useEffect(() => void loadMe(), []);
  return (
    <Screen
      title={`${name} ${way}`.trim()}
      class="waiting"
      where={
        <>
          {way && <b class="top-family">{name} </b>}
          <b>{way || name}</b>
        </>
      }
      content={
        <>
          <section class="waiting-main paper">
            <h1>{isSeated ? later().waiting.title : later().waiting.invited(name)}</h1>
            <p class="muted" role="status">
              {isShuffling ? later().waiting.shuffling : free > 0 ? text.home.seatsFree(free) : text.home.readyToStart}
            </p>
            {isSeated && free > 0 && <Invite link={linkTo(info.id)} explain={text.invite.explain} />}
            <ul class="waiting-seats">
              {namesAt(info).map((called, seat) => (
                <SeatRow
                  key={`${seat} ${called}`}
                  seat={info.seats[seat]}
                  name={called}
                  letter={letterAt(info, seat)}
                />
              ))}
            </ul>
            {!isSeated && free > 0 && <TakeSeat onSit={(given) => ask(() => sitDown(info, given))} />}
            {!isSeated && free === 0 && <p>{later().waiting.full}</p>}
            {isSeated && !isShuffling && (
              <div class="waiting-ways">
                {info.host && (free === 0 || mayHaveBots(info)) && (
                  <Button look={free > 0 ? 'line' : 'main'} onClick={() => ask(() => begin(info, startWith(free)))}>
                    {free > 0 ? later().waiting.startWithBots(free) : text.begin.start}
                  </Button>
                )}
                {info.host ? (
                  <SureButton
                    label={later().waiting.clear}
                    sure={later().waiting.clearSure}
                    onSure={() => ask(() => abortTable(info.id))}
                  />
                ) : (
                  <Button look="line" onClick={() => ask(() => stand(info.id))}>
                    {later().waiting.stand}
                  </Button>
                )}
              </div>
            )}
          </section>
          <div class="waiting-side">
            <section class="waiting-card paper">
              <h2>{later().waiting.agreed}</h2>
              <div class="waiting-agreed">
                <div class="waiting-picture">
                  <GamePicture game={info.game} />
                </div>
                <OptionSummary info={info} />
              </div>
            </section>
          </div>
        </>
      }
    />
  );
}

/** Whether computers may take the free seats. */
function mayHaveBots({ game, options }: TableInfo): boolean {
  return refuseBots(gameById(game).optionTable, options) === null;
}

/** Computers of the last chosen level take the free seats. */
function startWith(free: number): { level?: string } {
  return free > 0 ? { level: botLevel.peek() } : {};
}

function SeatRow({ seat, name, letter }: { seat: SeatInfo | undefined; name: string; letter: string }) {
  const text = t();
  if (!seat) return null;
  const isFree = seat.kind === 'free';
  const note =
    seat.kind === 'bot'
      ? hasKey(text.common.levels, seat.level)
        ? text.common.levels[seat.level]
        : seat.level
      : seat.kind === 'person' && seat.mine
        ? later().waiting.you
        : seat.kind === 'person' && !seat.present
          ? text.play.away
          : '';
  return (
    <li class={isFree ? 'waiting-seat waiting-free' : 'waiting-seat'}>
      {isFree ? <span class="tile-slot" /> : <Tile letter={letter} />}
      <span>
        <b>{isFree ? later().waiting.free : name}</b> {note && <small class="muted">{note}</small>}
        {seat.kind === 'person' && seat.aborts > 0 && (
          <small class="waiting-aborts muted">{later().waiting.aborts(seat.aborts)}</small>
        )}
      </span>
    </li>
  );
}

function TakeSeat({ onSit }: { onSit: (given: { name?: string }) => void }) {
  const text = t();
  const typed = useSignal<string | null>(null);
  const name = typed.value ?? me.value?.name ?? knownName() ?? '';
  return (
    <form
      class="waiting-sit"
      onSubmit={(event) => {
        event.preventDefault();
        rememberName(name);
        onSit(name.trim() ? { name: name.trim() } : {});
      }}
    >
      <Field
        label={later().waiting.yourName}
        value={name}
        autocomplete="nickname"
        placeholder={text.common.guest}
        onInput={(value) => {
          typed.value = value;
        }}
      />
      <SubmitButton>{text.home.takeSeat}</SubmitButton>
    </form>
  );
}
