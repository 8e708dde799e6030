import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count } = formsOf('en');

export const words: Messages['words'] = {
  explain: 'Every table plays by one list. Only what is in it stands when somebody challenges a word.',
  count: (value) => count(value, { one: 'word', other: 'words' }),
  sources: (names) => `Sources: ${names}`,
  own: 'A list of your own',
  ownExplain: 'A text file with one word a line. Afterwards you can choose the list when you set a table.',
  name: 'Name of the list',
  file: 'File',
  add: 'Add',
  incomplete: 'Give the list a name and choose a file.',
  added: (value) => `Added: ${count(value, { one: 'word', other: 'words' })}.`,
};
