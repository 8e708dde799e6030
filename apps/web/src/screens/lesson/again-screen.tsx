/** *Probeer opnieuw*: the costliest turns of a game as positions on the real table. */
import type { TurnAnalysis } from '@lettertafel/analysis';
import { type ParsedRecord, parseRecord, type TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { analysisText } from '../../analysis/messages/index.ts';
import { lazy } from '../../app/lazy.tsx';
import { go } from '../../app/router.ts';
import { Loading } from '../../app/shell.tsx';
import { getRecord, getTable } from '../../connection/requests.ts';
import { shownWord } from '../../parts/shown-word.ts';
import { namesAt } from '../../play/names.ts';
import { storyOf } from '../../play/story.ts';
import { describeTurn } from '../../play/story-sentences.ts';
import { makeAgainTable } from './again-table.ts';
import { LessonScreen } from './lesson-screen.tsx';
import type { TaskTable } from './lesson-table.ts';

const NotFoundScreen = lazy(async () => (await import('../on-demand.ts')).NotFoundScreen);

interface AgainProps {
  readonly id: string;
  /** From 1. */
  readonly turns: readonly number[];
}

type Loaded = { readonly info: TableInfo; readonly record: ParsedRecord } | 'missing' | null;

export function AgainScreen({ id, turns }: AgainProps) {
  const loaded = useSignal<Loaded>(null);
  useEffect(() => {
    const load = async () => {
      const [info, record] = await Promise.all([getTable(id), getRecord(id)]);
      const parsed = 'value' in record ? parseRecord(record.value) : null;
      const isThere = 'value' in info && parsed && 'value' in parsed;
      loaded.value = isThere ? { info: info.value, record: parsed.value } : 'missing';
    };
    void load();
  }, [id, loaded]);
  if (loaded.value === null) return <Loading />;
  return loaded.value === 'missing' ? <NotFoundScreen /> : <Again {...loaded.value} turns={turns} />;
}

function Again({ info, record, turns }: { info: TableInfo; record: ParsedRecord; turns: readonly number[] }) {
  const table = useMemo(
    () => makeAgainTable({ record, info, places: turns.map((turn) => turn - 1), tell: tellGap }),
    [record, info, turns],
  );
  const { again: text } = analysisText();
  if (!table) return <NotFoundScreen />;
  const back = `/analysis/${info.id}`;
  const names = namesAt(info);
  const done = [text.done, table.isDone.value ? lastTurn(table, names) : ''].join(' ').trim();
  return (
    <LessonScreen
      game={record.game}
      table={table}
      names={names}
      title={text.title}
      texts={turns.map((turn) => ({ title: text.turn(turn), note: text.note, done }))}
      back={back}
      leave={text.leave}
      thinking={text.thinking}
      onFinish={() => go(back)}
      end={null}
    />
  );
}

/** What was done, in words: an exchange leaves nothing to see on the board. */
function lastTurn({ store, seat }: TaskTable, names: readonly string[]): string {
  const view = store.view.value;
  const turn = view && storyOf(store.entries.value, view).turns.at(-1);
  return turn ? describeTurn(turn, { names, own: seat.value }) : '';
}

/** How far a move is from the best. */
function tellGap(analysis: TurnAnalysis | null): string {
  const { again: text } = analysisText();
  if (!analysis || analysis.verdict === null) return text.failed;
  const wrong = analysis.facts.find(({ fact }) => fact === 'wrong-word-stood');
  if (wrong && 'words' in wrong) return text.wrongWords(wrong.words.map(shownWord));
  const { lost } = analysis;
  // In a game that is decided only points can be lost.
  const share = Math.round(100 * (analysis.lostChance ?? 0));
  return share > 0 ? text.chance(share) : text.points(Math.max(1, Math.round(lost)));
}
