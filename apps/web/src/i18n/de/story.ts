/** What happened at the table, in one line each: shown, spoken, replayed. A name that is null is the reader's own. */
import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';
import type { Earlier } from '../nl/story.ts';

const { count, list, pick } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkte' });
const pointsDative = (value: number) => count(value, { one: 'Punkt', other: 'Punkten' });
const tilesOf = (value: number) => count(value, { one: 'Stein', other: 'Steine' });

/** Words that lay on the table, or their number in the case that the sentence needs. */
const wordsOf = (earlier: Earlier, { one, other }: { one: string; other: string }) =>
  typeof earlier === 'number' ? pick(earlier, { one, other: `${earlier} ${other}` }) : list(earlier);

/** Who did it, with the verb. */
const who = (name: string | null, doing: string, verb: string) => (name === null ? `Du ${doing}` : `${name} ${verb}`);

export const story: Messages['story'] = {
  began: (name) => who(name, 'beginnst', 'beginnt'),
  laid: (name, word, score, cards) =>
    word === null
      ? who(name, 'hast Wörter umgebaut', 'hat Wörter umgebaut')
      : `${who(name, 'legst', 'legt')} ${word}${cards.length > 0 ? ` mit ${list(cards)}` : ''}, ${points(score)}`,
  madeFrom: (name, word, earlier, score) =>
    `${who(name, 'machst', 'macht')} ${word} aus ${wordsOf(earlier, { one: 'einem anderen Wort', other: 'Wörtern' })}, ${points(score)}`,
  laidAndChanged: (name, word, earlier, score) =>
    `${who(name, 'legst', 'legt')} ${word}, ${points(score)}, und ${name === null ? 'baust' : 'baut'} ${wordsOf(earlier, { one: 'ein anderes Wort', other: 'Wörter' })} um`,
  lost: (name, word) => `${who(name, 'nimmst', 'nimmt')} ${word} zurück`,
  late: (name) => (name === null ? 'Deine Zeit war um' : `Die Zeit von ${name} war um`),
  exchanged: (name, tiles) => `${who(name, 'tauschst', 'tauscht')} ${tilesOf(tiles)}`,
  drew: (name) => who(name, 'ziehst einen Stein', 'zieht einen Stein'),
  passed: (name) => who(name, 'passt', 'passt'),
  skipped: (name, by) => `${who(by, 'lässt', 'lässt')} ${name ?? 'dich'} aussetzen`,
  resigned: (name) => who(name, 'hast aufgegeben', 'hat aufgegeben'),
  playsCard: (name, card) => `${who(name, 'spielst', 'spielt')} ${card}`,
  laysWith: (name, word, card) => `${who(name, 'legst', 'legt')} ${word} mit ${card}`,
  cancelled: (name, card) => `${who(name, 'machst', 'macht')} ${card} ungültig`,
  stole: (name, from, tile) =>
    from === null
      ? `${name} nimmt dir ${tile === null ? 'einen Stein' : `das ${tile}`} weg`
      : `${who(name, 'nimmst', 'nimmt')} ${tile === null ? 'einen Stein' : `ein ${tile}`} von ${from}`,
  swapped: (name, other) => `${who(name, 'tauschst', 'tauscht')} das Bänkchen mit ${other ?? 'dir'}`,
  peeked: (name, other) =>
    `${who(name, 'schaust', 'schaut')} auf ${other === null ? 'dein Bänkchen' : `das Bänkchen von ${other}`}`,
  'skip-set': (name, other) => `${who(name, 'lässt', 'lässt')} ${other ?? 'dich'} einmal aussetzen`,
  tookLastScore: (name, other, score) =>
    `${who(name, 'bekommst', 'bekommt')} auch die ${points(score)} aus ${other === null ? 'deinem letzten Zug' : `dem letzten Zug von ${other}`}`,
  tookCards: (name, cards) =>
    `${who(name, 'nimmst', 'nimmt')} ${typeof cards === 'number' ? count(cards, { one: 'Karte', other: 'Karten' }) : list(cards)}`,
  putAway: (name, card) => `${who(name, 'legst', 'legt')} ${card} weg`,
  looked: (name, card) =>
    `${who(name, 'legst', 'legt')} ${card} weg und ${name === null ? 'siehst' : 'sieht'} die Wörter mit zwei Buchstaben`,
  ruled: (words) => `Der Tisch lässt ${list(words)} stehen`,
  overtime: (name, score) => `${who(name, 'bist', 'ist')} über der Zeit: ${points(score)} Abzug`,
  over: (name, score) => `Das Spiel ist aus. ${who(name, 'gewinnst', 'gewinnt')} mit ${pointsDative(score)}.`,
  shared: (names, score) => `Das Spiel ist aus. ${list(names)} gewinnen gemeinsam mit ${pointsDative(score)}.`,
  foundBad: (name, words, source) =>
    `${who(name, 'hattest', 'hatte')} recht: ${list(words)} ${pick(words.length, { one: 'steht', other: 'stehen' })} nicht in der Liste (${source}).`,
  foundGood: (name, words, source) =>
    `${who(name, 'hast', 'hat')} ${list(words)} angezweifelt, aber ${pick(words.length, { one: 'das steht', other: 'die stehen' })} in der Liste (${source}).`,
  penalty: (name, score) => `Das kostet ${name ?? 'dich'} ${points(Math.abs(score))}.`,
  why: 'warum?',
};
