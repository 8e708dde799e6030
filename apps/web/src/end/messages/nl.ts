/** The end of a game and its proof, and what was best, in Dutch. */
import { formsOf } from '../../i18n/forms.ts';

const { count, list, pick } = formsOf('nl');
const points = (value: number) => count(value, { one: 'punt', other: 'punten' });

export const nl = {
  /** The way to the analysis of the game. */
  whatElse: 'Wat lag er nog meer?',
  /** A play that has its moment. */
  moments: {
    allTiles: (tiles: number, bonus: number) => `Alle ${tiles} letters in één keer: ${points(bonus)} erbij`,
    word: (letters: number) => `Je langste woord tot nu toe: ${letters} letters`,
    turn: (score: number) => `Je beste beurt tot nu toe: ${points(score)}`,
  },
  /** In tiles, for a winner without a name. */
  won: 'GEWONNEN',
  bestScore: (score: number) => `Nieuw record: ${points(score)} is je hoogste eindstand tot nu toe.`,
  words: { title: 'Woorden', best: 'Meeste punten', longest: 'Langste woord' },
  title: 'Eerlijk geschud',
  text: (tiles: number) =>
    `Het spel klopt met de schudcode die nu openbaar is: de volgorde van alle ${tiles} letters lag vooraf vast.`,
  check: 'Narekenen',
  explain:
    'Vóór het delen legde de server het schudden vast, en elk apparaat aan tafel deed er een eigen geheim getal bij. Je browser kan nu nagaan of alles klopt.',
  hereExplain:
    'Dit apparaat heeft zelf geschud. De schudcode stond vast vóór het delen; met de volgorde en alle zetten is dat na te rekenen.',
  here: 'Dit apparaat heeft zelf geschud. Nagerekend is dat er na het delen niets is veranderd; meer kan een apparaat over zichzelf niet bewijzen.',
  movedExplain:
    'Het apparaat waarop dit spel begon, heeft zelf geschud; daarna is het spel naar de server verhuisd. De schudcode stond vast vóór het delen, en dat is na te rekenen.',
  moved:
    'Het apparaat waarop dit spel begon, heeft zelf geschud. Nagerekend is dat er na het delen niets is veranderd. Wie dat apparaat gebruikte, had de volgorde tot aan de verhuizing kunnen opzoeken.',
  busy: 'Bezig met narekenen …',
  good: 'klopt',
  movesGood: 'de zetten kloppen',
  bad: (fault: string, line: number) => `Dit klopt niet: ${fault}${line > 0 ? `, regel ${line}` : ''}.`,
  notProven: (fault: string) => `Niet bewezen: ${fault}.`,
  /** Why not; a part of `bad`. */
  faults: {
    'secret-does-not-match': 'het geheim van de server past niet bij zijn belofte van vóór het spel',
    'shares-not-by-seat': 'bij het schudden hoort niet bij elke plaats één getal',
    'share-does-not-match': 'bij het schudden telde een ander getal van een speler dan er was beloofd',
    'settings-refused': 'met deze afspraken kan niemand spelen',
    'dealt-by-hand': 'de letters zijn met de hand neergelegd en niet gedeeld',
    'number-out-of-order': 'er ontbreekt een zet, of er staat er een te veel',
    'time-runs-back': 'een zet is ouder dan de zet ervoor',
    'draw-out-of-order': 'er is niet getrokken wat aan de beurt was',
    'move-refused': 'een zet mag niet volgens de regels',
    'events-differ': 'een zet had een andere uitkomst moeten hebben',
    'verdict-differs': 'een woord is anders beoordeeld dan in de woordenlijst',
    'not-finished': 'het spel is niet af',
    'other-scheme': 'de server zegt nu dat er op een andere manier is geschud dan hij eerst zei',
    'other-commitment': 'de server had vóór het spel iets anders beloofd',
    'other-settings': 'de afspraken zijn niet die van vóór het spel',
    'other-hashes': 'de getallen van de spelers zijn niet de getallen die vóór het delen zijn beloofd',
    'own-share-missing': 'dit apparaat was erbij, maar zijn getal telde niet mee bij het schudden',
    'own-share-replaced':
      'voor jouw plaats telde een ander getal dan dat van dit apparaat (zat je ook op een ander apparaat aan tafel, dan kan dat kloppen)',
    'other-log': 'het spel verliep volgens de server anders dan dit apparaat heeft gezien',
    'share-of-bot': 'op de plaats van een computerspeler staat een getal dat alleen van de server kan komen',
    'own-share-absent':
      'deze pagina stond open, maar had geen verbinding toen de getallen werden verzameld. Jouw getal telt niet mee, dus de server kon elke verdeling kiezen',
    'told-otherwise': 'de server heeft dit apparaat over dezelfde zet twee verschillende dingen verteld',
    'other-view': 'het bord, je letters of de stand zagen er hier anders uit dan in het verslag van de server',
    'no-game': 'wat de server stuurde, is geen spel',
  },
  /** Players who read it to each other know that the server told them the same. */
  code: 'Code:',
  compare:
    'Lees hem elkaar voor. Is hij bij iedereen gelijk, en de eindstand ook, dan hebben jullie hetzelfde spel gespeeld.',
  kept: 'Bewijs bewaren',
  first: 'Dit spel is nog op de oude manier geschud, en die bewijst minder.',
  unkept:
    'Het getal van dit apparaat zit niet in het schudden. De zetten volgen de regels, maar of de server deze verdeling heeft uitgekozen, is hier niet na te gaan.',
  away: (name: string) => `${name} (niet bij het delen)`,
  late: (name: string) => `${name} (beloofd, maar te laat)`,
  missing: (names: readonly string[]) => `Zonder eigen getal in het schudden: ${list(names)}.`,
  /** Null: any number of deals. */
  choices: (deals: number | null) => {
    if (deals === null) return 'De server kon dus elke verdeling kiezen.';
    if (deals === 1) return 'Dat liet de server geen keus: er was maar één verdeling mogelijk.';
    return `Te laat is meestal een verbinding die wegviel. Wie daar zit én de server beheert, had zo de keus uit ${deals} verdelingen.`;
  },
  otherVersion: (states: number) =>
    pick(states, {
      one: 'Eén stand is door een andere versie van deze pagina getoond en hier niet nagekeken.',
      other: `${states} standen zijn door een andere versie van deze pagina getoond en hier niet nagekeken.`,
    }),
  openEnded:
    'Dit spel is afgebroken. Alleen een apparaat dat meespeelde, kan nagaan of het daarna niet toch is doorgegaan.',
  /** Files for other programs. */
  files: {
    title: 'Bewaren',
    gcg: 'Bewaren als GCG',
    png: 'Bord als PNG',
    svg: 'Bord als SVG',
    failed: 'Dat is hier niet gelukt.',
    without: (lost: readonly string[]) =>
      `GCG kent dit niet: ${list(lost)}. Het complete spel staat in ‘Spel bewaren’.`,
    lost: {
      resigned: 'opgeven',
      'time-up': 'tijd die om was',
      cards: 'kaarten',
      'several-words': 'meer woorden in één beurt',
      'suffix-tile': 'een blanco als *IN',
      'words-disputed': 'welke woorden zijn betwist',
    },
  },
};

export type ProofMessages = typeof nl;
