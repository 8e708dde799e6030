/** The practice table in Dutch. */
import { formsOf } from '../../../../i18n/forms.ts';
import type { PracticeMessages } from './practice-messages.ts';

const { list, pick } = formsOf('nl');

export const nl: PracticeMessages = {
  help: 'Hulp bij het oefenen',
  undo: 'Mijn laatste beurt terugnemen',
  rack: 'Plankje van de computer',
  rackNote: 'Open op tafel, zodat je ziet waarmee hij speelt.',
  rackOf: (name, letters) => `Plankje van ${name}: ${letters}`,
  rules: 'Verrassende regels',
  rulesNote: 'Aan de oefentafel verschijnt elke uitleg één keer, als het zover is.',
  understood: 'Begrepen',
  seen: 'uitgelegd',
  surprises: {
    oldTiles: {
      name: 'Wat er al lag',
      title: (words) => `${list(words)} lag er al en telt niet mee`,
      text: 'Maak je een woord langer, dan tellen alleen de letters die jij erbij legt.',
    },
    wholeWord: {
      name: 'Een woord langer maken',
      title: (words) => `${list(words)} lag er al en telt toch mee`,
      text: 'Maak je een woord langer, dan telt het hele woord. De gekleurde vakjes van eerder tellen niet nog eens.',
    },
    sideWords: {
      name: 'Woorden ernaast',
      title: (words) => `${list(words)} ${pick(words.length, { one: 'telt', other: 'tellen' })} ook mee`,
      text: 'Elk woord dat door je letters ontstaat, levert punten op. Een letter in twee woorden telt twee keer.',
    },
    usedPremium: {
      name: 'Gekleurde vakjes',
      title: () => 'Een gekleurd vakje telt maar één keer',
      text: 'Alleen in de beurt waarin er een letter op komt. Daarna doet het vakje niets meer.',
    },
    blank: {
      name: 'Blanco',
      title: () => 'Een blanco is 0 punten waard',
      text: 'Hij staat voor elke letter die je wilt, maar levert zelf niets op. Een woordvakje eronder telt wel.',
    },
    allTiles: {
      name: 'Alles in één keer',
      title: () => 'Zeven letters in één keer: 50 punten extra',
      text: 'De 50 komen erbij nadat alles is verdubbeld of verdrievoudigd.',
    },
    exchanged: {
      name: 'Ruilen',
      title: () => 'Ruilen kost je beurt',
      text: 'Je hebt nieuwe letters, maar legt deze beurt niets. De ander is.',
    },
    wrongDispute: {
      name: 'Ten onrechte betwisten',
      title: () => 'Ten onrechte betwisten kost 10 punten',
      text: 'Het woord was goed. Betwist alleen waar je echt aan twijfelt.',
    },
    bagEmpty: {
      name: 'De zak is leeg',
      title: () => 'De zak is leeg: het einde is dichtbij',
      text: 'Wie zijn laatste letter legt, maakt het spel uit. Wat je dan nog hebt, gaat van je punten af.',
    },
    cardsDue: {
      name: 'Trickvakjes',
      title: () => 'Een letter op een trickvakje levert een kaart op',
      text: 'Je pakt de kaarten nadat je punten zijn opgeschreven. Meer dan drie mag je er niet houden.',
    },
    cardUsed: {
      name: 'Een kaart spelen',
      title: () => 'Een gespeelde kaart is op',
      text: 'Hij werkt in deze ene beurt en doet daarna niet meer mee.',
    },
    cardVoid: {
      name: 'Streep erdoor',
      title: () => 'Beide kaarten zijn op',
      text: 'Een kaart met een streep erdoor werkt niet, maar is wel gebruikt. De streep zelf ook.',
    },
    longestOnly: {
      name: 'Alleen het langste woord',
      title: (words) => `${list(words)} ${pick(words.length, { one: 'levert', other: 'leveren' })} niets op`,
      text: 'Alleen je langste nieuwe woord telt, met één punt per letter.',
    },
    onlyRest: {
      name: 'Een rest',
      title: (words) => `${list(words)} is een rest en telt niet`,
      text: 'Wat in een eerder woord al zo naast elkaar lag, is geen nieuw woord.',
    },
    notFilled: {
      name: 'Niet aanvullen',
      title: () => 'Je plankje wordt niet aangevuld',
      text: 'Pas als je laatste letter op tafel ligt, pak je er zeven nieuwe.',
    },
    filled: {
      name: 'Aanvullen',
      title: () => 'Je plankje is weer vol',
      text: 'Na elke beurt vul je aan tot zeven letters. Heb je er meer, dan blijven het er zoveel.',
    },
    emptied: {
      name: 'Plankje leeg',
      title: () => 'Plankje leeg? Dan pak je er zeven',
      text: 'Dat gebeurt alleen als je laatste letter op tafel ligt, en je beurt is meteen om.',
    },
    joker: {
      name: 'De joker',
      title: () => 'De joker telt als een gewone letter',
      text: 'In een volgend woord mag hij een andere letter zijn. Houd je hem over, dan kost hij 10 punten.',
    },
    drew: {
      name: 'Een letter pakken',
      title: () => 'Een letter pakken is je hele beurt',
      text: 'Je legt dan niets. De volgende beurt heb je er een letter bij om mee te maken wat je wilt.',
    },
    lastRound: {
      name: 'Nog één ronde',
      title: () => 'Hierna volgt nog één ronde',
      text: 'Iedereen is evenveel keer aan de beurt. Wat je dan nog op je plankje hebt, kan punten kosten.',
    },
  },
};
