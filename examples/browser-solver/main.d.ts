/** The best play of a rack; null if there is none. */
export declare function makeSolver(
  wasm: Uint8Array,
  words: readonly string[],
): (rack: string) => { readonly at: string; readonly word: string; readonly score: number } | null;
