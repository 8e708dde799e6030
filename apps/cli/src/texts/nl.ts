/** What `lettertafel play` says in Dutch. */
import { cards } from '../../../web/src/i18n/nl/cards.ts';
import { refusals } from '../../../web/src/i18n/nl/refusals.ts';
import { TITLES } from '../games/titles.ts';
import type { Texts } from './texts.ts';

const points = (number: number) => `${number} ${number === 1 ? 'punt' : 'punten'}`;
const letters = (number: number) => `${number} ${number === 1 ? 'letter' : 'letters'}`;
const cardsOf = (number: number) => `${number} ${number === 1 ? 'kaart' : 'kaarten'}`;

export const nl: Texts = {
  refusals,
  cards: cards.kinds,
  commands: {
    pass: 'passen',
    accept: 'akkoord',
    dispute: 'betwisten',
    agree: 'toestaan',
    disagree: 'afkeuren',
    resign: 'opgeven',
    swap: 'ruilen',
    add: 'leggen',
    table: 'tafel',
    from: 'uit',
    draw: 'pakken',
    'give-up': 'klaar',
    card: 'kaart',
    cancel: 'doorstrepen',
    take: 'nemen',
    discard: 'wegleggen',
    look: 'bekijken',
    hint: 'hint',
    undo: 'terug',
    help: 'hulp',
    quit: 'stoppen',
  },
  ask: {
    titles: TITLES.nl,
    game: 'Welk spel? ',
    number: (most) => `Typ een getal van 1 tot en met ${most}, of een id.`,
    players: 'Wie spelen er? (namen met komma’s ertussen; Enter voor A,B) ',
    bots: (levels) => `Computerspelers? (niveaus met komma’s ertussen: ${levels.join(', ')}; Enter voor geen) `,
  },
  frame: {
    welcome: (title) => `${title}. Typ \`hulp\` voor de opdrachten, \`stoppen\` om te stoppen.`,
    legend: (hasTricks: boolean) =>
      `= woord x3   - woord x2   " letter x3   ' letter x2${hasTricks ? '   # trickvakje' : ''}`,
    commitment: (commitment) => `Schudcode: ${commitment}`,
    goodbye: 'Tot ziens.',
    unfinished: 'Het spel is nog niet uit. Tot ziens.',
    saved: (file) => `Opgeslagen als ${file}.`,
    unknown: 'Onbekende opdracht; typ `hulp` voor de opdrachten.',
    over: (why, scores) => `Het spel is uit: ${why}. ${scores}.`,
    left: (name, score, change) => `${name} ${score}${change && ` (${change} voor letters op de plankjes)`}`,
    won: (names) =>
      names.length === 1 ? `${names[0]} wint.` : `${names.slice(0, -1).join(', ')} en ${names.at(-1)} winnen samen.`,
  },
  table: {
    seat: (name, score, tiles) => `${name} ${score} (${letters(tiles)})`,
    inBag: (tiles) => `${tiles} in de zak`,
    inPot: (tiles) => `${tiles} in de pot`,
    noWords: '(nog geen woorden)',
    piles: 'Stapels',
    gone: 'op',
    cardsOf: (name) => `Kaarten van ${name}`,
    rackOf: (name) => `Plankje van ${name}`,
  },
  prompt: {
    plays: (name, held) => `${name} speelt ${held.join(', ')}`,
    made: (name, words) => `${name} maakte ${words.join(', ')}`,
    begins: (name) => `de beurt van ${name} begint`,
    toTake: (due) => `je mag nog ${cardsOf(due)} nemen`,
    yourCards: 'jouw kaarten',
    yourMove: 'jouw beurt',
    or: 'of',
    word: 'WOORD',
    letters: 'LETTERS',
    number: 'AANTAL',
    card: 'KAART',
    atMost: (tiles) => `hoogstens ${tiles}`,
    cost: (cost) => `kost ${points(cost)} als alles goed is`,
  },
  comforts: {
    onlyAlone: 'Hints en teruggaan zijn er alleen als je in je eentje speelt.',
    noEarlier: 'Je hebt nog geen eerdere beurt gehad.',
    wentBack: 'Terug bij je vorige beurt.',
    notNow: 'Er kan nu niets worden gelegd.',
    nothing: 'De computer ziet niets om te leggen.',
    row: (row) => `Rij ${row}`,
    column: (column) => `Kolom ${column}`,
    withWords: (words) => `Met ${words.join(' ')}`,
    fromRack: 'Van je plankje',
    worth: (where, length, score) =>
      `${where}: ${letters(length)}, ${points(score)}; nog een keer \`hint\` laat zien wat je kunt typen.`,
  },
  story: {
    drawn: (draws) => `Getrokken om te beginnen: ${draws.join(', ')}. `,
    began: (name) => `${name} begint.`,
    lays: (name, places, parts) => `${name} legt ${places} (${parts}).`,
    sevenTiles: (bonus) => `zeven letters ${bonus}`,
    threeCards: (extra) => `drie kaarten ${extra}`,
    arranges: (name, word, tiles) =>
      `${name} legt ${tiles} aan: ${word === null ? 'geen woord telt' : `${word} telt`}.`,
    scored: (name, score) => `${name} krijgt ${points(score)}.`,
    accepted: (name) => `${name} gaat akkoord.`,
    disputed: (name, words, bad, penalty) =>
      `${name} betwist ${words}: ${bad ? `niet goed: ${bad}` : 'alles is goed'}${penalty ? ` (${penalty} punten)` : ''}.`,
    rulingAsked: (words) => `Laten jullie ${words} toch staan?`,
    agreed: (name) => `${name} vindt het goed.`,
    ruled: (words) => `Iedereen vindt het goed: ${words} blijft staan.`,
    notAllAgreed: 'Niet iedereen heeft het op tijd goedgevonden.',
    disagreed: (name) => `${name} vindt het niet goed.`,
    lost: (name) => `Wat ${name} heeft gelegd, gaat terug en telt niet.`,
    drewSeen: (name, tiles) => `${name} pakt ${tiles}.`,
    drew: (name, tiles) => `${name} pakt ${letters(tiles)}.`,
    exchanged: (name, tiles) => `${name} ruilt ${letters(tiles)}.`,
    passedOver: (name) => `${name} heeft geen letters en wordt overgeslagen.`,
    passed: (name, isLate) => `${name} past${isLate ? ': de tijd is om' : ''}.`,
    resigned: (name, isLate) => `${name} geeft op${isLate ? ': de tijd is om' : ''}.`,
    announced: (name, held, target, word) =>
      `${name} speelt ${held}${target === null ? '' : ` tegen ${target}`}${word === null ? '' : ` met ${word}`}.`,
    cancelled: (name, card) => `${name} zet een streep door ${card}.`,
    takenBack: 'Zonder die kaart mag dit niet: de letters gaan terug, en de beurt gaat door.',
    voided: (held) => `Zonder gevolg: ${held}.`,
    skipSet: (target) => `${target} moet een beurt overslaan.`,
    skipped: (name, by) => `${name} wordt overgeslagen door ${by}.`,
    peeked: (name, target, rack) => `${name} kijkt op het plankje van ${target}: ${rack}.`,
    stole: (name, target) => `${name} pakt een letter van ${target}.`,
    swapped: (name, target) => `${name} ruilt van plankje met ${target}.`,
    tookLastScore: (name, target, score) =>
      `${name} krijgt ook de ${points(score)} van de laatste beurt van ${target}.`,
    cardsDue: (name, due) => `${name} mag ${cardsOf(due)} nemen.`,
    tookCards: (name, taken) => `${name} neemt ${cardsOf(taken)}.`,
    putAway: (name, card) => `${name} legt ${card} weg.`,
    looked: (name, card, words) => `${name} legt ${card} weg en bekijkt de tweeletterwoorden: ${words}.`,
    lastRound: (isAfterThis) =>
      isAfterThis ? 'De pot is leeg: na deze ronde volgt er nog één.' : 'Dit is de laatste ronde.',
    overtime: (name, lost) => `${name} is over tijd: ${points(lost)} eraf.`,
  },
  ended: {
    'went-out': 'iemand heeft alle letters gelegd',
    'all-passed': 'iedereen heeft twee keer gepast',
    'no-play': 'niemand kan nog leggen',
    resigned: 'er is nog maar één speler over',
    pot: 'de pot is leeg',
    points: 'het doel is gehaald',
    'all-tiles': 'alle letters liggen op tafel',
    'gave-up': 'de speler is klaar',
  },
  countsAsAccepting: 'Het geldt als akkoord met wat er ligt.',
  help: `Dit kun je typen:
  bordspellen    H5 TREIN      een woord van links naar rechts (5H TREIN:
                               omlaag), met de letters die er al liggen; een
                               kleine letter is een blanco
                 ruilen AEI    letters ruilen
  Rummikub       leggen HUT    nieuwe woorden leggen (met joker: RIN@=RING)
                 tafel HOUTEN KAT [uit 3 0]
                               alle woorden na je beurt
                               [stapels van een open pot om uit aan te vullen]
                 pakken [STAPEL]
                               een letter pakken
                 klaar         een solospel beëindigen
  alle spellen   passen   akkoord   betwisten [WOORD…]   toestaan
                 afkeuren   opgeven   hulp   stoppen
  in je eentje   hint          nog een keer: wat je kunt typen
                 terug         naar je vorige beurt
  trickkaarten   H5 TREIN dubbel-woord tien-erbij
                 kaart letterdief B   kaart gratis-ruilen AEI
                 doorstrepen KAART   nemen [AANTAL]
                 wegleggen KAART   bekijken KAART
  buiten beurt   B: kaart gluren A
De Engelse opdrachten werken ook, en zetten als JSON:
{"do":"lay","at":"H5","word":"TREIN"}`,
};
