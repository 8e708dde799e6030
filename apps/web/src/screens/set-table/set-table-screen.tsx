/** The set-up screen: everything has a default, and the start button is always visible. */
import { type GameId, gameById } from '@lettertafel/engine';
import type { WordListInfo } from '@lettertafel/protocol';
import { languageOf } from '@lettertafel/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import { botLevel } from '../../app/preferences.ts';
import { go } from '../../app/router.ts';
import { Screen } from '../../app/shell.tsx';
import { hasServer, hrefTo } from '../../base/address.ts';
import { createTable, getWordLists } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { badOption } from '../../new-game/bad-option.ts';
import { enteredNames, rememberPlayers } from '../../new-game/entered-players.ts';
import { OptionField } from '../../new-game/option-field.tsx';
import { startGame, valueOrNotify } from '../../new-game/start-game.ts';
import { useBusy } from '../../parts/busy.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { GamePicture } from '../../parts/game-picture.tsx';
import { Select } from '../../parts/select.tsx';
import { Switch } from '../../parts/switch.tsx';
import { CLOCK_FIELDS, CLOCK_NAMES, clockOf, withClock } from './clock.ts';
import { askedOptions, isForChildren, type Plan, planFor, settingsOf } from './plan.ts';
import { SeatFields } from './seat-fields.tsx';
import './set-table-screen.css';

export function SetTableScreen({ game, way }: { game: GameId; way: string | null }) {
  const text = t();
  const { name, way: kind } = text.common.games[game];
  const { optionTable, players } = gameById(game);
  const plan = useSignal<Plan>(planFor(game, way, botLevel.peek(), enteredNames(game, way)));
  const change = (changed: Partial<Plan>) => {
    plan.value = { ...plan.value, ...changed };
  };
  const hasLinks = plan.value.seats.some((seat) => seat.kind === 'link');
  const busy = useBusy();
  const asked = askedOptions(plan.value);
  const clock = clockOf(plan.value.options);
  const field = (option: string) => {
    const open = asked.find(({ name }) => name === option);
    return (
      open && (
        <OptionField
          key={`${option} ${clock === 'days'}`}
          {...open}
          seats={plan.value.seats.length}
          isOverDays={clock === 'days'}
          isNeeded={clock !== 'days' && CLOCK_FIELDS[clock].some((name) => name === option)}
          onChange={(value) => change({ options: { ...plan.value.options, [option]: value } })}
        />
      )
    );
  };
  const begin = async () => {
    const wanted = settingsOf(plan.value);
    const bad = badOption(wanted);
    if (bad !== null) return notify({ text: bad });
    rememberPlayers(plan.value.seats.flatMap((seat) => (seat.kind === 'me' ? [seat.name] : [])));
    if (!hasLinks) return startGame(wanted);
    const made = valueOrNotify(await createTable(wanted));
    if (made) go(`/t/${made.id}`);
  };
  return (
    <Screen
      title={later().setTable.title}
      class="set-table"
      content={
        <>
          <header class="set-table-head">
            <div class="set-table-picture">
              <GamePicture game={game} />
            </div>
            <div>
              <h1>{later().setTable.title}</h1>
              <p>
                {name} {kind}
              </p>
              <a class="link" href={hrefTo(`/rules/${game}`)}>
                {text.common.rules}
              </a>
            </div>
          </header>
          <div class="set-table-columns">
            <section class="set-table-card paper">
              <h2>{later().setTable.seats}</h2>
              <SeatFields seats={plan.value.seats} players={players} onChange={(seats) => change({ seats })} />
              {hasServer && (
                <>
                  <Switch
                    label={later().setTable.listed}
                    note={later().setTable.listedNote}
                    on={plan.value.listed}
                    onChange={(listed) => change({ listed })}
                  />
                  <Switch label={later().setTable.chat} on={plan.value.chat} onChange={(chat) => change({ chat })} />
                </>
              )}
            </section>
            <section class="set-table-card paper">
              <h2>{later().setTable.options}</h2>
              <WordListField game={game} value={plan.value.words} onChange={(words) => change({ words })} />
              {!isForChildren(plan.value) && (
                <>
                  <Choice
                    legend={later().setTable.clock}
                    value={clock}
                    options={CLOCK_NAMES.map((value) => ({ value, label: later().setTable.clocks[value] }))}
                    onChange={(chosen) => change({ options: withClock(optionTable, plan.value.options, chosen) })}
                  />
                  {CLOCK_FIELDS[clock].map(field)}
                  {clock === 'game' && <p class="sm muted">{later().setTable.clockNote}</p>}
                </>
              )}
              {asked.filter(({ option }) => !option.isClock).map(({ name }) => field(name))}
            </section>
          </div>
          <div class="set-table-start">
            <Button look="main" off={busy.isBusy} onClick={() => void busy.start(begin)}>
              {hasLinks ? later().setTable.make : text.begin.start}
            </Button>
          </div>
        </>
      }
    />
  );
}

interface WordListFieldProps {
  readonly game: GameId;
  readonly value: string | null;
  readonly onChange: (words: string | null) => void;
}

function WordListField({ game, value, onChange }: WordListFieldProps) {
  const text = t();
  const lists = useSignal<readonly WordListInfo[]>([]);
  useEffect(() => {
    void getWordLists().then((answer) => {
      if ('value' in answer) lists.value = answer.value;
    });
  }, [lists]);
  const fitting = lists.value.filter(({ language }) => language === languageOf(game));
  const standard = fitting.find(({ name }) => name === null);
  return (
    <Select
      label={later().setTable.words}
      value={value ?? standard?.id ?? ''}
      onChange={(id) => onChange(id === standard?.id ? null : id)}
    >
      {fitting.map((list) => (
        <option key={list.id} value={list.id}>
          {later().setTable[list.kind === 'house' ? 'listBesides' : 'listOf'](
            list.name ?? text.common.languages[list.language].name,
            text.common.number(list.words),
          )}
        </option>
      ))}
    </Select>
  );
}
