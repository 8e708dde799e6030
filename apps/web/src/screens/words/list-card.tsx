/** A word list: its description and, for its owner, ways to save, change or remove it. */
import type { BroughtList, OfferedList } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { addWordList, getListText, removeWordList } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { Button } from '../../parts/button.tsx';
import { listName } from '../../parts/list-name.ts';
import { SureButton } from '../../parts/sure-button.tsx';
import { broughtOrNotify } from './brought-list.tsx';

interface ListCardProps {
  readonly list: OfferedList;
  readonly onBrought: (list: BroughtList) => void;
  readonly onRemoved: () => void;
}

export function ListCard(props: ListCardProps) {
  const { list } = props;
  const text = t();
  return (
    <li class="words-list paper">
      <h2>{listName(list)}</h2>
      <p>{list.kind === 'house' ? later().words.besides(list.words) : later().words.count(list.words)}</p>
      {list.kind === 'shipped' ? (
        <details class="sm">
          <summary>{later().words.sources}</summary>
          {list.source}
        </details>
      ) : (
        <p class="sm muted">{text.common.languages[list.language].name}</p>
      )}
      {list.mine && <OwnActions {...props} />}
    </li>
  );
}

function OwnActions({ list, onBrought, onRemoved }: ListCardProps) {
  const text = later().words;
  /** The words being edited, one per line; null: not editing. */
  const draft = useSignal<string | null>(null);
  const edit = async () => {
    draft.value = valueOrNotify(await getListText(list.id))?.text ?? null;
  };
  const save = async () => {
    const { language, kind } = list;
    const name = list.name ?? '';
    const changed = { language, name, kind: kind === 'house' ? kind : 'own', joinMarks: true } as const;
    const brought = broughtOrNotify(await addWordList({ ...changed, content: draft.peek() ?? '' }));
    if (!brought) return;
    draft.value = null;
    onBrought(brought);
  };
  const download = async () => {
    const answer = valueOrNotify(await getListText(list.id));
    if (!answer) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([answer.text], { type: 'text/plain;charset=utf-8' }));
    link.download = `${list.name}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const remove = async () => {
    valueOrNotify(await removeWordList(list.id));
    onRemoved();
  };
  if (draft.value !== null) {
    return (
      <div class="words-edit">
        <textarea
          class="field-input words-text"
          rows={8}
          aria-label={text.editLabel(listName(list))}
          value={draft.value}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
        />
        <div class="words-actions">
          <Button look="main" onClick={() => void save()}>
            {text.save}
          </Button>
          <Button
            look="line"
            onClick={() => {
              draft.value = null;
            }}
          >
            {t().common.close}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div class="words-actions">
      {list.kind === 'house' && (
        <Button look="line" onClick={() => void edit()}>
          {text.edit}
        </Button>
      )}
      <Button look="line" onClick={() => void download()}>
        {text.download}
      </Button>
      <SureButton label={text.remove} sure={text.removeSure} onSure={() => void remove()} />
    </div>
  );
}
