/** The words of Woord-Rummikub in German. */
import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, either, list, pick, signed } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkte' });
const letters = (value: number) => count(value, { one: 'Buchstabe', other: 'Buchstaben' });

export const table: Messages['table'] = {
  mat: 'Wörter auf dem Tisch',
  rack: 'Meine Buchstaben',
  emptyTable: 'Noch liegen keine Wörter auf dem Tisch.',
  newWord: 'neues Wort',
  gapBefore: (word) => `vor ${word}`,
  gapAfter: (word) => `hinter ${word}`,
  gapBetween: (left, right, word) => `zwischen ${left} und ${right} von ${word}`,
  from: (word) => `aus ${word}`,
  fromAll: (words) => `aus ${list(words)}`,
  stay: (words) => `${list(words)} ${pick(words.length, { one: 'bleibt', other: 'bleiben' })}`,
  makeWord: (word) => `Neues Wort ${word}`,
  makeAnyWord: 'Neues Wort',
  restore: (word) => `${word} wieder zusammenlegen`,
  strip: (word, state) => (state === '' ? word : `${word}, ${state}`),
  wholeWord: (word) => `${word}, ganzes Wort`,
  joker: 'Joker ohne Buchstaben',
  jokerAs: (letter) => `Joker als ${letter}`,
  ownLetter: (letter) => `${letter}, von deinem Bänkchen`,
  state: {
    scores: (value) => `zählt: ${points(value)}`,
    good: 'gültig',
    rest: 'Rest',
    goodRest: 'gültig, Rest',
    unknown: 'kein Wort',
    short: 'zu kurz',
    unnamed: 'Buchstaben wählen',
    changed: 'verändert',
    lastPlay: (name, value) => `${name}: ${signed(value)}`,
    lastWord: 'gerade gelegt',
  },
  turn: {
    title: 'Dieser Zug',
    longest: 'ist dein längstes neues Wort.',
    noWord: 'Noch kein neues Wort, das zählt.',
    laid: 'Vom Bänkchen',
    changed: 'Verändert',
    words: (value) => count(value, { one: 'Wort', other: 'Wörter' }),
    points: 'Punkte',
    begin: (least) => `Leg zuerst ein Startwort aus mindestens ${least} Buchstaben, nur von deinem Bänkchen.`,
    how: 'Tipp Buchstaben an oder streich darüber und tipp dann aufs Ziel. Verschieben und Schreiben geht auch.',
    yours: 'Du bist dran.',
    howRests: (least) =>
      `Kein Wort darf verschwinden: Lass einen Rest von ${letters(least)} liegen oder übernimm das Wort ganz.`,
    waiting: (name) => `${name} ist dran.`,
    ending: 'Das Ende naht: Das sind die letzten Züge.',
  },
  note: {
    rest: (word, of) => `${word} ist ein Rest von ${of} und zählt nicht.`,
    joker: (word) => `${word}: Ein anderer Buchstabe für den Joker macht kein neues Wort.`,
    formed: (word) => `${word} lag schon einmal auf dem Tisch und zählt nicht.`,
    twice: (word) => `${word} liegt zweimal da und zählt nicht.`,
  },
  missing: {
    'nothing-laid': 'leg mindestens einen Stein von deinem Bänkchen',
    'begin-word': (least) => `leg zuerst ein Startwort mit mindestens ${least} Buchstaben`,
    unnamed: () => 'wähl noch einen Buchstaben für den Joker',
    unknown: (words) => `erst noch ${list(words)} fertig machen`,
    short: (words, least) =>
      `${list(words)} ${pick(words.length, { one: 'ist', other: 'sind' })} zu kurz: mindestens ${letters(least)}`,
    dissolved: (words, least) =>
      `von ${list(words)} muss etwas bleiben: ein Rest mit mindestens ${least} Buchstaben oder das ganze Wort`,
  },
  missingBriefly: {
    'nothing-laid': 'Leg einen Stein',
    'begin-word': 'Erst Startwort',
    unnamed: 'Joker wählen',
    unknown: (words) => `Noch ${words} offen`,
    short: (words) => `Noch ${words} zu kurz`,
    dissolved: 'Lass einen Rest',
  },
  finish: (score) => (score === 0 ? 'Zug fertig, keine Punkte' : `Zug fertig, ${points(score)}`),
  finishBriefly: (score) => `Fertig, ${points(score)}`,
  finishOpen: 'Zug fertig',
  endGame: 'Fertig gespielt',
  draw: 'Stein ziehen',
  pass: 'Passen',
  longest: (word) => `Längstes Wort: ${word}`,
  record: (word) => `Zu schlagen: ${word}`,
  soloEnd: {
    title: 'Spiel beenden?',
    longest: (word) => `Dein längstes Wort ist ${word}, ${letters(word.length)}.`,
    noWord: 'Du hast noch kein Wort gelegt.',
    stay: 'Weiterspielen',
    end: 'Fertig',
  },
  reset: 'Alles zurücklegen',
  undo: 'Schritt zurück',
  redo: 'Schritt vor',
  shuffle: 'Buchstaben mischen',
  tools: {
    title: 'Mit den gewählten Buchstaben',
    takeBack: 'Zurück aufs Bänkchen',
    joker: 'Anderer Buchstabe für den Joker',
    drop: 'Auswahl aufheben',
  },
  beginFirst: 'Leg zuerst dein Startwort vom Bänkchen; danach darfst du an den Tisch.',
  stays: 'Was vom Tisch kommt, geht nie auf ein Bänkchen.',
  notOnRack: (letter) => `Du hast kein ${letter} mehr auf dem Bänkchen.`,
  pickJoker: 'Wofür steht der Joker?',
  pickHelp: 'Wähl oder tipp einen Buchstaben.',
  pile: (number, letter, height) => `Stapel ${number}: ${letter}, noch ${letters(height)}`,
  pileGone: (number) => `Stapel ${number} ist leer`,
  openPot: 'Offener Vorrat',
  pickPiles: (tiles) =>
    pick(tiles, { one: 'Von welchem Stapel ziehst du?', other: `Wähl ${tiles} Steine, einen nach dem anderen` }),
  picked: (chosen) => `Gewählt: ${list(chosen)}`,
  blindNext: 'der nächste Buchstabe',
  takeThese: 'Diese nehmen',
  takeAny: 'Egal welche',
  spoken: {
    lies: (word, state) => (state === '' ? `${word} liegt da.` : `${word}: ${state}.`),
    back: (tiles) => `${list(tiles)} wieder auf deinem Bänkchen.`,
    reset: 'Alles liegt wieder wie am Anfang deines Zuges.',
    chosen: (tiles) => (tiles.length === 0 ? 'Nichts gewählt.' : `Gewählt: ${list(tiles)}.`),
    verdict: (good, bad) =>
      [good.length > 0 ? `Gültig: ${list(good)}.` : '', bad.length > 0 ? `Kein Wort: ${either(bad)}.` : '']
        .filter(Boolean)
        .join(' '),
  },
};
