/** A table that is being set, and the way in. */
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('nl');

export const waiting = {
  title: 'De tafel wordt gedekt',
  invited: (game: string) => `Je bent uitgenodigd voor ${game}`,
  yourName: 'Hoe heet je aan tafel?',
  you: 'dat ben jij',
  free: 'Vrije plaats',
  aborts: (times: number) => `ruimde vandaag ${times} keer op na het delen`,
  full: 'Alle plaatsen zijn bezet. Zodra het spel begint, kijk je mee.',
  stand: 'Toch maar niet',
  clear: 'Tafel opruimen',
  clearSure: 'Echt opruimen?',
  startWithBots: (free: number) => `Beginnen met ${count(free, { one: 'computer', other: 'computers' })}`,
  agreed: 'Afgesproken',
  shuffling: 'De letters worden geschud …',
  seatLinkTitle: 'Jouw plaats',
  seatLinkText: 'We zetten je stoel klaar …',
  seatShared: (names: readonly string[]) =>
    names.length === 1
      ? `Ook ${list(names)} kan op deze plaats meespelen en ziet je letters.`
      : `Ook ${list(names)} kunnen op deze plaats meespelen en zien je letters.`,
  nextTable: (game: string, players: string) => `Volgende: ${game} ${players}`,
  goNext: 'Ga',
  tell: (names: string) => `Zeg het ${names}`,
  theirTurn: (names: string) => `${names} is aan de beurt.`,
  told: {
    laid: (word: string, points: number) => `Ik legde ${word} voor ${points}, jij bent.`,
    exchanged: (letters: number) => `Ik ruilde ${letters}, jij bent.`,
    passed: 'Ik paste, jij bent.',
    yours: 'Jij bent.',
  },
};
