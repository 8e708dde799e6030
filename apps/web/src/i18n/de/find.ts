/** Searching a page of the rules. */
export const find = {
  label: 'Auf dieser Seite suchen',
  place: (at: number, of: number) => `${at} von ${of}`,
  nothing: 'nichts gefunden',
  previous: 'Vorheriger Treffer',
  next: 'Nächster Treffer',
  print: 'Drucken',
};
