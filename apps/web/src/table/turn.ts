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
} from './draft.ts';
import { keeperOf } from './keeper.ts';
import { moveInOrder, orderTiles, shuffleOrder } from './rack-order.ts';
import {
  joinStrips,
  moveStrip,
  nameJoker,
  placeTiles,
  restoreWord,
  splitStrip,
  type Target,
  takeBack,
} from './rearrange.ts';
import { formatDraft, parseDraft } from './saved-draft.ts';
import { stateOf } from './sentences.ts';
import { wholeStrip } from './tapping.ts';
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
  readonly chosen: Signal<readonly TileKey[]>;
  /** The letter that has the focus, or had it last. */
  readonly spot: Signal<TileKey | null>;
  /** The letters of mat and rack that the Tab key stops at. */
  readonly stops: ReadonlySignal<readonly (TileKey | undefined)[]>;
  /** The next word that is tapped gets the chosen one behind it. */
  readonly joining: Signal<boolean>;
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
  /** Puts the second strip behind the first. */
  join(first: Strip, second: Strip): void;
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
  const joining = signal(false);
  const naming = signal<TileKey | null>(null);
  const spot = signal<TileKey | null>(null);
  const draft = computed(() => history.value.now);
  const untouched = formatDraft(start);
  const isTouched = computed(() => formatDraft(draft.value) !== untouched);
  // A play that may still be disputed is not yet among the words formed.
  const formed = view.open ? [...view.formed, ...view.open.table.map(({ reading }) => reading)] : view.formed;
  const reading = computed(() =>
    readDraft(draft.value, { rules, options: view.options, formed, verdicts: verdicts?.value ?? null }),
  );

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
    joining.value = false;
  }

  /** Makes a step of it; null when nothing came of it. */
  function take(next: Draft): Draft | null {
    if (next === draft.peek()) return null;
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
    joining,
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
      naming.value = keys.find((key) => isJoker(next, key) && letterOf(next, key) === null) ?? null;
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
      naming.value = null;
      say(key);
    },
    join(first, second) {
      if (take(joinStrips(draft.peek(), first.key, second.key))) say(first.tiles[0] as TileKey);
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

/** A whole strip put on the empty mat is the same strip in another place. */
function putTiles(draft: Draft, keys: readonly TileKey[], target: Target): Draft {
  const strip = 'before' in target ? wholeStrip(draft, keys) : null;
  if (!strip || !('before' in target)) return placeTiles(draft, keys, target);
  return target.before === strip.key ? draft : moveStrip(draft, strip.key, target.before);
}

/** Own tiles that are still on the rack, in the player's order. */
export function tilesInHand({ draft, rack }: Turn): TileKey[] {
  const lying = new Set(draft.value.strips.flatMap(({ tiles }) => tiles));
  return rack.value.filter((key) => !lying.has(key));
}
