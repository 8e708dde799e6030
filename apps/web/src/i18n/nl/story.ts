/** What happened at the table, in one line each: shown, spoken, replayed. A name that is null is the reader's own. */
import { formsOf } from '../forms.ts';

const { count, list, pick } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });
const tilesOf = (value: number) => count(value, { one: 'letter', other: 'letters' });

/** Words that lay on the table, or their number where they would make the line too long. */
export type Earlier = readonly string[] | number;
const wordsOf = (earlier: Earlier) =>
  typeof earlier === 'number' ? pick(earlier, { one: 'een ander woord', other: `${earlier} woorden` }) : list(earlier);

/** Who did it, with the verb. */
const who = (name: string | null, doing: string, verb = doing) => (name === null ? `Je ${doing}` : `${name} ${verb}`);

export const story = {
  began: (name: string | null) => who(name, 'begint'),
  laid: (name: string | null, word: string | null, score: number, cards: readonly string[]) =>
    word === null
      ? who(name, 'hebt woorden verlegd', 'heeft woorden verlegd')
      : `${who(name, 'legt')} ${word}${cards.length > 0 ? ` met ${list(cards)}` : ''}, ${points(score)}`,
  madeFrom: (name: string | null, word: string, earlier: Earlier, score: number) =>
    `${who(name, 'maakt')} ${word} van ${wordsOf(earlier)}, ${points(score)}`,
  laidAndChanged: (name: string | null, word: string, earlier: Earlier, score: number) =>
    `${who(name, 'legt')} ${word}, ${points(score)}, en verandert ${wordsOf(earlier)}`,
  lost: (name: string | null, word: string) => `${who(name, 'neemt')} ${word} terug`,
  late: (name: string | null) => (name === null ? 'Je tijd was om' : `De tijd van ${name} was om`),
  exchanged: (name: string | null, tiles: number) => `${who(name, 'ruilt')} ${tilesOf(tiles)}`,
  drew: (name: string | null) => who(name, 'pakt een letter'),
  passed: (name: string | null) => who(name, 'past'),
  skipped: (name: string | null, by: string | null) => `${who(name, 'wordt')} overgeslagen door ${by ?? 'jou'}`,
  resigned: (name: string | null) => who(name, 'hebt opgegeven', 'heeft opgegeven'),
  playsCard: (name: string | null, card: string) => `${who(name, 'speelt')} ${card}`,
  laysWith: (name: string | null, word: string, card: string) => `${who(name, 'legt')} ${word} met ${card}`,
  cancelled: (name: string | null, card: string) => `${who(name, 'zet')} een streep door ${card}`,
  stole: (name: string | null, from: string | null, tile: string | null) =>
    from === null ? `${name} pakt je ${tile ?? 'letter'}` : `${who(name, 'pakt')} een ${tile ?? 'letter'} van ${from}`,
  swapped: (name: string | null, other: string | null) => `${who(name, 'ruilt')} van plankje met ${other ?? 'jou'}`,
  peeked: (name: string | null, other: string | null) =>
    `${who(name, 'kijkt')} op ${other === null ? 'jouw plankje' : `het plankje van ${other}`}`,
  'skip-set': (name: string | null, other: string | null) =>
    `${who(name, 'laat')} ${other ?? 'jou'} een beurt overslaan`,
  tookLastScore: (name: string | null, other: string | null, score: number) =>
    `${who(name, 'krijgt')} ook de ${points(score)} van ${other === null ? 'jouw laatste beurt' : `de laatste beurt van ${other}`}`,
  /** The names of cards, or their number. */
  tookCards: (name: string | null, cards: readonly string[] | number) =>
    `${who(name, 'pakt')} ${typeof cards === 'number' ? count(cards, { one: 'kaart', other: 'kaarten' }) : list(cards)}`,
  putAway: (name: string | null, card: string) => `${who(name, 'legt')} ${card} weg`,
  looked: (name: string | null, card: string) => `${who(name, 'legt')} ${card} weg en bekijkt de tweeletterwoorden`,
  ruled: (words: readonly string[]) => `De tafel laat ${list(words)} staan`,
  overtime: (name: string | null, score: number) =>
    `${who(name, 'bent over tijd', 'is over tijd')}: ${points(score)} eraf`,
  over: (name: string | null, score: number) => `Het spel is uit. ${who(name, 'wint')} met ${points(score)}.`,
  shared: (names: readonly string[], score: number) =>
    `Het spel is uit. ${list(names)} winnen samen met ${points(score)}.`,
  foundBad: (name: string | null, words: readonly string[], source: string) =>
    `${who(name, 'kreeg gelijk')}: ${list(words)} ${pick(words.length, { one: 'staat', other: 'staan' })} niet in de lijst (${source}).`,
  foundGood: (name: string | null, words: readonly string[], source: string) =>
    `${who(name, 'betwistte')} ${list(words)}, maar ${pick(words.length, { one: 'dat staat', other: 'die staan' })} in de lijst (${source}).`,
  penalty: (name: string | null, score: number) => `Dat kost ${name ?? 'je'} ${points(Math.abs(score))}.`,
  why: 'waarom?',
};
