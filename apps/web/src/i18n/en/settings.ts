import type { LaterMessages } from '../messages.ts';

export const settings: LaterMessages['settings'] = {
  name: 'Your name',
  nameNote: 'Your name at new tables.',
  save: 'Save',
  saved: 'Saved',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Match the device' },
  sounds: 'Sounds',
  soundsNote: 'A click when a tile lands, a soft tone when it is your turn and when your time is nearly up.',
  notices: 'Notification when it is your turn',
  noticesNote: 'When the page is open but you are doing something else.',
  noticesDenied: 'The browser does not allow notifications.',
  data: 'Your data',
  dataNote: 'We keep your name and your games, nothing else. A cookie on this device identifies you.',
  questions: 'Questions about your data?',
  deleteAll: 'Delete all my data',
  deleteTitle: 'Delete everything?',
  deleteExplain:
    'Your name, your messages and the games and score sheets on this device are deleted, and your seats at tables are given up. This cannot be undone.',
  deleted: 'Everything has been deleted.',
  record: 'Longest word, solo',
};
