import { formsOf } from '../forms.ts';
import type { LaterMessages } from '../messages.ts';

const { count, list } = formsOf('en');

export const words: LaterMessages['words'] = {
  explain: 'Every table plays by one list. Only what is in it stands when somebody challenges a word.',
  count: (value) => count(value, { one: 'word', other: 'words' }),
  besides: (value) => `${count(value, { one: 'word', other: 'words' })} in addition to the standard list`,
  sources: (names) => `Sources: ${names}`,
  own: 'A list of your own',
  ownExplain:
    'A text file with one word per line (.txt), a CSV file with meanings, or a Scrabble3D .dic file. Afterwards you can choose the list when you set a table.',
  name: 'Name of the list',
  file: 'File',
  add: 'Add',
  incomplete: 'Give the list a name and choose a file.',
  added: (value) => `Added: ${count(value, { one: 'word', other: 'words' })}.`,
  kind: 'This list',
  kinds: { own: 'replaces the standard list', house: 'is a house list, in addition to the standard list' },
  joinMarks: 'Join apostrophes and hyphens',
  joinMarksNote: 'foto’s becomes FOTOS; otherwise such lines are refused.',
  edit: 'Edit',
  editLabel: (name) => `Words of ${name}, one per line`,
  save: 'Save',
  download: 'Save as a file',
  remove: 'Remove',
  removeSure: 'Really remove?',
  /** Why a file was refused; nothing of it has been added then. */
  faults: {
    empty: 'There is no word in this file.',
    archive: 'This is a compressed file. Unpack it first.',
    'control-character': 'This is not a plain text file. Save the list as text in UTF-8.',
    'too-many-words': 'There are too many words in this list.',
    'too-long-meanings': 'The meanings in this list are too long together.',
    'bad-name': 'The name of a list consists of letters without accents, digits and hyphens, 40 at most.',
    'bad-lines': (line: number) =>
      `Line ${line} is not a word for this game. A word has at least two letters and no apostrophe, hyphen or space. Nothing has been added.`,
  },
  houseName: 'home',
  keepTitle: (words) => `Keep ${list(words)}?`,
  keepExplain: 'In a house list these words are valid in later games too. Choose it when you set the table.',
  keep: 'Keep in the house list',
  kept: (words, name) => `${list(words)} kept in ${name}.`,
};
