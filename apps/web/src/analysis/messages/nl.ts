/** What else could have been played, in Dutch. */
import type { CountedDraws as Draws } from '@lettertafel/analysis';
import { formsOf } from '../../i18n/forms.ts';

const { count, list, number, signed } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });

export const nl = {
  title: 'Wat lag er nog meer?',
  back: 'Terug naar de uitslag',
  loading: 'Het spel wordt bekeken …',
  problems: {
    failed: 'Dit spel kan hier niet worden bekeken.',
    running: 'Dit spel is nog bezig. Als het is afgelopen, kun je het hier bekijken.',
    'no-table': 'Van dit spel zijn alleen de woorden of de punten opgeschreven, niet wat er op tafel lag.',
  },
  progress: (done: number, of: number) => `${done} van ${of} beurten doorgerekend`,
  complete: 'Alles doorgerekend',
  turn: (now: number, all: number) => `${now} van ${all}`,
  turnLabel: 'Beurt',
  previous: 'Vorige beurt',
  next: 'Volgende beurt',
  board: (told: string, best: string | null) =>
    best === null ? `Het bord na: ${told}` : `Het bord na: ${told} Gestippeld: ${best}.`,
  rack: (letters: string) => `Op het plankje: ${letters}`,
  estimated: 'geschat',
  proven: 'bewezen',
  played: (name: string | null) => name ?? 'jij',
  move: 'zet',
  points: 'punten',
  value: 'waarde',
  chance: 'kans',
  rank: 'plaats',
  ahead: 'tot het einde',
  exchange: (tiles: number) => `${count(tiles, { one: 'letter', other: 'letters' })} ruilen`,
  pass: 'passen',
  draw: 'een letter pakken',
  percent: (mean: number, error: number) => `${number(mean)} % ± ${number(error)}`,
  number: (value: number) => number(value),
  signed: (value: number) => signed(value),
  course: (names: readonly (string | null)[]) =>
    names.length > 1
      ? 'Kans om te winnen'
      : names[0] === null
        ? 'Jouw kans om te winnen'
        : `Kans van ${names[0]} om te winnen`,
  courseLabel: (shares: readonly number[]) => `Kans om te winnen, beurt na beurt: ${shares.join(', ')} procent`,
  tryAgain: 'Probeer opnieuw',
  again: {
    title: 'Probeer opnieuw',
    turn: (value: number) => `Beurt ${value}`,
    note: 'Wat zou je nu leggen? Alles wat zo goed is als de beste zet, is goed.',
    done: 'Zo goed als de beste.',
    thinking: 'Even rekenen …',
    leave: 'Terug naar de beurten',
    failed: 'Deze zet kan hier niet worden bekeken.',
    wrongWords: (words: readonly string[]) => `De woordenlijst kent ${list(words)} niet.`,
    points: (lost: number) => `Er ligt meer: de beste zet is ${points(lost)} meer waard.`,
    chance: (share: number) => `Er ligt meer: met de beste zet win je ${number(share)} % vaker.`,
  },
  explain: {
    static: 'Waarde: de punten, plus wat de letters die je overhoudt gemiddeld nog opleveren.',
    simulated: (rounds: number) =>
      `Kans om te winnen: elke zet is tot ${count(rounds, { one: 'keer', other: 'keer' })} uitgespeeld met dezelfde willekeurige letters. Wat binnen de onzekerheid valt, telt als gelijk.`,
    counted:
      'Eén letter in de zak: voor elke letter die het kan zijn, is het einde helemaal uitgerekend. Daarbij telt elke letter die je niet ziet als even waarschijnlijk, en spelen jullie allebei zo goed mogelijk verder.',
    proven: 'Helemaal uitgerekend: zoveel punten win je op de ander tot het einde van het spel.',
    table: 'Met deze letters was dit het meeste, per manier van spelen.',
  },
  counts: (less: string, from: string) => `Een verschil onder ${less} telt als gelijk, vanaf ${from} als dure beurt.`,
  share: (value: number) => `${number(100 * value)} %`,
  unjudged: {
    'no-rack': 'Zonder plankje: welke letters er waren, is niet bekend.',
    'no-choice': 'Er was niets te kiezen.',
    'exchange-unknown': 'Welke letters werden geruild, is niet opgeschreven.',
    'not-by-rules': 'Deze zet past niet bij de spelregels en wordt daarom niet vergeleken.',
  },
  rackShownLater: 'Het plankje volgt uit wat er later werd gelegd en overbleef.',
  /** With one tile in the bag. */
  wins: ({ of, won, tied, lost }: Draws) => {
    const most = of - tied - lost;
    return `wint in ${won === most ? won : `${won} tot ${most}`} van ${of}${tied > 0 ? `, gelijk in ${tied}` : ''}`;
  },
  about: (share: number) => `${number(Math.round(100 * share))} %`,
  winsMore: ({ best, own, of }: { best: number; own: number; of: number }) =>
    `De beste zet wint bij ${best} van de ${of} letters die in de zak kunnen zitten, deze bij ${own === 0 ? 'geen' : `hoogstens ${own}`}.`,
  verdicts: {
    best: 'Dit was de beste zet.',
    equal: 'Zo goed als de beste.',
    less: (lost: string) => `Er lag ${lost} meer.`,
    mistake: (lost: string) => `Een dure beurt: er lag ${lost} meer.`,
  },
  lost: (value: number) => points(value),
  facts: {
    bingo: (value: number) => `Alle letters in één keer: ${value} punten extra.`,
    'bingo-missed': (word: string, value: number) => `Alle letters konden weg: ${word}, ${points(value)}.`,
    'wrong-word-stood': (words: readonly string[]) =>
      `Niemand betwistte ${list(words)}; de woordenlijst kent het niet.`,
    'play-lost': (words: readonly string[], value: number) =>
      `${list(words)} ging terug na een betwisting: ${points(value)} kwijt.`,
    'more-points': (value: number) => `De beste zet gaf ${points(value)} meer.`,
    'better-leave': (letters: string, value: number) =>
      `De beste zet hield ${letters} over: zo’n ${points(Math.round(value))} meer waard dan wat nu overbleef.`,
    'cards-brought': (cards: readonly string[], value: number) => `${list(cards)} bracht ${points(value)} op.`,
    'cards-kept': (cards: readonly string[], value: number) =>
      `Met ${list(cards)} kon het ${points(value)} meer worden.`,
    'skill-missed': (skill: string, value: number) => `Hier liet je “${skill}” liggen: ${signed(value)}.`,
    'nothing-possible': 'Er kon niets worden gelegd.',
  },
  withoutCards: (word: string, value: number) => `Zonder kaarten was ${word} met ${points(value)} het beste.`,
  skills: {
    rack: 'Zonder de tafel',
    lengthen: 'Eén woord verlengen',
    break: 'Eén woord openbreken',
    mix: 'Twee woorden mengen',
    all: 'Alles',
  },
  skillsSeen: 'Hoe vaak het beste gezien',
  seen: (seen: number, of: number) => `${seen} van ${of}`,
  nothing: 'niets',
  costliestOf: (name: string | null) => (name === null ? 'Jouw duurste beurten' : `Duurste beurten van ${name}`),
  turnNumber: (value: number) => `beurt ${value}`,
  summary: (name: string | null) => name ?? 'Jij',
  missed: (lost: number, turns: number) =>
    `${points(lost)} gemist in ${count(turns, { one: 'beurt', other: 'beurten' })}; wat je overhoudt, telt mee`,
  asGood: (best: number) => count(best, { one: 'beurt zo goed als de beste', other: 'beurten zo goed als de beste' }),
  unseen: (tiles: number) => `Niet te zien: ${count(tiles, { one: 'letter', other: 'letters' })}`,
  asPosition: 'Als stelling openen',
  noneJudged: 'Geen beurt die te beoordelen is.',
  finest: (word: string, value: number) => `mooiste vondst: ${word}, ${points(value)}`,
  wrongWords: (words: readonly string[]) => `niet in de woordenlijst, en niet betwist: ${list(words)}`,
  finds: 'Mooie vondsten',
  noFinds: 'Elke beurt een woord: dat is al heel wat.',
};

export type AnalysisMessages = typeof nl;
