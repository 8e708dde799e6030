/** The word lists of this server, and bringing one's own. */
import type { WordListInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import { Screen } from '../../app/shell.tsx';
import { orTell } from '../../begin/begin-game.ts';
import { addWordList, getWordLists } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { SubmitButton } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { listName } from '../../parts/list-name.ts';
import './words-screen.css';

export function WordsScreen() {
  const text = t();
  const lists = useSignal<readonly WordListInfo[]>([]);
  const load = async () => {
    const answer = await getWordLists();
    if ('value' in answer) lists.value = answer.value;
  };
  useEffect(() => {
    void load();
  }, []);
  return (
    <Screen
      title={text.common.wordLists}
      class="words"
      content={
        <>
          <h1>{text.common.wordLists}</h1>
          <p>{text.words.explain}</p>
          <ul class="words-lists">
            {lists.value.map((list) => (
              <li key={list.id} class="words-list paper">
                <h2>{listName(list)}</h2>
                <p>{text.words.count(list.words)}</p>
                <p class="sm muted">
                  {list.name === null ? text.words.sources(list.source) : text.common.languages[list.language]}
                </p>
              </li>
            ))}
          </ul>
          <OwnList onAdded={() => void load()} />
        </>
      }
    />
  );
}

function OwnList({ onAdded }: { onAdded: () => void }) {
  const text = t();
  const name = useSignal('');
  const language = useSignal<'nl' | 'de'>('nl');
  const file = useSignal<File | null>(null);
  const add = async () => {
    if (!file.value || name.value.trim() === '') {
      notify({ text: text.words.incomplete });
      return;
    }
    const made = orTell(await addWordList(language.value, name.value.trim(), await file.value.text()));
    if (!made) return;
    notify({ text: text.words.added(made.words) });
    onAdded();
  };
  return (
    <form
      class="words-own paper"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2>{text.words.own}</h2>
      <p>{text.words.ownExplain}</p>
      <Choice
        legend={text.common.language}
        value={language.value}
        options={(['nl', 'de'] as const).map((code) => ({ value: code, label: text.common.languages[code] }))}
        onChange={(code) => {
          language.value = code;
        }}
      />
      <Field
        label={text.words.name}
        value={name.value}
        onInput={(value) => {
          name.value = value;
        }}
      />
      <label class="field">
        <span class="field-label">{text.words.file}</span>
        <input
          class="field-input words-file"
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            file.value = event.currentTarget.files?.[0] ?? null;
          }}
        />
      </label>
      <SubmitButton>{text.words.add}</SubmitButton>
    </form>
  );
}
