/** The words of Woord-Rummikub: the table, choosing letters, the turn, the pot. */
import { formsOf } from '../forms.ts';

const { count, either, list, pick, signed } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });
const letters = (value: number) => count(value, { one: 'letter', other: 'letters' });

export const table = {
  mat: 'Woorden op tafel',
  rack: 'Mijn letters',
  emptyTable: 'Nog geen woorden op tafel.',
  newWord: 'nieuw woord',
  gapBefore: (word: string) => `voor ${word}`,
  gapAfter: (word: string) => `achter ${word}`,
  gapBetween: (left: string, right: string, word: string) => `tussen ${left} en ${right} van ${word}`,
  from: (word: string) => `uit ${word}`,
  fromAll: (words: readonly string[]) => `uit ${list(words)}`,
  stay: (words: readonly string[]) => `${list(words)} ${pick(words.length, { one: 'blijft', other: 'blijven' })}`,
  makeWord: (word: string) => `Nieuw woord ${word}`,
  makeAnyWord: 'Nieuw woord',
  restore: (word: string) => `${word} weer heel maken`,
  strip: (word: string, state: string) => (state === '' ? word : `${word}, ${state}`),
  wholeWord: (word: string) => `${word}, hele woord`,
  joker: 'joker zonder letter',
  jokerAs: (letter: string) => `joker als ${letter}`,
  ownLetter: (letter: string) => `${letter}, van je plankje`,
  state: {
    scores: (value: number) => `telt: ${points(value)}`,
    good: 'goed',
    rest: 'rest',
    goodRest: 'goed, rest',
    unknown: 'geen woord',
    short: 'te kort',
    unnamed: 'kies een letter',
    changed: 'veranderd',
    lastPlay: (name: string, value: number) => `${name}: ${signed(value)}`,
    lastWord: 'net gelegd',
  },
  turn: {
    title: 'Deze beurt',
    /** After the word itself. */
    longest: 'is je langste nieuwe woord.',
    noWord: 'Nog geen nieuw woord dat telt.',
    laid: 'Van je plankje',
    changed: 'Veranderd',
    words: (value: number) => count(value, { one: 'woord', other: 'woorden' }),
    points: 'Punten',
    begin: (least: number) => `Leg eerst een beginwoord van minstens ${letters(least)}, alleen van je plankje.`,
    how: 'Tik letters aan of veeg erlangs, en tik dan waar ze heen moeten. Slepen en typen kan ook.',
    yours: 'Jij bent aan de beurt.',
    howRests: (least: number) =>
      `Geen woord mag verdwijnen: laat een rest van ${letters(least)} liggen of gebruik het woord in zijn geheel.`,
    waiting: (name: string) => `${name} is aan de beurt.`,
    ending: 'Het einde is in zicht: dit zijn de laatste beurten.',
  },
  note: {
    rest: (word: string, of: string) => `${word} is een rest van ${of} en telt niet.`,
    joker: (word: string, _of: string) => `${word}: een andere letter voor de joker maakt geen nieuw woord.`,
    formed: (word: string, _of: string) => `${word} heeft al eens op tafel gelegen en telt niet.`,
    twice: (word: string, _of: string) => `${word} ligt er twee keer en telt niet.`,
  },
  missing: {
    'nothing-laid': 'leg minstens één letter van je plankje',
    'begin-word': (least: number) => `leg eerst een beginwoord van minstens ${letters(least)}`,
    unnamed: (_words: readonly string[]) => 'kies nog een letter voor de joker',
    unknown: (words: readonly string[]) => `eerst ${list(words)} afmaken`,
    short: (words: readonly string[], least: number) =>
      `${list(words)} ${pick(words.length, { one: 'is', other: 'zijn' })} te kort: minstens ${letters(least)}`,
    dissolved: (words: readonly string[], least: number) =>
      `van ${list(words)} moet iets blijven: een rest van minstens ${letters(least)}, of het hele woord`,
  },
  missingBriefly: {
    'nothing-laid': 'Leg een letter',
    'begin-word': 'Leg een beginwoord',
    unnamed: 'Kies de joker',
    unknown: (words: number) => `Nog ${words} afmaken`,
    short: (words: number) => `Nog ${words} te kort`,
    dissolved: 'Laat een rest',
  },
  finish: (score: number) => (score === 0 ? 'Beurt klaar, geen punten' : `Beurt klaar, ${points(score)}`),
  finishBriefly: (score: number) => `Klaar, ${points(score)}`,
  finishOpen: 'Beurt klaar',
  endGame: 'Klaar met spelen',
  draw: 'Letter pakken',
  pass: 'Passen',
  longest: (word: string) => `Langste woord: ${word}`,
  record: (word: string) => `Te verslaan: ${word}`,
  soloEnd: {
    title: 'Klaar met dit spel?',
    longest: (word: string) => `Je langste woord is ${word}, ${letters(word.length)}.`,
    noWord: 'Je hebt nog geen woord gelegd.',
    stay: 'Verder spelen',
    end: 'Klaar',
  },
  reset: 'Alles terugleggen',
  undo: 'Stap terug',
  redo: 'Stap vooruit',
  shuffle: 'Letters husselen',
  tools: {
    title: 'Met de gekozen letters',
    takeBack: 'Terug op het plankje',
    joker: 'Andere letter voor de joker',
    drop: 'Niets meer gekozen',
  },
  beginFirst: 'Leg eerst je beginwoord van je plankje; daarna mag je aan de tafel komen.',
  stays: 'Wat van de tafel komt, gaat nooit naar je plankje.',
  notOnRack: (letter: string) => `Je hebt geen ${letter} meer op je plankje.`,
  pickJoker: 'Waar staat de joker voor?',
  pickHelp: 'Kies of typ een letter.',
  pile: (number: number, letter: string, height: number) => `Stapel ${number}: ${letter}, nog ${letters(height)}`,
  pileGone: (number: number) => `Stapel ${number} is op`,
  openPot: 'Open pot',
  pickPiles: (tiles: number) =>
    pick(tiles, { one: 'Van welke stapel pak je je letter?', other: `Kies ${tiles} letters, één voor één` }),
  picked: (chosen: readonly string[]) => `Gekozen: ${list(chosen)}`,
  blindNext: 'de volgende letter',
  takeThese: 'Deze nemen',
  takeAny: 'Maakt niet uit',
  spoken: {
    lies: (word: string, state: string) => (state === '' ? `${word} ligt er.` : `${word}: ${state}.`),
    back: (tiles: readonly string[]) => `${list(tiles)} terug op je plankje.`,
    reset: 'Alles ligt weer zoals aan het begin van je beurt.',
    chosen: (tiles: readonly string[]) => (tiles.length === 0 ? 'Niets gekozen.' : `Gekozen: ${list(tiles)}.`),
    verdict: (good: readonly string[], bad: readonly string[]) =>
      [good.length > 0 ? `Goed: ${list(good)}.` : '', bad.length > 0 ? `Geen woord: ${either(bad)}.` : '']
        .filter(Boolean)
        .join(' '),
  },
};
