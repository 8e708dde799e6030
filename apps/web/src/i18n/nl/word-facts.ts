/** Asking about a word. */
export const wordFacts = {
  about: (word: string) => `Over ${word}`,
  ask: 'Meer over dit woord',
  more: 'meer',
  askMany: 'Meer over deze woorden',
  lookUp: 'Een woord opzoeken',
  looking: 'Even opzoeken …',
};
