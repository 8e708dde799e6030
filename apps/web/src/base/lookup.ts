/** Lookups whose keys the compiler cannot check. */

/** Whether an object has a key that comes from outside, such as a code of a newer server. */
export function hasKey<Known extends object>(object: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(object, key);
}

/** The item at an index that is known to exist; throws otherwise. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}
