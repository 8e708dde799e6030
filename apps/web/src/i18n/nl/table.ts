/** The words of Woord-Rummikub: strips, joining, splitting, the pot. */
import { formsOf } from '../forms.ts';

const { count, either, list, pick, signed } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });
const letters = (value: number) => count(value, { one: 'letter', other: 'letters' });

export const table = {
  mat: 'Woorden op tafel',
  rack: 'Mijn letters',
  emptyTable: 'Nog geen woorden op tafel.',
  newWord: 'nieuw woord',
  from: (word: string) => `uit ${word}`,
  restore: (word: string) => `${word} weer heel maken`,
  strip: (word: string, state: string) => (state === '' ? word : `${word}, ${state}`),
  wholeWord: (word: string) => `${word}, hele woord`,
  joker: 'joker zonder letter',
  jokerAs: (letter: string) => `joker als ${letter}`,
  ownLetter: (letter: string) => `${letter}, uit je hand`,
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
    laid: 'Uit je hand',
    changed: 'Veranderd',
    strips: (value: number) => count(value, { one: 'strook', other: 'stroken' }),
    points: 'Punten',
    begin: (least: number) =>
      `Leg eerst een beginwoord: minstens ${letters(least)}, alleen uit je hand. Tot dan blijft de tafel zoals hij is.`,
    how: 'Sleep letters, tik ze aan of typ een woord. Alles mag heen en weer tot je klaar bent.',
    howRests: 'Van elk woord op tafel moet iets heel blijven liggen.',
    waiting: (name: string) => `${name} is aan zet.`,
    ending: 'Het einde is in zicht: dit zijn de laatste beurten.',
  },
  note: {
    rest: (word: string, of: string) => `${word} is een rest van ${of} en telt niet.`,
    joker: (word: string, _of: string) => `${word}: een andere letter voor de joker maakt geen nieuw woord.`,
    formed: (word: string, _of: string) => `${word} heeft al eens op tafel gelegen en telt niet.`,
    twice: (word: string, _of: string) => `${word} ligt er twee keer en telt niet.`,
  },
  missing: {
    'nothing-laid': 'leg minstens één letter uit je hand',
    'begin-word': (least: number) => `leg eerst een beginwoord van minstens ${letters(least)}`,
    unnamed: (_words: readonly string[]) => 'kies nog een letter voor de joker',
    unknown: (words: readonly string[]) => `eerst ${list(words)} afmaken`,
    short: (words: readonly string[], least: number) =>
      `${list(words)} ${pick(words.length, { one: 'is', other: 'zijn' })} te kort: minstens ${letters(least)}`,
    dissolved: (words: readonly string[], least: number) =>
      `van ${list(words)} moet iets blijven: een rest van minstens ${letters(least)}`,
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
  draw: 'Letter pakken',
  pass: 'Passen',
  longest: (word: string) => `Langste woord: ${word}`,
  record: (word: string) => `Te verslaan: ${word}`,
  reset: 'Alles terugleggen',
  undo: 'Stap terug',
  redo: 'Stap vooruit',
  shuffle: 'Letters schudden',
  tools: {
    title: 'Met de gekozen letters',
    word: 'Nieuw woord',
    split: 'Splits hier',
    whole: 'Hele woord',
    join: 'Voeg samen',
    takeBack: 'Terug naar hand',
    joker: 'Andere letter',
    drop: 'Laat los',
    tapToPut: 'Tik op een ander woord om ze daar te leggen.',
    tapToJoin: 'Tik op het woord waar dit achter moet.',
  },
  beginFirst: 'Leg eerst je beginwoord uit je hand; daarna mag je aan de tafel komen.',
  stays: 'Wat op tafel ligt, gaat nooit terug naar een hand.',
  notOnRack: (letter: string) => `Je hebt geen ${letter} meer in je hand.`,
  pickJoker: 'Waar staat de joker voor?',
  pickHelp: 'Kies of typ een letter.',
  pile: (number: number, letter: string, height: number) => `Stapel ${number}: ${letter}, nog ${letters(height)}`,
  pileGone: (number: number) => `Stapel ${number} is op`,
  openPot: 'Open pot',
  pickPiles: (tiles: number) =>
    pick(tiles, { one: 'Van welke stapel pak je je letter?', other: `Kies ${tiles} letters, één voor één` }),
  picked: (chosen: readonly string[]) => `Gekozen: ${list(chosen)}`,
  blindNext: 'de volgende letter',
  takeThese: 'Neem deze',
  takeAny: 'Maakt niet uit',
  spoken: {
    lies: (word: string, state: string) => (state === '' ? `${word} ligt er.` : `${word}: ${state}.`),
    back: (tiles: readonly string[]) => `${list(tiles)} terug in je hand.`,
    reset: 'Alles ligt weer zoals aan het begin van je beurt.',
    chosen: (tiles: readonly string[]) => (tiles.length === 0 ? 'Niets gekozen.' : `Gekozen: ${list(tiles)}.`),
    verdict: (good: readonly string[], bad: readonly string[]) =>
      [good.length > 0 ? `Goed: ${list(good)}.` : '', bad.length > 0 ? `Geen woord: ${either(bad)}.` : '']
        .filter(Boolean)
        .join(' '),
  },
};
