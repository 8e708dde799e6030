/** Changes to a draft. Each returns a new draft, or the same one if the change is not allowed. */
import { itemAt } from '@lettertafel/engine';
import {
  type Draft,
  isJoker,
  isOwn,
  letterOf,
  mayTouch,
  type Strip,
  type StripKey,
  stripOf,
  type TileKey,
  tileOf,
} from './draft.ts';
import { besideSource } from './strip-groups.ts';

/** A place in a strip, before the tile at `at`, or a new strip before another (null: beside its source, or last). */
export type Target = { readonly strip: StripKey; readonly at: number } | { readonly before: StripKey | null };

/** Puts tiles side by side in the given order, from the rack, one strip or several. */
export function placeTiles(draft: Draft, keys: readonly TileKey[], target: Target): Draft {
  const into = 'strip' in target ? draft.strips.find(({ key }) => key === target.strip) : null;
  if (keys.length === 0 || into === undefined || (into && !mayTouch(draft, into)) || !mayLift(draft, keys))
    return draft;
  const letters = forgetMovedJokers(draft, keys, into?.key ?? null);
  if (!into || !('strip' in target)) {
    const before = 'before' in target ? target.before : null;
    const added = addStrip(draft, keys, before ?? besideSource(draft, keys));
    return { ...liftTiles(added, keys, draft.nextStrip), letters };
  }
  const before = into.tiles.slice(0, target.at).filter((key) => !keys.includes(key));
  const after = into.tiles.slice(target.at).filter((key) => !keys.includes(key));
  const tiles = [...before, ...keys, ...after];
  return withStrip({ ...liftTiles(draft, keys, into.key), letters }, { key: into.key, tiles });
}

/** Takes own tiles back to the rack; tiles of the table never go there. */
export function takeBack(draft: Draft, keys: readonly TileKey[]): Draft {
  const own = keys.filter((key) => isOwn(draft, key) && stripOf(draft, key));
  if (own.length === 0) return draft;
  const letters = { ...draft.letters };
  for (const key of own) delete letters[key];
  return { ...liftTiles(draft, own, null), letters };
}

/** Splits a strip before the tile at this place. */
export function splitStrip(draft: Draft, key: StripKey, at: number): Draft {
  const strip = draft.strips.find((other) => other.key === key);
  if (!strip || !mayTouch(draft, strip) || at <= 0 || at >= strip.tiles.length) return draft;
  const parts = [
    { key, tiles: strip.tiles.slice(0, at) },
    { key: draft.nextStrip, tiles: strip.tiles.slice(at) },
  ];
  const strips = draft.strips.flatMap((other) => (other === strip ? parts : [other]));
  return { ...draft, strips, nextStrip: draft.nextStrip + 1 };
}

/** Moves a whole strip before another (null: to the end). The order of words on the mat has no meaning. */
export function moveStrip(draft: Draft, key: StripKey, before: StripKey | null): Draft {
  const strip = draft.strips.find((other) => other.key === key);
  if (!strip || key === before) return draft;
  return { ...draft, strips: insertStrip(draft.strips, strip, before) };
}

/** Sets the letter of a joker. */
export function nameJoker(draft: Draft, key: TileKey, letter: string): Draft {
  const strip = stripOf(draft, key);
  if (!isJoker(draft, key) || !strip || !mayTouch(draft, strip) || letterOf(draft, key) === letter) return draft;
  return { ...draft, letters: { ...draft.letters, [key]: letter } };
}

/** Restores a word of the table as it was; own tiles in it go back to the rack. */
export function restoreWord(draft: Draft, word: number): Draft {
  const keys = draft.tiles.filter(({ home }) => home?.word === word).map(({ key }) => key);
  const strips = draft.strips.filter(({ tiles }) => tiles.some((key) => keys.includes(key)));
  const [first] = strips;
  if (!first || (strips.length === 1 && first.tiles.join() === keys.join())) return draft;
  const placed = placeTiles(draft, keys, { before: first.key });
  const strayed = strips.flatMap(({ tiles }) => tiles).filter((key) => isOwn(draft, key));
  const letters = { ...placed.letters };
  for (const key of keys.filter((joker) => isJoker(draft, joker))) {
    letters[key] = itemAt(itemAt(draft.before, word).reading, tileOf(draft, key).home?.place ?? 0);
  }
  return takeBack({ ...placed, letters }, strayed);
}

function mayLift(draft: Draft, keys: readonly TileKey[]): boolean {
  return keys.every((key) => {
    const strip = stripOf(draft, key);
    return strip === null || mayTouch(draft, strip);
  });
}

/**
 * Takes tiles out of their strips. A strip is split where a tile of the table was taken from its middle. It closes
 * where a rack tile was, where the neighbours were adjacent before, and in the strip that receives the tiles.
 */
function liftTiles(draft: Draft, keys: readonly TileKey[], into: StripKey | null): Draft {
  let { nextStrip } = draft;
  const strips = draft.strips.flatMap((strip): Strip[] => {
    if (strip.key === into || !strip.tiles.some((key) => keys.includes(key))) return [strip];
    const runs: TileKey[][] = [];
    let parted = true;
    for (const key of strip.tiles) {
      const run = runs.at(-1);
      if (keys.includes(key)) parted ||= !isOwn(draft, key);
      else if (run && (!parted || laySideBySide(draft, itemAt(run, run.length - 1), key))) run.push(key);
      else runs.push([key]);
      if (!keys.includes(key)) parted = false;
    }
    return runs.map((tiles, index) => ({ key: index === 0 ? strip.key : nextStrip++, tiles }));
  });
  return { ...draft, strips, nextStrip };
}

function laySideBySide(draft: Draft, left: TileKey, right: TileKey): boolean {
  const [one, other] = [tileOf(draft, left).home, tileOf(draft, right).home];
  return one !== null && other !== null && one.word === other.word && one.place + 1 === other.place;
}

/** A joker that moves to another word loses its letter; one that moves with its whole word keeps it. */
function forgetMovedJokers(draft: Draft, keys: readonly TileKey[], into: StripKey | null): Draft['letters'] {
  const leavesWord = (key: TileKey) => {
    const strip = stripOf(draft, key);
    const movesWhole = strip && strip.tiles.length > 1 && `,${keys},`.includes(`,${strip.tiles},`);
    return strip?.key !== into && !movesWhole;
  };
  const moved = keys.filter((key) => isJoker(draft, key) && leavesWord(key));
  if (moved.length === 0) return draft.letters;
  const letters = { ...draft.letters };
  for (const key of moved) delete letters[key];
  return letters;
}

function addStrip(draft: Draft, tiles: readonly TileKey[], before: StripKey | null): Draft {
  const strip = { key: draft.nextStrip, tiles };
  return { ...draft, strips: insertStrip(draft.strips, strip, before), nextStrip: draft.nextStrip + 1 };
}

function withStrip(draft: Draft, strip: Strip): Draft {
  return { ...draft, strips: draft.strips.map((other) => (other.key === strip.key ? strip : other)) };
}

function insertStrip(strips: readonly Strip[], strip: Strip, before: StripKey | null): Strip[] {
  const others = strips.filter(({ key }) => key !== strip.key);
  const place = others.findIndex(({ key }) => key === before);
  return others.toSpliced(place < 0 ? others.length : place, 0, strip);
}
