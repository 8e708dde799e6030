/** A turn on the page: the draft as signals, what is chosen, and everything a player can do to it. */
import type { Seat, TableRules, TableView } from '@lettertafel/engine';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { announce } from '../app/live-region.tsx';
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import type { Aim } from './aim.ts';
import {
  beginDraft,
  type Draft,
  isJoker,
  isOwn,
  letterOf,
  type Strip,
  stripOf,
  type TileKey,
  tileOf,
  wordOf,
} from './draft.ts';
import { keeperOf } from './keeper.ts';
import { moveInOrder, orderTiles, shuffleOrder } from './rack-order.ts';
import { moveStrip, nameJoker, placeTiles, restoreWord, splitStrip, type Target, takeBack } from './rearrange.ts';
import { formatDraft, parseDraft } from './saved-draft.ts';
import { type Selection, wholeStrip } from './selection.ts';
import { stateOf } from './sentences.ts';
import { amend, beginHistory, redo, step, type TurnHistory, undo } from './turn-history.ts';
import { readDraft, type TurnReading } from './turn-reading.ts';
import { type Cursor, eraseLetter, typeLetter } from './typing.ts';

export interface TurnSetting {
  readonly tableId: string;
  readonly seat: Seat | null;
  readonly view: TableView;
  /** The number of the turn the draft is for. */
  readonly number: number;
  readonly rules: TableRules;
  /** Whether this seat may arrange the table now. */
  readonly may: boolean;
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

export interface Turn {
  readonly may: boolean;
  readonly draft: ReadonlySignal<Draft>;
  readonly reading: ReadonlySignal<TurnReading>;
  readonly history: ReadonlySignal<TurnHistory>;
  /** Whether anything has been done yet. */
  readonly isTouched: ReadonlySignal<boolean>;
  /** Own tiles in the player's order, those on the table too. */
  readonly rack: ReadonlySignal<readonly TileKey[]>;
  /** The chosen letters, in the order they were chosen. */
  readonly chosen: Signal<Selection>;
  /** What the latest swipe met, until its trail has faded. */
  readonly trail: Signal<Selection>;
  /** What a word of the chosen letters would make of the table; null when there is none to be made. */
  readonly preview: ReadonlySignal<Preview | null>;
  /** The letter that has the focus, or had it last. */
  readonly spot: Signal<TileKey | null>;
  /** The letters of mat and rack that the Tab key stops at. */
  readonly stops: ReadonlySignal<readonly (TileKey | undefined)[]>;
  /** The joker that is asked for its letter. */
  readonly naming: Signal<TileKey | null>;
  /** What is under way in a drag, and where it would go. */
  readonly carried: Signal<readonly TileKey[]>;
  readonly aim: Signal<Aim | null>;
  /** Puts tiles there; says why when it may not be. */
  put(keys: readonly TileKey[], target: Aim): void;
  split(strip: Strip, at: number): void;
  takeBack(keys: readonly TileKey[]): void;
  name(key: TileKey, letter: string): void;
  /** Asks for the letter of the next joker on the table that has none. */
  nameNext(): void;
  /** Puts a word of the table together again. */
  restore(word: number): void;
  /** Lays a letter from the rack at the cursor; answers where the cursor is then. */
  type(letter: string, cursor: Cursor | null): TileKey | null;
  erase(cursor: Cursor): Cursor | null;
  reset(): void;
  undo(): void;
  redo(): void;
  shuffle(): void;
}

export function makeTurn({ tableId, seat, view, number, rules, may, verdicts }: TurnSetting): Turn {
  const keeper = keeperOf(tableId, seat);
  const start = beginDraft(view.table, view.rack, seat !== null && (view.seats[seat]?.opened ?? false));
  const saved = may ? parseDraft(start, keeper.draft(number)) : null;
  const history = signal(saved ? step(beginHistory(start), saved) : beginHistory(start));
  const own = start.tiles.filter(({ home }) => home === null);
  const rack = signal<readonly TileKey[]>(orderTiles(own, keeper.rack()));
  const chosen = signal<readonly TileKey[]>([]);
  const naming = signal<TileKey | null>(null);
  const spot = signal<TileKey | null>(null);
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

  if (view.over) keeper.forget();
  else if (seat !== null) effect(() => keeper.keepRack(rack.value.map((key) => tileOf(start, key).tile)));
  if (may) effect(() => keeper.keepDraft(number, isTouched.value ? formatDraft(draft.value) : null));

  const stops = computed(() => {
    const lying = draft.value.strips.flatMap(({ tiles }) => tiles);
    const inHand = rack.value.filter((key) => !lying.includes(key));
    const stopIn = (keys: readonly TileKey[]) => keys.find((key) => key === spot.value) ?? keys[0];
    return [stopIn(lying), stopIn(inHand)];
  });

  function leave(): void {
    chosen.value = [];
  }

  /** Makes a step of it; null when nothing came of it. */
  function take(next: Draft): Draft | null {
    if (next === draft.peek() || formatDraft(next) === formatDraft(draft.peek())) return null;
    batch(() => {
      history.value = step(history.peek(), next);
      leave();
    });
    return next;
  }

  function say(key: TileKey): void {
    const strip = stripOf(draft.peek(), key);
    const read = strip && reading.peek().strips.get(strip.key);
    if (read) announce(t().table.spoken.lies(read.word, stateOf(read)));
  }

  const turn: Turn = {
    may,
    draft,
    reading,
    history,
    isTouched,
    rack,
    chosen,
    spot,
    stops,
    trail: signal([]),
    preview,
    naming,
    carried: signal([]),
    aim: signal(null),
    put(keys, target) {
      if ('rack' in target) {
        rack.value = moveInOrder(rack.peek(), keys, target.rack);
        if (keys.some((key) => stripOf(draft.peek(), key))) turn.takeBack(keys);
        return;
      }
      const next = take(putTiles(draft.peek(), keys, target));
      if (!next) {
        if (!start.opened && keys.length > 0) notify({ text: t().table.beginFirst });
        return;
      }
      say(keys[0] as TileKey);
      turn.nameNext();
    },
    split(strip, at) {
      if (take(splitStrip(draft.peek(), strip.key, at))) say(strip.tiles[0] as TileKey);
    },
    takeBack(keys) {
      const back = keys.filter((key) => isOwn(draft.peek(), key) && stripOf(draft.peek(), key));
      if (back.length === 0) notify({ text: t().table.stays });
      else if (take(takeBack(draft.peek(), back))) {
        announce(t().table.spoken.back(back.map((key) => tileOf(start, key).tile)));
      }
    },
    name(key, letter) {
      const wasOpen = letterOf(draft.peek(), key) === null;
      const next = nameJoker(draft.peek(), key, letter);
      if (wasOpen) history.value = amend(history.peek(), next);
      else take(next);
      turn.nameNext();
      say(key);
    },
    nameNext() {
      const lying = draft.peek().strips.flatMap(({ tiles }) => tiles);
      naming.value = lying.find((key) => isJoker(start, key) && letterOf(draft.peek(), key) === null) ?? null;
    },
    restore(word) {
      const first = start.tiles.find(({ home }) => home?.word === word);
      if (take(restoreWord(draft.peek(), word)) && first) say(first.key);
    },
    type(letter, cursor) {
      const typed = typeLetter(draft.peek(), letter, { cursor, rack: rack.peek() });
      if (!typed) {
        notify({ text: t().table.notOnRack(letter) });
        return null;
      }
      if (!take(typed.draft)) return null;
      const strip = typed.draft.strips.find(({ key }) => key === typed.cursor?.strip);
      const key = strip?.tiles[(typed.cursor?.at ?? 0) - 1] ?? null;
      if (key !== null) say(key);
      return key;
    },
    erase(cursor) {
      const erased = eraseLetter(draft.peek(), cursor);
      if (!erased) return cursor;
      take(erased.draft);
      return erased.cursor;
    },
    reset() {
      if (take(start)) announce(t().table.spoken.reset);
    },
    undo() {
      history.value = undo(history.peek());
      leave();
    },
    redo() {
      history.value = redo(history.peek());
      leave();
    },
    shuffle() {
      rack.value = shuffleOrder(rack.peek(), (limit) => Math.floor(Math.random() * limit));
    },
  };
  return turn;
}

/** A whole strip put on the empty mat is the same strip in another place, unless its letters change places. */
function putTiles(draft: Draft, keys: readonly TileKey[], target: Target): Draft {
  const strip = 'before' in target ? wholeStrip(draft, keys) : null;
  if (!strip || strip.tiles.join() !== keys.join() || !('before' in target)) return placeTiles(draft, keys, target);
  return target.before === strip.key ? draft : moveStrip(draft, strip.key, target.before);
}

interface Tried {
  readonly keys: Selection;
  readonly now: Draft;
  readonly next: Draft;
  readonly reading: TurnReading;
  readonly isJudged: boolean;
}

function previewOf({ keys, now, next, reading, isJudged }: Tried): Preview {
  const made = stripOf(next, keys[0] as TileKey);
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
export function tilesInHand({ draft, rack }: Turn): TileKey[] {
  const lying = new Set(draft.value.strips.flatMap(({ tiles }) => tiles));
  return rack.value.filter((key) => !lying.has(key));
}
