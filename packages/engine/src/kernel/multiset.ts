/** Lists as multisets. */

/** The items without those taken, in their order; each item taken removes one that is equal. Others taken do not matter. */
export function without<T>(
  items: readonly T[],
  taken: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const gone = taken.map(keyOf);
  return items.filter((item) => {
    const place = gone.indexOf(keyOf(item));
    if (place >= 0) gone.splice(place, 1);
    return place < 0;
  });
}
