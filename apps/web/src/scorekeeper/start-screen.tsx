/** Starting a score sheet: game, players in order, starter, options; and the sheets stored so far. */

import { GAME_IDS, GAMES, type GameId, gameById, itemAt, type OptionInput, openOptions } from '@lettertafel/engine';
import { isOnSheet, refuseSheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { knownName } from '../app/me.ts';
import { notify } from '../app/notice.tsx';
import { go } from '../app/router.ts';
import { Screen } from '../app/shell.tsx';
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';
import { OptionField } from '../new-game/option-field.tsx';
import { playerCounts } from '../new-game/player-counts.ts';
import { Button, SubmitButton } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { scoreText } from './messages/index.ts';
import { OpenButton } from './open/open-button.tsx';
import { Referee } from './referee.tsx';
import {
  dropSheet,
  lastPlayers,
  listSheets,
  newSheetId,
  recentNames,
  rememberNames,
  saveSheet,
} from './saved-sheets.ts';
import { SheetLink } from './sheet-link.tsx';
import './scorekeeper.css';
import './start-screen.css';

export function StartScreen() {
  const text = scoreText();
  return (
    <Screen
      title={text.title}
      class="score-begin"
      content={
        <>
          <h1>{text.title}</h1>
          <p>{text.explain}</p>
          <BeginForm />
          <KeptGames />
          <Referee />
        </>
      }
    />
  );
}

const TIMES = [null, 60, 120, 180, 300] as const;

function BeginForm() {
  const text = scoreText();
  const { common } = t();
  const game = useSignal<GameId>(itemAt(GAME_IDS, 0));
  const names = useSignal<readonly string[]>([lastPlayers().length > 0 ? '' : (knownName() ?? ''), '']);
  const starter = useSignal(0);
  const agreed = useSignal<OptionInput>({});
  const seconds = useSignal<number | null>(null);
  const { value: id } = game;
  const nameAt = (seat: number) => names.value[seat]?.trim() || common.player(seat + 1);
  const preparing = { chosen: agreed.value, seats: names.value.length, hasBots: false, way: 'box' } as const;
  const own = openOptions(gameById(id).optionTable, preparing).filter(({ option }) => isOnSheet(option));
  const offered = recentNames().filter((name) => !names.value.includes(name));
  const [fewest, most] = GAMES[id].players;
  const family = lastPlayers();
  const isFamilyOffered =
    family.length >= fewest && family.length <= most && names.value.every((name) => name.trim() === '');
  const begin = () => {
    const players = names.value.map((_, seat) => nameAt(seat));
    const options = { ...agreed.value, ...(seconds.value === null ? {} : { turnSeconds: seconds.value }) };
    // Woord-Rummikub as a family writes it down; the sheet itself offers the other ways.
    const way = GAMES[id].family === 'table' ? { way: 'word' as const } : {};
    const sheet: ScoreSheet = { game: id, players, starter: starter.value, options, ...way, lines: [] };
    const refusal = refuseSheet(sheet);
    if (refusal) {
      const { codes, otherText } = t().refusals;
      notify({ text: hasKey(codes, refusal.code) ? codes[refusal.code].text : otherText });
      return;
    }
    rememberNames(names.value.map((name) => name.trim()).filter(Boolean));
    const made = newSheetId();
    if (!saveSheet(made, sheet)) {
      notify({ text: text.notKept });
      return;
    }
    // Asks the browser not to delete the stored sheets when space is short.
    void navigator.storage?.persist?.().catch(() => false);
    go(`/score/${made}`);
  };
  return (
    <form
      class="score-form paper"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Choice
        legend={text.game}
        value={id}
        options={GAME_IDS.map((value) => ({
          value,
          label: `${common.games[value].name} ${common.games[value].way}`.trim(),
        }))}
        onChange={(value) => {
          game.value = value;
          agreed.value = {};
          const [fewest] = GAMES[value].players;
          if (names.value.length < fewest)
            names.value = Array.from({ length: fewest }, (_, at) => names.value[at] ?? '');
        }}
      />
      <Choice
        legend={text.howMany}
        value={names.value.length}
        options={playerCounts(GAMES[id]).map((count) => ({ value: count, label: String(count) }))}
        onChange={(count) => {
          names.value = Array.from({ length: count }, (_, seat) => names.value[seat] ?? '');
          starter.value = Math.min(starter.value, count - 1);
        }}
      />
      <fieldset class="score-names">
        <legend>{text.players}</legend>
        {names.value.map((name, seat) => (
          <Field
            key={seat}
            label={text.name(seat + 1)}
            value={name}
            placeholder={common.player(seat + 1)}
            onInput={(value) => {
              names.value = names.value.with(seat, value);
            }}
          />
        ))}
        {isFamilyOffered && (
          <Button look="line" icon="friends" onClick={() => (names.value = family)}>
            {text.sameAgain(family)}
          </Button>
        )}
        {offered.length > 0 && (
          <div class="score-recent">
            <span class="sm">{text.recent}</span>
            {offered.map((name) => (
              <Button
                key={name}
                look="line"
                onClick={() => {
                  const free = names.value.findIndex((other) => other.trim() === '');
                  if (free >= 0) names.value = names.value.with(free, name);
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        )}
      </fieldset>
      <Choice
        legend={text.starter}
        value={starter.value}
        options={names.value.map((_, seat) => ({ value: seat, label: nameAt(seat) }))}
        onChange={(seat) => (starter.value = seat)}
      />
      <Choice<number | null>
        legend={text.timer}
        value={seconds.value}
        options={TIMES.map((value) => ({
          value,
          label: value === null ? text.noTimer : common.duration(value),
        }))}
        onChange={(value) => (seconds.value = value)}
      />
      <details class="score-agreed">
        <summary>{text.options}</summary>
        {own.map((open) => (
          <OptionField
            key={`${id} ${open.name}`}
            {...open}
            seats={names.value.length}
            onChange={(value) => {
              agreed.value = { ...agreed.value, [open.name]: value };
            }}
          />
        ))}
      </details>
      <SubmitButton>{text.start}</SubmitButton>
    </form>
  );
}

function KeptGames() {
  const text = scoreText();
  const sheets = useSignal(listSheets());
  return (
    <section class="score-kept" aria-labelledby="kept-games">
      <h2 id="kept-games">{text.kept}</h2>
      <OpenButton />
      {sheets.value.length === 0 && <p>{text.none}</p>}
      <ul>
        {sheets.value.map((kept) => (
          <li key={kept.id} class="paper">
            <SheetLink kept={kept} />
            <Button
              look="plain"
              icon="trash"
              label={`${text.drop}: ${kept.sheet.players.join(', ')}`}
              onClick={() => {
                if (!confirm(text.dropQuestion)) return;
                dropSheet(kept.id);
                sheets.value = listSheets();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
