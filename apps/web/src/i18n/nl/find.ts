/** Searching a page of the rules. */
export const find = {
  label: 'Zoek op deze bladzijde',
  place: (at: number, of: number) => `${at} van ${of}`,
  nothing: 'niets gevonden',
  previous: 'Vorige',
  next: 'Volgende',
  print: 'Afdrukken',
};
