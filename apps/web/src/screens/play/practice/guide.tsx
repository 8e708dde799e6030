/** Help at a practice table: what it explains, what can be asked for, and the list of all explanations. */
import type { GameId } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../app/live-region.tsx';
import { hrefTo } from '../../../base/address.ts';
import type { GameView, TableStore } from '../../../connection/table-store.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { shownWord } from '../../../parts/shown-word.ts';
import { AsideSheet } from '../../../play/aside-sheet.tsx';
import { storyOf } from '../../../play/story.ts';
import { explainedKeys, noteExplained } from './explained.ts';
import { practiceText } from './messages/index.ts';
import { useOpenRacks } from './open-racks.ts';
import { findSurprise, type Happening, SURPRISE_KEYS, SURPRISES, type SurpriseKey } from './surprises.ts';
import './practice.css';

export { HelpSheet } from './help-sheet.tsx';

interface GuideProps {
  readonly table: TableStore;
  readonly info: TableInfo;
}

interface Explained {
  readonly key: SurpriseKey;
  readonly words: readonly string[];
}

export function PracticeGuide({ table, info }: GuideProps) {
  useOpenRacks(table, info);
  const shown = useSurprise(table, info);
  if (!shown.value) return null;
  const { key, words } = shown.value;
  const close = () => {
    shown.value = null;
  };
  const text = practiceText();
  const { title, text: why } = text.surprises[key];
  return (
    <AsideSheet key={key} title={title(words.map(shownWord))} icon="book" onClose={close}>
      <p>
        {why} <RuleLink game={info.game} surprise={key} />
      </p>
      <div class="aside-foot">
        <Button look="main" onClick={close}>
          {text.understood}
        </Button>
      </div>
    </AsideSheet>
  );
}

/** Explains what has happened since the table was opened: one thing at a time, each only once. */
function useSurprise(table: TableStore, info: TableInfo) {
  const shown = useSignal<Explained | null>(null);
  const known = useRef<number | null>(null);
  const view = table.view.value;
  const { events, turns } = view ? storyOf(table.entries.value, view) : { events: [], turns: [] };
  useEffect(() => {
    const { value: seat } = table.as;
    if (!view || seat === 'spectator') return;
    const fresh = known.current === null ? [] : events.slice(known.current);
    known.current = events.length;
    if (shown.peek() || view.over) return;
    const happened = fresh.map((event): Happening => {
      const turn = event.turn === null ? null : (turns[event.turn] ?? null);
      return { game: info.game, view, seat, event, turn };
    });
    const found = findSurprise(happened, explainedKeys());
    if (!found) return;
    noteExplained(found.key);
    shown.value = found;
    announce(practiceText().surprises[found.key].text);
    // only new events are explained
  }, [events.length]);
  return shown;
}

function RuleLink({ game, surprise }: { game: GameId; surprise: SurpriseKey }) {
  const { rule } = SURPRISES[surprise];
  return (
    <a class="link sm" href={hrefTo(`/rules/${game}#${rule}`)} target="_blank" rel="noopener">
      {t().refusals.rule(rule)}
    </a>
  );
}

interface SurpriseListProps {
  readonly game: GameId;
  readonly view: GameView;
  readonly onClose: () => void;
}

/** What can surprise at this table; what was explained is ticked. */
export function SurpriseList({ game, view, onClose }: SurpriseListProps) {
  const text = practiceText();
  const keys = SURPRISE_KEYS.filter((key) => SURPRISES[key].mayCome({ game, view }));
  const explained = explainedKeys();
  return (
    <Sheet title={text.rules} icon="book" onClose={onClose}>
      <p class="sm muted">{text.rulesNote}</p>
      <ul class="surprises">
        {keys.map((key) => (
          <li key={key}>
            <h3>
              {text.surprises[key].name}
              {explained.includes(key) && (
                <span class="surprise-seen">
                  <Icon name="check" small />
                  <span class="unseen">, {text.seen}</span>
                </span>
              )}
            </h3>
            <p>
              {text.surprises[key].text} <RuleLink game={game} surprise={key} />
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
