/** Saving and importing everything that a browser keeps, in Dutch. */
import { formsOf } from '../../../../i18n/forms.ts';

const { count, list } = formsOf('nl');
const games = (number: number) => count(number, { one: 'spel', other: 'spellen' });
const sheets = (number: number) => count(number, { one: 'scoreblad', other: 'scorebladen' });

export const nl = {
  title: 'Meenemen naar een andere browser',
  explain:
    'Alles wat deze browser bewaart gaat in één bestand: je spellen op dit apparaat, scorebladen, namen, instellingen en wat nodig is om het schudden na te rekenen. Wie het bestand heeft, kan ook je letters zien en op jouw plaats spelen: bewaar het voor jezelf.',
  copyNote: 'Je neemt een kopie mee. Speel een lopend spel daarna maar op één plek verder.',
  listsNote:
    'Eigen woordenlijsten en huislijsten staan op de server en niet in dit bestand. Bij Woordenlijsten sla je ze als bestand op.',
  save: 'Alles in een bestand bewaren',
  choose: 'Bestand inlezen',
  busy: 'Het bestand wordt nagekeken …',
  done: 'Ingelezen.',
  close: 'Verder',
  added: (number: number, more: number) =>
    `Toegevoegd: ${list([...(number > 0 ? [games(number)] : []), ...(more > 0 ? [sheets(more)] : [])])}.`,
  updated: (number: number) => `Bijgewerkt, want verder gespeeld dan hier: ${games(number)}.`,
  same: (number: number) =>
    number === 1 ? '1 spel stond hier al, minstens even ver.' : `${number} spellen stonden hier al, minstens even ver.`,
  differing: (number: number) => `Hier anders verder gespeeld, dus niet veranderd: ${games(number)}.`,
  settings: 'Instellingen die hier nog niet gekozen waren, zijn overgenomen.',
  nothing: 'Alles uit het bestand stond hier al.',
  refused: 'Er is niets ingelezen.',
  faults: {
    foreign: 'Dit is geen bestand van Lettertafel met bewaarde gegevens.',
    newer: 'Dit bestand is met een nieuwere versie gemaakt. Laad de pagina opnieuw en probeer het nog eens.',
    damaged: 'Dit bestand is beschadigd of veranderd: de inhoud klopt niet met het controlegetal.',
    'bad-game': (number: number) => `Spel ${number} in dit bestand is niet volgens de regels gespeeld.`,
    'bad-value': (key: string) => `In dit bestand staat iets wat hier niet thuishoort (${key}).`,
    large: 'Dit bestand is veel te groot.',
  },
};

export type TransferMessages = typeof nl;
