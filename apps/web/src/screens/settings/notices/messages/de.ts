/** Notices on this device, in German. */
import type { NoticeMessages } from './nl.ts';

export const de: NoticeMessages = {
  title: 'Benachrichtigungen',
  on: 'Benachrichtigungen auf diesem Gerät',
  onNote: 'Wenn du dran bist, deine Zeit knapp wird oder jemand noch ein Spiel möchte. Auch wenn die Seite zu ist.',
  last: (moment) => `letzte Benachrichtigung: ${moment}`,
  never: 'noch keine Benachrichtigung',
  failed: (moment) => `Der letzte Versuch ist nicht angekommen: ${moment}. Wir versuchen es von selbst noch einmal.`,
  try: 'Ausprobieren',
  trying: 'Einen Moment …',
  arrived: 'Die Benachrichtigung ist angekommen.',
  notArrived:
    'Verschickt, aber hier nicht angekommen. Sieh nach, ob das Gerät Benachrichtigungen dieses Browsers erlaubt und „Nicht stören“ aus ist.',
  notSent: 'Der Dienst deines Browsers nimmt gerade nichts an. Versuch es später noch einmal.',
  gone: 'Dein Browser hat die Benachrichtigungen beendet. Schalte sie wieder ein.',
  from: 'Ruhe von',
  to: 'bis',
  quietNote: 'So lange warten Benachrichtigungen. Leere ein Feld, wenn sie immer kommen dürfen.',
  blocked:
    'Dein Browser lässt keine Benachrichtigungen dieser Seite zu. Tippe neben der Adresse auf das Schloss oder die Regler und erlaube sie.',
  unreachable: 'Dein Browser konnte sich bei seinem Dienst nicht anmelden. Hast du Internet?',
  impossible: 'Auf dieses Gerät können keine Benachrichtigungen kommen.',
  plain: 'Das geht nur, wenn die Adresse dieser Seite mit https beginnt.',
  iphone: 'Auf iPhone oder iPad: Wähle zuerst im Teilen-Menü „Zum Home-Bildschirm“ und öffne Lettertafel von dort.',
  instead:
    'Bei einem Spiel über Tage kannst du nach deinem Zug selbst sagen, wer dran ist: „Sag es“, im Menü des Tisches.',
};
