/** At tables of children. */
export const children = {
  tryAgain: 'Not quite, and that’s fine: it costs no points. Try something else.',
  praise: [
    (word: string) => `${word}: great find!`,
    (word: string) => `Well done, ${word}!`,
    (word: string) => `${word}, nicely played!`,
  ],
};
