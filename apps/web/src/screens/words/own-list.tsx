/** Beginning a word list of one's own: words typed here, or a file with them. */
import { LANGUAGES, type Language } from '@lettertafel/engine';
import type { BroughtList } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { notify } from '../../app/notice.tsx';
import { addWordList } from '../../connection/requests.ts';
import { later } from '../../i18n/later.ts';
import { SubmitButton } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Switch } from '../../parts/switch.tsx';
import { LanguageChoice } from '../../words/language-choice.tsx';
import { broughtOrNotify } from './brought-list.tsx';

const LONGEST_LIST_NAME = 40;

export function OwnList({ onAdded }: { onAdded: (list: BroughtList) => void }) {
  const text = later().words;
  const name = useSignal('');
  const typed = useSignal('');
  const language = useSignal<Language>(LANGUAGES[0]);
  const kind = useSignal<'own' | 'house'>('house');
  const joinMarks = useSignal(true);
  const file = useSignal<File | null>(null);
  const add = async () => {
    const content = file.value ?? typed.value.trim();
    if (content === '' || name.value.trim() === '') {
      notify({ text: text.incomplete });
      return;
    }
    const asked = { language: language.value, kind: kind.value, joinMarks: joinMarks.value, content };
    const list = broughtOrNotify(await addWordList({ ...asked, name: name.value.trim() }));
    if (!list) return;
    typed.value = '';
    name.value = '';
    onAdded(list);
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
      <Field
        label={text.name}
        value={name.value}
        longest={LONGEST_LIST_NAME}
        placeholder={text.nameExample}
        onInput={(value) => {
          name.value = value;
        }}
      />
      <LanguageChoice language={language} />
      <label class="field">
        <span class="field-label">{text.typed}</span>
        <textarea
          class="field-input words-text"
          rows={5}
          disabled={file.value !== null}
          value={typed.value}
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
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
        <small class="muted">{text.fileExplain}</small>
      </label>
      <Choice
        legend={text.kind}
        value={kind.value}
        options={(['house', 'own'] as const).map((one) => ({ value: one, label: text.kinds[one] }))}
        onChange={(one) => {
          kind.value = one;
        }}
      />
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
