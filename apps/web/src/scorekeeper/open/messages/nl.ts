/** Opening a game of another program, in Dutch. */
import type { ProblemCode, ReadingNote } from '@lettertafel/formats';

type PlainNote = Exclude<ReadingNote['code'], 'score-differs' | 'total-differs' | 'end-differs' | 'refused'>;

/** Why a file cannot be read, by what was found. */
const problems: Readonly<Record<ProblemCode, (found: string) => string>> = {
  empty: () => 'het bestand is leeg',
  binary: () => 'dit is geen tekst',
  'unknown-encoding': (found) => `de tekencodering ${found} is hier niet bekend`,
  'not-in-encoding': (found) => `de tekst is niet in ${found} geschreven, al staat dat er wel`,
  'too-long': () => 'dit is langer dan enig spel',
  'unknown-form': () => 'dit is geen GCG',
  'no-nick': () => 'de naam van de speler ontbreekt',
  'no-move': () => 'er staat niet wat de speler deed',
  'bad-place': (found) => `${found} is geen plaats op het bord`,
  'no-word': () => 'het woord ontbreekt',
  'bad-word': (found) => `${found} is geen woord`,
  'no-score': () => 'de punten ontbreken',
  'no-total': () => 'het totaal ontbreekt',
  'bad-number': (found) => `${found} is geen getal`,
  'no-turns': () => 'er staat geen enkele beurt in',
  'player-count': (found) => `aantal spelers: ${found}. Het moeten er 2 tot 4 zijn`,
  'other-tiles': () => 'deze punten kloppen bij geen van onze spellen. Waarschijnlijk is het spel in een andere taal',
  'unknown-game': (found) => `het spel ${found} is hier niet bekend`,
  'bad-options': () => 'deze afspraken horen niet bij het spel',
  'unknown-letter': (found) => `de letter ${found} komt in onze spellen niet voor`,
  'fields-missing': () => 'er ontbreekt iets aan de stand',
  'row-count': (found) => `het bord heeft ${found} rijen in plaats van 15`,
  'row-length': (found) => `de rij ${found} heeft geen 15 vakjes`,
  'too-many-tiles': (found) => `zoveel letters ${found} heeft het spel niet`,
  'several-positions': () => 'er staat meer dan één stand in',
};

const notes: Readonly<Record<PlainNote, string>> = {
  'rack-in-part': 'niet alle letters van het plankje staan erbij; het plankje is weggelaten',
  'rack-wrong': 'het plankje past niet bij de zet en is weggelaten',
  'out-of-turn': 'een andere speler was aan de beurt',
  'after-end': 'het spel was al uit',
  'too-many-tiles': 'zoveel letters van deze soort heeft het spel niet',
  'corrected-play': 'een verbeterde zet is weggelaten',
  'nothing-withdrawn': 'er was geen zet om terug te nemen; de regel is weggelaten',
  'challenger-unknown': 'er staat niet wie betwistte; de volgende speler is ingevuld',
  'points-outside-rules': 'deze punten kennen de spelregels niet; ze tellen als losse punten',
  'leftover-unclear': 'er staat niet wie deze letters overhield; de punten tellen wel mee',
  'name-shortened': 'een lange naam is ingekort',
};

export const nl = {
  open: 'GCG-bestand openen',
  explain: 'Een spel uit een ander programma of van een toernooi. Het blijft op dit apparaat.',
  large: 'Dit bestand is te groot voor een spel.',
  unreadable: 'Dit bestand kan niet worden gelezen.',
  failed: 'Het openen is hier niet gelukt. Ga één keer online en probeer het opnieuw.',
  opened: 'Geopend',
  asTold: 'Alles klopt met de spelregels.',
  differs: 'Dit is anders dan in het bestand, of anders dan de spelregels zeggen:',
  textsLost: 'Titels en opmerkingen uit het bestand zijn niet bewaard.',
  toGame: 'Naar het spel',
  close: 'Sluiten',
  problem: (line: number, column: number, why: string) => `Regel ${line}, teken ${column}: ${why}.`,
  problems,
  notes,
  lines: (lines: readonly number[]) => `Regel ${lines.join(', ')}`,
  scoreDiffers: (printed: number, ours: number) =>
    `er staat ${printed}, volgens de regels is het ${ours}; wat er staat, telt`,
  totalDiffers: (printed: number, ours: number) => `als totaal staat er ${printed}, opgeteld is het ${ours}`,
  endDiffers: (printed: number, ours: number) =>
    `voor de letters die over waren staat er ${printed}; volgens de regels is het ${ours}, en dat telt`,
  refused: 'deze zet mag niet volgens de regels; wat er staat, telt',
};

export type OpenMessages = typeof nl;
