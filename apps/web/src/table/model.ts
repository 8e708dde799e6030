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
  /** The number of the turn the draft is for. */
  readonly number: number;
  readonly rules: TableRules;
  /** Whether this seat may arrange the table now. */
  readonly mayArrange: boolean;
  /** Null where words are judged by dispute. */
  readonly verdicts: ReadonlySignal<ReadonlyMap<string, boolean>> | null;
}

/** The chosen letters as a new word, tried out. */
export interface Preview {
  readonly word: string;
  /** Whether the word can be promised: nothing known is against it and, where the list judges, the list knows it. */
  readonly isPromised: boolean;
  /** The words the letters are taken from, as they read now. */
  readonly from: readonly string[];
  /** What is left of those words and known to be good. */
  readonly left: readonly string[];
  /** Words the list has to be asked about. */
  readonly unasked: readonly string[];
}

export interface TableModel {
  readonly mayArrange: boolean;
  /** The draft as the turn begins. */
  readonly start: Draft;
  readonly draft: ReadonlySignal<Draft>;
  readonly reading: ReadonlySignal<DraftReading>;
  readonly history: Signal<DraftHistory>;
  /** Whether anything has been done yet. */
  readonly isTouched: ReadonlySignal<boolean>;
  /** Own tiles in the player's order, those on the table too. */
  readonly rack: Signal<readonly TileKey[]>;
  /** The chosen letters, in the order they were chosen. */
  readonly chosen: Signal<Selection>;
  /** What the latest swipe met, until its trail has faded. */
  readonly trail: Signal<Selection>;
  /** What a word of the chosen letters would make of the table; null when there is none to be made. */
  readonly preview: ReadonlySignal<Preview | null>;
  /** The letter that has the focus, or had it last. */
  readonly focused: Signal<TileKey | null>;
  /** The letters of mat and rack that the Tab key stops at. */
  readonly tabStops: ReadonlySignal<readonly (TileKey | undefined)[]>;
  /** The joker that is asked for its letter. */
  readonly naming: Signal<TileKey | null>;
  /** What is under way in a drag, and where it would go. */
  readonly dragged: Signal<readonly TileKey[]>;
  readonly target: Signal<DropTarget | null>;
}

export function makeModel({ tableId, seat, view, number, rules, mayArrange, verdicts }: ModelInput): TableModel {
  const storage = draftStorage(tableId, seat);
  const start = beginDraft(view.table, view.rack, seat !== null && (view.seats[seat]?.opened ?? false));
  const saved = mayArrange ? parseDraft(start, storage.draft(number)) : null;
  const history = signal(saved ? step(beginHistory(start), saved) : beginHistory(start));
  const own = start.tiles.filter(({ home }) => home === null);
  const rack = signal<readonly TileKey[]>(orderTiles(own, storage.rack()));
  const chosen = signal<readonly TileKey[]>([]);
  const focused = signal<TileKey | null>(null);
  const draft = computed(() => history.value.now);
  const untouched = formatDraft(start);
  const isTouched = computed(() => formatDraft(draft.value) !== untouched);
  // A play that may still be disputed is not yet among the words formed.
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
  else if (seat !== null) effect(() => storage.saveRack(rack.value.map((key) => tileOf(start, key).tile)));
  if (mayArrange) effect(() => storage.saveDraft(number, isTouched.value ? formatDraft(draft.value) : null));

  const tabStops = computed(() => {
    const lying = draft.value.strips.flatMap(({ tiles }) => tiles);
    const inHand = rack.value.filter((key) => !lying.includes(key));
    const stopIn = (keys: readonly TileKey[]) => keys.find((key) => key === focused.value) ?? keys[0];
    return [stopIn(lying), stopIn(inHand)];
  });

  return {
    mayArrange,
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
    isPromised: own !== undefined && own !== null && !own.fault && (!isJudged || !own.changed || own.good === true),
    from: sources.map((strip) => wordOf(now, strip)),
    left: parts.flatMap((strip) => {
      const part = reading.strips.get(strip.key);
      return part?.good && !part.fault ? [part.word] : [];
    }),
    unasked: reading.unasked,
  };
}

/** Own tiles that are still on the rack, in the player's order. */
export function tilesInHand({ draft, rack }: TableModel): TileKey[] {
  const lying = new Set(draft.value.strips.flatMap(({ tiles }) => tiles));
  return rack.value.filter((key) => !lying.has(key));
}

/** A value computed from signals. `useComputed` would keep listening to the signals of the previous model. */
export function useComputedFrom<Value>(dependencies: readonly unknown[], compute: () => Value): ReadonlySignal<Value> {
  return useMemo(() => computed(compute), dependencies);
}
