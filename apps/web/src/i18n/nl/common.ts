/** Words that many screens need. */
import { formsOf } from '../forms.ts';
import { games, languages } from './games.ts';

const { count, list, number, signed, moment, duration } = formsOf('nl');

export const common = {
  number,
  signed,
  list,
  moment,
  duration,
  close: 'Sluiten',
  cancel: 'Annuleren',
  home: 'Naar het begin',
  rules: 'Spelregels',
  howToPlay: 'Zo speel je',
  layExample: 'Leg dit voorbeeld',
  wordLists: 'Woordenlijsten',
  keys: 'Toetsen en toegankelijkheid',
  settings: 'Instellingen',
  menu: 'Menu',
  language: 'Taal',
  toDark: 'Donker thema',
  toLight: 'Licht thema',
  guest: 'Gast',
  me: 'Ik',
  computer: 'Computer',
  player: (seat: number) => `Speler ${seat}`,
  points: (value: number) => count(value, { one: 'punt', other: 'punten' }),
  loading: 'Even de tafel dekken …',
  loadingFailed: 'De pagina kon niet worden geladen.',
  again: 'Nog eens proberen',
  notFoundTitle: 'Hier ligt niets',
  notFoundText: 'Deze bladzijde bestaat niet. Misschien is de link niet helemaal overgekomen.',
  newVersion: 'Er is een nieuwe versie. Laad de pagina opnieuw om verder te spelen.',
  reload: 'Opnieuw laden',
  copied: 'Gekopieerd',
  skip: 'Naar de inhoud',
  drawing: {
    board: (lying: readonly string[], played: readonly string[]) =>
      [lying.length > 0 ? `Bord met ${list(lying)}` : 'Bord', played.length > 0 ? `gelegd: ${list(played)}` : '']
        .filter(Boolean)
        .join('; '),
    before: 'op tafel',
    own: 'van je plankje',
    after: 'na de beurt',
  },
  games,
  languages,
  levels: {
    child: 'Kind',
    beginner: 'Beginner',
    casual: 'Gezellig',
    club: 'Clubspeler',
    master: 'Meester',
    unbeatable: 'Onverslaanbaar',
  },
};
