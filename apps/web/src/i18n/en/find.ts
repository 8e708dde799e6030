/** Searching a page of the rules. */
export const find = {
  label: 'Search this page',
  place: (at: number, of: number) => `${at} of ${of}`,
  nothing: 'nothing found',
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
};
