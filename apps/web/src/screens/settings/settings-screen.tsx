/** Settings: name, language, theme, sounds, notifications, and the user's data. */
import { GAME_IDS } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { OWN_NAMES } from '../../app/language-menu.tsx';
import { forgetMe, loadMe, me, rename } from '../../app/me.ts';
import { notify } from '../../app/notice.tsx';
import { notices, records, sounds, type ThemeChoice, themeChoice } from '../../app/preferences.ts';
import { go } from '../../app/router.ts';
import { Screen } from '../../app/shell.tsx';
import { hasServer } from '../../base/address.ts';
import { deleteMe, getContact } from '../../connection/requests.ts';
import { changeLanguage, LANGUAGES, language, t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { deleteLocals, hasLocalTables } from '../../local/requests.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { Button, SubmitButton } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Switch } from '../../parts/switch.tsx';
import { TileWord } from '../../parts/tile.tsx';
import { forgetGames } from '../home/known-games.ts';
import { NoticesCard } from './notices/notices-card.tsx';
import { DevicesCard } from './self/devices-card.tsx';
import { SixWordsCard } from './self/six-words-card.tsx';
import { TransferCard } from './transfer/transfer-card.tsx';
import './settings-screen.css';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export function SettingsScreen() {
  const text = t();
  return (
    <Screen
      title={text.common.settings}
      class="settings"
      content={
        <>
          <h1>{text.common.settings}</h1>
          <section class="settings-card paper">
            <NameForm />
          </section>
          <section class="settings-card paper">
            <Choice
              legend={text.common.language}
              value={language()}
              options={LANGUAGES.map((code) => ({ value: code, label: OWN_NAMES[code] }))}
              onChange={(code) => void changeLanguage(code)}
            />
            <Choice
              legend={later().settings.theme}
              value={themeChoice.value}
              options={THEMES.map((choice) => ({ value: choice, label: later().settings.themes[choice] }))}
              onChange={(choice) => {
                themeChoice.value = choice;
              }}
            />
            <Switch
              label={later().settings.sounds}
              note={later().settings.soundsNote}
              on={sounds.value}
              onChange={(on) => {
                sounds.value = on;
              }}
            />
            {!hasServer && <NoticeSwitch />}
          </section>
          <Records />
          {hasServer && <SixWordsCard />}
          {hasServer && <DevicesCard />}
          {hasServer && <NoticesCard />}
          <TransferCard />
          <DataCard />
        </>
      }
    />
  );
}

function NameForm() {
  const text = t();
  const typed = useSignal<string | null>(null);
  useEffect(() => void loadMe(), []);
  const save = async () => {
    if (valueOrNotify(await rename(typed.value ?? me.value?.name ?? ''))) notify({ text: later().settings.saved });
  };
  return (
    <form
      class="settings-name"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={later().settings.name}
        value={typed.value ?? me.value?.name ?? ''}
        placeholder={text.common.guest}
        autocomplete="nickname"
        onInput={(name) => {
          typed.value = name;
        }}
      />
      <SubmitButton>{later().settings.save}</SubmitButton>
      <p class="sm muted">{later().settings.nameNote}</p>
    </form>
  );
}

/** There are no notifications on plain http. */
function NoticeSwitch() {
  const text = later().settings;
  const isPossible = 'Notification' in globalThis && isSecureContext;
  const change = async (on: boolean) => {
    notices.value = on && (await Notification.requestPermission()) === 'granted';
    if (on && !notices.value) notify({ text: text.noticesDenied });
  };
  if (!isPossible) return null;
  return <Switch label={text.notices} note={text.noticesNote} on={notices.value} onChange={(on) => void change(on)} />;
}

function Records() {
  const text = t();
  const kept = GAME_IDS.flatMap((game) => {
    const word = records.value[game];
    return word ? [{ game, word }] : [];
  });
  if (kept.length === 0) return null;
  return (
    <section class="settings-card paper">
      <h2>{later().settings.record}</h2>
      {kept.map(({ game, word }) => (
        <p key={game} class="settings-record">
          <TileWord word={word} /> <span class="muted">{text.common.games[game].way}</span>
        </p>
      ))}
    </section>
  );
}

/** Who answers questions about a person's data, if the operator has said so. */
function Contact() {
  const contact = useSignal<string | null>(null);
  useEffect(() => {
    void getContact().then((answer) => {
      if ('value' in answer) contact.value = answer.value;
    });
  }, [contact]);
  if (contact.value === null) return null;
  return (
    <p>
      {later().settings.questions}{' '}
      <a class="link settings-contact" href={contact.value}>
        {contact.value.replace(/^(?:mailto:|https:\/\/)/, '')}
      </a>
    </p>
  );
}

function DataCard() {
  const text = t();
  const isAsking = useSignal(false);
  const forget = async () => {
    isAsking.value = false;
    const answers = [hasServer && (await deleteMe()), hasLocalTables() && (await deleteLocals())];
    for (const answer of answers) {
      if (!answer || !('problem' in answer)) continue;
      notify({ text: text.problems[answer.problem.code] });
      return;
    }
    forgetMe();
    forgetGames();
    localStorage.clear();
    go('/');
    notify({ text: later().settings.deleted });
  };
  return (
    <section class="settings-card paper">
      <h2>{later().settings.data}</h2>
      <p>{later().settings.dataNote}</p>
      {hasServer && <Contact />}
      <Button look="danger" onClick={() => (isAsking.value = true)}>
        {later().settings.deleteAll}
      </Button>
      {isAsking.value && (
        <Sheet title={later().settings.deleteTitle} icon="warning" onClose={() => (isAsking.value = false)}>
          <p>{later().settings.deleteExplain}</p>
          <div class="sheet-foot">
            <Button look="line" onClick={() => (isAsking.value = false)}>
              {text.common.cancel}
            </Button>
            <Button look="danger" onClick={() => void forget()}>
              {later().settings.deleteAll}
            </Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
