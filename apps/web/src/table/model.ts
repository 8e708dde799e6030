/** The state of a word table on this page, as signals: the draft with its history, the rack, what is chosen or dragged. */
import type { Seat, TableRules, TableView } from '@lettertafel/engine';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { beginDraft, type Draft, stripOf, type TileKey, tileOf, wordOf } from './draft.ts';
import { beginHistory, type DraftHistory, step } from './draft-history.ts';
import type { DropTarget } from './drop-target.ts';
import { orderTiles } from './rack-order.ts';
import { type DraftReading, readDraft } from './reading.ts';
import { placeTiles } from './rearrange.ts';
import { draftStorage, formatDraft, parseDraft } from './saved-draft.ts';
import { type Selection, wholeStrip } from './selection.ts';

interface ModelInput {
  readonly tableId: string;
  readonly seat: Seat | null;
  readonly view: TableView;
  /** Larger tiles. */
  readonly isForChildren?: boolean;
  /** The turn that the draft is for. */
  readonly number: number;
  readonly rules: TableRules;
  /** Whether this seat may arrange the table now. */
  readonly mayArrange: boolean;
  /** Null if words are judged by dispute. */
  readonly verdicts: ReadonlySignal<ReadonlyMap<string, boolean>> | null;
}

/** A preview of the selected letters as a new word. */
export interface Preview {
  readonly word: string;
  /** Nothing is known to be wrong with the word and, with automatic checking, the list contains it. */
  readonly isPromised: boolean;
  /** The words that the letters come from. */
  readonly from: readonly string[];
  /** The remaining parts of those words that are known to be good. */
  readonly left: readonly string[];
  /** Words whose verdict is not known yet. */
  readonly unasked: readonly string[];
}

export interface TableModel {
  readonly isForChildren: boolean;
  readonly mayArrange: boolean;
  /** Whether this seat plays on, now or later. */
  readonly isPlaying: boolean;
  /** The draft at the start of the turn. */
  readonly start: Draft;
  readonly draft: ReadonlySignal<Draft>;
  readonly reading: ReadonlySignal<DraftReading>;
  readonly history: Signal<DraftHistory>;
  /** Whether the draft differs from the start of the turn. */
  readonly isTouched: ReadonlySignal<boolean>;
  /** Own tiles in the player's order, including those on the table. */
  readonly rack: Signal<readonly TileKey[]>;
  /** The chosen letters, in the order they were chosen. */
  readonly chosen: Signal<Selection>;
  /** The letters of the latest swipe, until its trail has faded. */
  readonly trail: Signal<Selection>;
  /** Null if the selection makes no new word. */
  readonly preview: ReadonlySignal<Preview | null>;
  /** The letter that has, or last had, the focus. */
  readonly focused: Signal<TileKey | null>;
  /** The tab stops among the letters of mat and rack. */
  readonly tabStops: ReadonlySignal<readonly (TileKey | undefined)[]>;
  /** The joker whose letter is being chosen. */
  readonly naming: Signal<TileKey | null>;
  /** The dragged tiles and their drop target. */
  readonly dragged: Signal<readonly TileKey[]>;
  readonly target: Signal<DropTarget | null>;
}

export function makeModel({
  tableId,
  seat,
  view,
  isForChildren = false,
  number,
  rules,
  mayArrange,
  verdicts,
}: ModelInput): TableModel {
  const storage = draftStorage(tableId, seat);
  const start = beginDraft(view.table, view.rack, seat !== null && (view.seats[seat]?.opened ?? false));
  const saved = mayArrange ? parseDraft(start, storage.draft(number)) : null;
  const history = signal(saved ? step(beginHistory(start), saved) : beginHistory(start));
  const own = start.tiles.filter(({ home }) => home === null);
  const order = storage.rack();
  const rack = signal<readonly TileKey[]>(orderTiles(own, order));
  const mayLose = view.open !== null && view.open.seat === seat;
  const before = !mayLose ? [] : order.before.length > 0 ? order.before : order.rack;
  const chosen = signal<readonly TileKey[]>([]);
  const focused = signal<TileKey | null>(null);
  const draft = computed(() => history.value.now);
  const untouched = formatDraft(start);
  const isTouched = computed(() => formatDraft(draft.value) !== untouched);
  // The words of an open play are not yet in `formed`.
  const formed = view.open ? [...view.formed, ...view.open.table.map(({ reading }) => reading)] : view.formed;
  const read = (one: Draft) =>
    readDraft(one, { rules, options: view.options, formed, verdicts: verdicts?.value ?? null });
  const reading = computed(() => read(draft.value));
  const preview = computed(() => {
    const keys = chosen.value;
    const now = draft.value;
    const isMoved = wholeStrip(now, keys)?.tiles.join() === keys.join();
    const next = isMoved ? now : placeTiles(now, keys, { before: null });
    return next === now ? null : previewOf({ keys, now, next, reading: read(next), isJudged: verdicts !== null });
  });

  if (view.over) storage.forget();
  else if (seat !== null)
    effect(() => storage.saveRack({ rack: rack.value.map((key) => tileOf(start, key).tile), before }));
  if (mayArrange) effect(() => storage.saveDraft(number, isTouched.value ? formatDraft(draft.value) : null));

  const tabStops = computed(() => {
    const lying = draft.value.strips.flatMap(({ tiles }) => tiles);
    const inHand = rack.value.filter((key) => !lying.includes(key));
    const stopIn = (keys: readonly TileKey[]) => keys.find((key) => key === focused.value) ?? keys[0];
    return [stopIn(lying), stopIn(inHand)];
  });

  return {
    mayArrange,
    isForChildren,
    isPlaying: seat !== null && !view.over,
    start,
    draft,
    reading,
    history,
    isTouched,
    rack,
    chosen,
    focused,
    tabStops,
    trail: signal([]),
    preview,
    naming: signal(null),
    dragged: signal([]),
    target: signal(null),
  };
}

interface Tried {
  readonly keys: Selection;
  readonly now: Draft;
  readonly next: Draft;
  readonly reading: DraftReading;
  readonly isJudged: boolean;
}

function previewOf({ keys, now, next, reading, isJudged }: Tried): Preview {
  const made = stripOf(next, keys[0] ?? -1);
  const own = made && reading.strips.get(made.key);
  const sources = now.strips.filter(({ tiles }) => tiles.some((key) => keys.includes(key)));
  const parts = next.strips.filter((strip) => strip !== made && !now.strips.includes(strip));
  return {
    word: own?.word ?? '',
    isPromised: own !== undefined && own !== null && !own.fault && (!isJudged || !own.isChanged || own.isGood === true),
    from: sources.map((strip) => wordOf(now, strip)),
    left: parts.flatMap((strip) => {
      const part = reading.strips.get(strip.key);
      return part?.isGood && !part.fault ? [part.word] : [];
    }),
    unasked: reading.unasked,
  };
}

/** Own tiles on the rack, in the player's order. */
export function tilesInHand({ draft, rack }: TableModel): TileKey[] {
  const lying = new Set(draft.value.strips.flatMap(({ tiles }) => tiles));
  return rack.value.filter((key) => !lying.has(key));
}

/** A value computed from signals. `useComputed` would keep listening to the signals of the previous model. */
export function useComputedFrom<Value>(dependencies: readonly unknown[], compute: () => Value): ReadonlySignal<Value> {
  return useMemo(() => computed(compute), dependencies);
}
