/** What a player does with letters on the mat and on the rack, whatever the input: pointer, tap or keyboard. */
import { batch } from '@preact/signals';
import { announce } from '../app/live-region.tsx';
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import { type Draft, isJoker, isOwn, letterOf, mayTouch, type Strip, stripOf, type TileKey, tileOf } from './draft.ts';
import * as history from './draft-history.ts';
import type { DropTarget } from './drop-target.ts';
import type { TableModel } from './model.ts';
import { moveInOrder, shuffleOrder } from './rack-order.ts';
import { moveStrip, nameJoker, placeTiles, restoreWord, splitStrip, type Target, takeBack } from './rearrange.ts';
import { formatDraft } from './saved-draft.ts';
import { addStrip, type Selection, toggleTile, wholeStrip } from './selection.ts';
import { stateOf } from './sentences.ts';
import { letterName } from './strip-view.tsx';
import { type Cursor, eraseLetter, typeLetter } from './typing.ts';

/** Adds a step to the history; null when the draft stays the same. */
function change(model: TableModel, next: Draft): Draft | null {
  const now = model.draft.peek();
  if (next === now || formatDraft(next) === formatDraft(now)) return null;
  batch(() => {
    model.history.value = history.step(model.history.peek(), next);
    model.chosen.value = [];
  });
  return next;
}

/** Puts tiles there, or says why that is not allowed. */
export function put(model: TableModel, keys: readonly TileKey[], target: DropTarget): void {
  const draft = model.draft.peek();
  if ('rack' in target) {
    model.rack.value = moveInOrder(model.rack.peek(), keys, target.rack);
    if (keys.some((key) => stripOf(draft, key))) giveBack(model, keys);
    return;
  }
  const [first] = keys;
  if (first === undefined) return;
  if (!change(model, putTiles(draft, keys, target))) {
    if (!draft.opened) notify({ text: t().table.beginFirst });
    return;
  }
  sayLying(model, first);
  nameNext(model);
}

/** Dropping a whole strip on empty mat moves it, unless the order of its letters changes. */
function putTiles(draft: Draft, keys: readonly TileKey[], target: Target): Draft {
  const strip = 'before' in target ? wholeStrip(draft, keys) : null;
  if (!strip || strip.tiles.join() !== keys.join() || !('before' in target)) return placeTiles(draft, keys, target);
  return target.before === strip.key ? draft : moveStrip(draft, strip.key, target.before);
}

export function split(model: TableModel, { key, tiles: [first] }: Strip, at: number): void {
  if (change(model, splitStrip(model.draft.peek(), key, at)) && first !== undefined) sayLying(model, first);
}

/** Takes own tiles back to the rack; tiles of the table stay. */
export function giveBack(model: TableModel, keys: readonly TileKey[]): void {
  const draft = model.draft.peek();
  const back = keys.filter((key) => isOwn(draft, key) && stripOf(draft, key));
  if (back.length === 0) notify({ text: t().table.stays });
  else if (change(model, takeBack(draft, back))) {
    announce(t().table.spoken.back(back.map((key) => tileOf(draft, key).tile)));
  }
}

/** Sets the letter of a joker. */
export function name(model: TableModel, key: TileKey, letter: string): void {
  const wasOpen = letterOf(model.draft.peek(), key) === null;
  const next = nameJoker(model.draft.peek(), key, letter);
  if (wasOpen) model.history.value = history.amend(model.history.peek(), next);
  else change(model, next);
  nameNext(model);
  sayLying(model, key);
}

/** Asks for the letter of the next joker on the table that has none. */
export function nameNext(model: TableModel): void {
  const draft = model.draft.peek();
  const lying = draft.strips.flatMap(({ tiles }) => tiles);
  model.naming.value = lying.find((key) => isJoker(draft, key) && letterOf(draft, key) === null) ?? null;
}

/** Restores a word of the table that was taken apart. */
export function restore(model: TableModel, word: number): void {
  const draft = model.draft.peek();
  const first = draft.tiles.find(({ home }) => home?.word === word);
  if (change(model, restoreWord(draft, word)) && first) sayLying(model, first.key);
}

/** Lays a letter from the rack at the cursor; returns the tile. */
export function type(model: TableModel, letter: string, cursor: Cursor | null): TileKey | null {
  const typed = typeLetter(model.draft.peek(), letter, { cursor, rack: model.rack.peek() });
  if (!typed) {
    notify({ text: t().table.notOnRack(letter) });
    return null;
  }
  if (!change(model, typed.draft)) return null;
  const strip = typed.draft.strips.find(({ key }) => key === typed.cursor?.strip);
  const key = strip?.tiles[(typed.cursor?.at ?? 0) - 1] ?? null;
  if (key !== null) sayLying(model, key);
  return key;
}

/** Takes back the letter before the cursor; returns the new cursor. */
export function erase(model: TableModel, cursor: Cursor): Cursor | null {
  const erased = eraseLetter(model.draft.peek(), cursor);
  if (!erased) return cursor;
  change(model, erased.draft);
  return erased.cursor;
}

/** Undoes everything that was done in this turn. */
export function reset(model: TableModel): void {
  if (change(model, model.start)) announce(t().table.spoken.reset);
}

export function undo(model: TableModel): void {
  model.history.value = history.undo(model.history.peek());
  model.chosen.value = [];
}

export function redo(model: TableModel): void {
  model.history.value = history.redo(model.history.peek());
  model.chosen.value = [];
}

export function shuffle(model: TableModel): void {
  model.rack.value = shuffleOrder(model.rack.peek(), (limit) => Math.floor(Math.random() * limit));
}

export function choose(model: TableModel, keys: Selection): void {
  model.chosen.value = keys;
  announce(t().table.spoken.chosen(keys.map((key) => letterName(model, key))));
}

/** Adds a whole word to what is chosen. */
export function chooseWhole(model: TableModel, strip: Strip | null): void {
  if (strip && mayTouch(model.draft.peek(), strip)) choose(model, addStrip(model.chosen.peek(), strip));
}

/** Adds a letter to the selection, or removes it. */
export function tap(model: TableModel, key: TileKey): void {
  const strip = stripOf(model.draft.peek(), key);
  if (strip && !mayTouch(model.draft.peek(), strip)) notify({ text: t().table.beginFirst });
  else choose(model, toggleTile(model.chosen.peek(), key));
}

function sayLying(model: TableModel, key: TileKey): void {
  const strip = stripOf(model.draft.peek(), key);
  const read = strip && model.reading.peek().strips.get(strip.key);
  if (read) announce(t().table.spoken.lies(read.word, stateOf(read)));
}
