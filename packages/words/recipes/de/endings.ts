/** The endings of German adjectives, and vowels without their umlaut. */

export const ADJECTIVE_ENDINGS = ['E', 'EM', 'EN', 'ER', 'ES'];
export const DEGREES = ['', 'ER', 'ST', 'EST'];

export function withoutUmlaut(text: string): string {
  return text.replaceAll(/[ÄÖÜ]/g, (vowel) => ({ Ä: 'A', Ö: 'O', Ü: 'U' })[vowel] ?? vowel);
}
