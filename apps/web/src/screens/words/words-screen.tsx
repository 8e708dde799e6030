/** The word lists of this server; users can add, change and remove their own. */
import type { BroughtList, OfferedList } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Screen } from '../../app/shell.tsx';
import { hasServer } from '../../base/address.ts';
import { getWordLists } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { LookUp } from '../../words/look-up.tsx';
import { BroughtReport } from './brought-list.tsx';
import { ListCard } from './list-card.tsx';
import { OwnList } from './own-list.tsx';
import './words-screen.css';

export function WordsScreen() {
  const text = t();
  const lists = useSignal<readonly OfferedList[]>([]);
  /** What was brought last. */
  const brought = useSignal<BroughtList | null>(null);
  const load = async () => {
    const answer = await getWordLists();
    if ('value' in answer) lists.value = answer.value;
  };
  const show = (list: BroughtList) => {
    brought.value = list;
    void load();
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
          {brought.value && <BroughtReport list={brought.value} />}
          <ul class="words-lists">
            {lists.value.map((list) => (
              <ListCard key={list.id} list={list} onBrought={show} onRemoved={() => void load()} />
            ))}
          </ul>
          {hasServer && <OwnList onAdded={show} />}
        </>
      }
    />
  );
}
