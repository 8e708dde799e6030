/** Setting the table: seats, words, clock, and the options of the games. */
import type { OptionTexts } from '../option-texts.ts';

const agreements: OptionTexts = {
  checking: {
    name: 'Woorden nakijken',
    values: { challenge: 'als iemand een woord betwist', automatic: 'meteen' },
  },
  disputeSeconds: { name: 'Tijd om te betwisten', none: 'tot de volgende speler een zet doet' },
  rulings: { name: 'De tafel mag woorden goedkeuren' },
  pace: {
    name: 'Tempo',
    values: { live: 'aan één stuk', correspondence: 'over meerdere dagen' },
  },
  turnSeconds: { name: 'Tijd per beurt', none: 'geen' },
  gameSeconds: { name: 'Tijd per speler', none: 'geen' },
  incrementSeconds: { name: 'Erbij per beurt' },
  overtimeMinutes: { name: 'Hoogstens over tijd' },
  starter: { name: 'Wie begint' },
  lengthening: {
    name: 'Een woord langer maken',
    values: { 'new-tiles': 'alleen nieuwe letters tellen', 'whole-word': 'het hele woord telt' },
  },
  joined: { name: 'Zonder apostrof of koppelteken' },
  gendern: { name: 'Blanco als *IN' },
  reactionSeconds: { name: 'Tijd om te reageren', none: 'tot iedereen heeft geantwoord' },
  end: {
    name: 'Het spel eindigt',
    values: { pot: 'als de pot leeg is', points: 'als iemand het doel haalt' },
  },
  target: { name: 'Tot hoeveel punten' },
  openPot: { name: 'Open pot' },
  vocabulary: {
    name: 'Welke woorden',
    values: { all: 'alle uit de lijst', advised: 'alleen die het boekje aanraadt' },
  },
  children: { name: 'Met kinderen' },
};

export const setTable = {
  title: 'Tafel dekken',
  seats: 'Wie spelen er mee?',
  seat: (number: number) => `Plaats ${number}`,
  seatMe: 'Ik',
  seatHere: 'Iemand op dit apparaat',
  seatLink: 'Iemand met de link',
  seatBot: (level: string) => `Computer: ${level}`,
  seatName: (number: number) => `Naam op plaats ${number}`,
  addSeat: 'Plaats erbij',
  removeSeat: (number: number) => `Plaats ${number} weghalen`,
  words: 'Woordenlijst',
  listOf: (name: string, words: string) => `${name} (${words} woorden)`,
  /** A list besides the ordinary one. */
  listBesides: (name: string, words: string) => `Gewone lijst + ${name} (${words} erbij)`,
  clock: 'Klok',
  clocks: { none: 'Zonder klok', turn: 'Per beurt', game: 'Voor het hele spel', days: 'Over dagen' },
  clockNote: 'Is je tijd op, dan kost elke minuut extra tien punten.',
  options: 'Afspraken',
  booklet: 'boekje',
  usual: 'gewoon',
  listed: 'In de lijst van open tafels',
  listedNote: 'Dan kunnen ook onbekenden aanschuiven of meekijken.',
  chat: 'Praten aan tafel',
  make: 'Tafel dekken',
  agreements,
  on: 'ja',
  off: 'nee',
  draw: 'loten',
  other: 'anders …',
  otherIn: { seconds: 'seconden', minutes: 'minuten', days: 'dagen', points: 'punten' },
  between: (from: string, to: string) => `van ${from} tot ${to}`,
  badOption: (name: string, between: string) => `${name}: ${between}.`,
};
