/** The word lists of this server; users can add, change and remove their own. */
import type { OfferedList } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Screen } from '../../app/shell.tsx';
import { hasServer } from '../../base/address.ts';
import { getWordLists } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { LookUp } from '../../words/look-up.tsx';
import { ImportList } from './import-list.tsx';
import { ListCard } from './list-card.tsx';
import './words-screen.css';

export function WordsScreen() {
  const text = t();
  const lists = useSignal<readonly OfferedList[]>([]);
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
          <p>{later().words.explain}</p>
          <LookUp />
          <ul class="words-lists">
            {lists.value.map((list) => (
              <ListCard key={list.id} list={list} onChanged={() => void load()} />
            ))}
          </ul>
          {hasServer && <ImportList onAdded={() => void load()} />}
        </>
      }
    />
  );
}
