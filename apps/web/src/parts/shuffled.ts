/** The items in random order; `below(n)` returns a random integer from 0 to n - 1. */
export function shuffled<Item>(items: readonly Item[], below: (bound: number) => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
