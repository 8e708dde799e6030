/** At tables of children. */
export const children = {
  tryAgain: 'Nog niet helemaal, en dat geeft niets: het kost geen punten. Probeer iets anders.',
  praise: [
    (word: string) => `${word}: mooi gevonden!`,
    (word: string) => `Goed zo, ${word}!`,
    (word: string) => `${word}, knap gelegd!`,
  ],
};
