/** Words that the players have allowed (B-30) can be added to a house list, to be valid in later games. */

import type { TableInfo } from '@lettertafel/protocol';
import { languageOf } from '@lettertafel/words';
import { useSignal } from '@preact/signals';
import { notify } from '../app/notice.tsx';
import { keepInHouseList } from '../connection/requests.ts';
import { later } from '../i18n/later.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { SubmitButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';

export function KeepRulings({ info, words }: { info: TableInfo; words: readonly string[] }) {
  const text = later().words;
  const name = useSignal(info.words.kind === 'house' ? (info.words.name ?? '') : text.houseName);
  const isKept = useSignal(false);
  const keep = async () => {
    const list = name.value.trim();
    const made = valueOrNotify(await keepInHouseList(languageOf(info.game), list, words));
    if (!made) return;
    isKept.value = true;
    notify({ text: text.kept(words, list) });
  };
  if (words.length === 0 || isKept.value) return null;
  return (
    <form
      class="end-rulings paper"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <h2>{text.keepTitle(words)}</h2>
      <p class="sm muted">{text.keepExplain}</p>
      <Field
        label={text.name}
        value={name.value}
        onInput={(value) => {
          name.value = value;
        }}
      />
      <SubmitButton>{text.keep}</SubmitButton>
    </form>
  );
}
