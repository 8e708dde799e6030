/** Importing a word list, instead of the one that ships or in addition to it. */
import { LANGUAGES, type Language } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { notify } from '../../app/notice.tsx';
import { addWordList } from '../../connection/requests.ts';
import { later } from '../../i18n/later.ts';
import { SubmitButton } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Switch } from '../../parts/switch.tsx';
import { LanguageChoice } from '../../words/language-choice.tsx';
import { tellAdded } from './added-list.ts';

export function ImportList({ onAdded }: { onAdded: () => void }) {
  const text = later().words;
  const name = useSignal('');
  const language = useSignal<Language>(LANGUAGES[0]);
  const kind = useSignal<'own' | 'house'>('own');
  const joinMarks = useSignal(false);
  const file = useSignal<File | null>(null);
  const add = async () => {
    const content = file.value;
    if (!content || name.value.trim() === '') {
      notify({ text: text.incomplete });
      return;
    }
    const asked = { language: language.value, kind: kind.value, joinMarks: joinMarks.value, content };
    if (tellAdded(await addWordList({ ...asked, name: name.value.trim().toLowerCase() }))) onAdded();
  };
  return (
    <form
      class="words-own paper"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h2>{text.own}</h2>
      <p>{text.ownExplain}</p>
      <LanguageChoice language={language} />
      <Choice
        legend={text.kind}
        value={kind.value}
        options={(['own', 'house'] as const).map((one) => ({ value: one, label: text.kinds[one] }))}
        onChange={(one) => {
          kind.value = one;
        }}
      />
      <Field
        label={text.name}
        value={name.value}
        onInput={(value) => {
          name.value = value;
        }}
      />
      <label class="field">
        <span class="field-label">{text.file}</span>
        <input
          class="field-input words-file"
          type="file"
          accept=".txt,.dic,.csv,text/plain,text/csv"
          onChange={(event) => {
            file.value = event.currentTarget.files?.[0] ?? null;
          }}
        />
      </label>
      <Switch
        label={text.joinMarks}
        note={text.joinMarksNote}
        on={joinMarks.value}
        onChange={(on) => {
          joinMarks.value = on;
        }}
      />
      <SubmitButton>{text.add}</SubmitButton>
    </form>
  );
}
