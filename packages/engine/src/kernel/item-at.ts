/** The one place where an index is trusted. */

/** The item at a place of a list that is known to have it. A missing one is a bug, and is found here. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}
