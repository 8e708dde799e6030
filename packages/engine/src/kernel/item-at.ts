/** The one place where an index is trusted. */

/** The item at an index that is known to exist. Throws if it does not: that is a bug. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}
