/** At tables of children. */
export const children = {
  tryAgain: 'Noch nicht ganz, aber das macht nichts: Es kostet keine Punkte. Probier etwas anderes.',
  praise: [
    (word: string) => `${word}: toll gefunden!`,
    (word: string) => `Super, ${word}!`,
    (word: string) => `${word}, gut gelegt!`,
  ],
};
