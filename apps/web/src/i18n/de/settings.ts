import type { LaterMessages } from '../messages.ts';

export const settings: LaterMessages['settings'] = {
  name: 'Dein Name',
  nameNote: 'So heißt du an neuen Tischen.',
  save: 'Speichern',
  saved: 'Gespeichert',
  theme: 'Design',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
  sounds: 'Töne',
  soundsNote: 'Ein Klick, wenn ein Stein liegt, ein leiser Ton, wenn du dran bist und wenn deine Zeit fast um ist.',
  notices: 'Benachrichtigung, wenn du dran bist',
  noticesNote: 'Wenn die Seite offen ist, du aber etwas anderes machst.',
  noticesDenied: 'Der Browser erlaubt keine Benachrichtigungen.',
  data: 'Deine Daten',
  dataNote:
    'Wir speichern deinen Namen und deine Spiele, sonst nichts. Erkannt wirst du an einem Cookie auf diesem Gerät.',
  questions: 'Fragen zu deinen Daten?',
  deleteAll: 'Alle meine Daten löschen',
  deleteTitle: 'Alles löschen?',
  deleteExplain:
    'Dein Name, deine Nachrichten und die Spiele und Punktezettel auf diesem Gerät verschwinden, und deine Plätze am Tisch verfallen. Das lässt sich nicht rückgängig machen.',
  deleted: 'Alles ist gelöscht.',
  record: 'Längstes Wort, solo',
};
