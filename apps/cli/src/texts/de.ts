/** What `lettertafel play` says in German. */
import { cards } from '../../../web/src/i18n/de/cards.ts';
import { refusals } from '../../../web/src/i18n/de/refusals.ts';
import { TITLES } from '../games/titles.ts';
import type { Texts } from './texts.ts';

const points = (number: number) => `${number} ${number === 1 ? 'Punkt' : 'Punkte'}`;
const tilesOf = (number: number) => `${number} ${number === 1 ? 'Stein' : 'Steine'}`;
const cardsOf = (number: number) => `${number} ${number === 1 ? 'Karte' : 'Karten'}`;

export const de: Texts = {
  refusals,
  cards: cards.kinds,
  commands: {
    pass: 'passen',
    accept: 'einverstanden',
    dispute: 'anzweifeln',
    agree: 'zulassen',
    disagree: 'ablehnen',
    resign: 'aufgeben',
    swap: 'tauschen',
    add: 'legen',
    table: 'tisch',
    from: 'aus',
    draw: 'ziehen',
    'give-up': 'fertig',
    card: 'karte',
    cancel: 'ungültig',
    take: 'nehmen',
    discard: 'weglegen',
    look: 'ansehen',
    hint: 'tipp',
    undo: 'zurück',
    help: 'hilfe',
    quit: 'ende',
  },
  ask: {
    titles: TITLES.de,
    game: 'Welches Spiel? ',
    number: (most) => `Gib eine Zahl von 1 bis ${most} oder eine Id ein.`,
    players: 'Wer spielt mit? (Namen, durch Kommas getrennt; Enter für A,B) ',
    bots: (levels) => `Computergegner? (Stufen, durch Kommas getrennt: ${levels.join(', ')}; Enter für keine) `,
  },
  frame: {
    welcome: (title) => `${title}. \`hilfe\` zeigt die Befehle, \`ende\` beendet das Programm.`,
    legend: (hasTricks: boolean) =>
      `= Wort x3   - Wort x2   " Buchstabe x3   ' Buchstabe x2${hasTricks ? '   # Trickfeld' : ''}`,
    commitment: (commitment) => `Mischcode: ${commitment}`,
    goodbye: 'Auf Wiedersehen.',
    unfinished: 'Das Spiel ist noch nicht aus. Auf Wiedersehen.',
    saved: (file) => `Gespeichert als ${file}.`,
    unknown: 'Unbekannter Befehl; `hilfe` zeigt die Befehle.',
    over: (why, scores) => `Das Spiel ist aus: ${why}. ${scores}.`,
    left: (name, score, change) => `${name} ${score}${change && ` (${change} für Steine auf den Bänkchen)`}`,
    won: (names) =>
      names.length === 1
        ? `${names[0]} gewinnt.`
        : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} gewinnen gemeinsam.`,
  },
  table: {
    seat: (name, score, tiles) => `${name} ${score} (${tilesOf(tiles)})`,
    inBag: (tiles) => `${tiles} im Beutel`,
    inPot: (tiles) => `${tiles} im Vorrat`,
    noWords: '(noch keine Wörter)',
    piles: 'Stapel',
    gone: 'leer',
    cardsOf: (name) => `Karten von ${name}`,
    rackOf: (name) => `Bänkchen von ${name}`,
  },
  prompt: {
    plays: (name, held) => `${name} spielt ${held.join(', ')}`,
    made: (name, words) => `${name} hat ${words.join(', ')} gelegt`,
    begins: (name) => `der Zug von ${name} beginnt`,
    toTake: (due) => `du darfst noch ${cardsOf(due)} nehmen`,
    yourCards: 'deine Karten',
    yourMove: 'dein Zug',
    or: 'oder',
    word: 'WORT',
    letters: 'BUCHSTABEN',
    number: 'ANZAHL',
    card: 'KARTE',
    atMost: (tiles) => `höchstens ${tiles}`,
    cost: (cost) => `kostet ${points(cost)}, wenn alles gilt`,
  },
  comforts: {
    onlyAlone: 'Tipps und Zurückgehen gibt es nur, wenn du allein spielst.',
    noEarlier: 'Du hattest noch keinen früheren Zug.',
    wentBack: 'Zurück bei deinem vorigen Zug.',
    notNow: 'Gerade kann nichts gelegt werden.',
    nothing: 'Der Computer findet nichts, was sich legen lässt.',
    row: (row) => `Reihe ${row}`,
    column: (column) => `Spalte ${column}`,
    withWords: (words) => `Mit ${words.join(' ')}`,
    fromRack: 'Von deinem Bänkchen',
    worth: (where, letters, score) =>
      `${where}: ${letters} Buchstaben, ${points(score)}; noch einmal \`tipp\` zeigt, was du eingeben kannst.`,
  },
  story: {
    drawn: (draws) => `Für den Anfang gezogen: ${draws.join(', ')}. `,
    began: (name) => `${name} beginnt.`,
    lays: (name, places, parts) => `${name} legt ${places} (${parts}).`,
    sevenTiles: (bonus) => `sieben Steine ${bonus}`,
    threeCards: (extra) => `drei Karten ${extra}`,
    arranges: (name, word, tiles) =>
      `${name} legt ${tiles} dazu: ${word === null ? 'kein Wort zählt' : `${word} zählt`}.`,
    scored: (name, score) => `${name} bekommt ${points(score)}.`,
    accepted: (name) => `${name} ist einverstanden.`,
    disputed: (name, words, bad, penalty) =>
      `${name} zweifelt ${words} an: ${bad ? `gilt nicht: ${bad}` : 'alles gilt'}${penalty ? ` (${penalty} Punkte)` : ''}.`,
    rulingAsked: (words) => `Lasst ihr ${words} trotzdem stehen?`,
    agreed: (name) => `${name} lässt es stehen.`,
    ruled: (words) => `Alle sind dafür: ${words} bleibt stehen.`,
    notAllAgreed: 'Nicht alle haben rechtzeitig zugestimmt.',
    disagreed: (name) => `${name} lässt es nicht stehen.`,
    lost: (name) => `Was ${name} gelegt hat, geht zurück und zählt nicht.`,
    drewSeen: (name, tiles) => `${name} zieht ${tiles}.`,
    drew: (name, tiles) => `${name} zieht ${tilesOf(tiles)}.`,
    exchanged: (name, tiles) => `${name} tauscht ${tilesOf(tiles)}.`,
    passedOver: (name) => `${name} hat keine Steine und wird übersprungen.`,
    passed: (name, isLate) => `${name} passt${isLate ? ': Die Zeit ist um' : ''}.`,
    resigned: (name, isLate) => `${name} gibt auf${isLate ? ': Die Zeit ist um' : ''}.`,
    announced: (name, held, target, word) =>
      `${name} spielt ${held}${target === null ? '' : ` gegen ${target}`}${word === null ? '' : ` mit ${word}`}.`,
    cancelled: (name, card) => `${name} macht ${card} ungültig.`,
    takenBack: 'Ohne diese Karte ist das nicht erlaubt: Die Steine gehen zurück, und der Zug geht weiter.',
    voided: (held) => `Ohne Wirkung: ${held}.`,
    skipSet: (target) => `${target} muss einmal aussetzen.`,
    skipped: (name, by) => `${by} lässt ${name} aussetzen.`,
    peeked: (name, target, rack) => `${name} schaut auf das Bänkchen von ${target}: ${rack}.`,
    stole: (name, target) => `${name} nimmt einen Stein von ${target}.`,
    swapped: (name, target) => `${name} tauscht das Bänkchen mit ${target}.`,
    tookLastScore: (name, target, score) =>
      `${name} bekommt auch die ${points(score)} aus dem letzten Zug von ${target}.`,
    cardsDue: (name, due) => `${name} darf ${cardsOf(due)} nehmen.`,
    tookCards: (name, taken) => `${name} nimmt ${cardsOf(taken)}.`,
    putAway: (name, card) => `${name} legt ${card} weg.`,
    looked: (name, card, words) => `${name} legt ${card} weg und sieht die Wörter mit zwei Buchstaben: ${words}.`,
    lastRound: (isAfterThis) =>
      isAfterThis ? 'Der Vorrat ist leer: Nach dieser Runde folgt noch eine.' : 'Dies ist die letzte Runde.',
    overtime: (name, lost) => `${name} ist über der Zeit: ${points(lost)} Abzug.`,
  },
  ended: {
    'went-out': 'jemand hat alle Steine gelegt',
    'all-passed': 'alle haben zweimal gepasst',
    'no-play': 'niemand kann mehr legen',
    resigned: 'nur eine Person ist noch dabei',
    pot: 'der Vorrat ist leer',
    points: 'das Ziel ist erreicht',
    'all-tiles': 'alle Steine liegen auf dem Tisch',
    'gave-up': 'du hast das Spiel beendet',
  },
  countsAsAccepting: 'Es gilt als Einverständnis mit dem, was liegt.',
  help: `Das kannst du eingeben:
  Brettspiele    H5 TREIN      ein Wort von links nach rechts (5H TREIN: nach
                               unten), mit den Buchstaben, die schon liegen;
                               ein Kleinbuchstabe ist ein Blankostein
                 tauschen AEI  Steine tauschen
  Rummikub       legen HUT     neue Wörter legen (mit Joker: RIN@=RING)
                 tisch HOUTEN KAT [aus 3 0]
                               alle Wörter nach deinem Zug
                               [Stapel eines offenen Vorrats zum Auffüllen]
                 ziehen [STAPEL]
                               einen Stein nehmen
                 fertig        ein Solospiel beenden
  alle Spiele    passen   einverstanden   anzweifeln [WORT…]   zulassen
                 ablehnen   aufgeben   hilfe   ende
  allein         tipp          noch einmal: was du eingeben kannst
                 zurück        zu deinem vorigen Zug
  Trickkarten    H5 TREIN doppeltes-wort zehn-dazu
                 karte buchstabendieb B   karte freier-tausch AEI
                 ungültig KARTE   nehmen [ANZAHL]
                 weglegen KARTE   ansehen KARTE
  außer der Reihe
                 B: karte spicken A
Die englischen Befehle gehen auch, ebenso Züge als JSON:
{"do":"lay","at":"H5","word":"TREIN"}`,
};
