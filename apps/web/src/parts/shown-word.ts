/** Words as players read them. The engine writes blanks in lower case and an ending tile as `*` (DE-06). */

export function shownWord(word: string): string {
  return word.toUpperCase().replaceAll('*', '*IN');
}
