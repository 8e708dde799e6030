import { formsOf } from '../forms.ts';
import type { LaterMessages } from '../messages.ts';

const { count, list } = formsOf('en');

export const words: LaterMessages['words'] = {
  explain: 'Every table plays by one list. Only what is in it stands when somebody challenges a word.',
  count: (value) => count(value, { one: 'word', other: 'words' }),
  besides: (value) => `${count(value, { one: 'word', other: 'words' })} on top of the standard list`,
  sources: 'Sources',
  own: 'Start a list of your own',
  name: 'Name of the list',
  nameExample: 'Grandma’s words',
  typed: 'Words, one per line',
  file: 'Or a file of words',
  fileExplain: 'A text file with one word per line (.txt), a CSV file with meanings, or a Scrabble3D .dic file.',
  add: 'Make the list',
  incomplete: 'Give the list a name, and type some words or choose a file.',
  added: (name, words) => `${name}: ${words}`,
  addedExplain: {
    house: 'These words are valid on top of the standard list. Choose the list when you set a table.',
    own: 'This list replaces the standard one. Choose it when you set a table.',
  },
  leftOut: (lines) =>
    `${count(lines, { one: 'line was', other: 'lines were' })} left out, because there is no playable word there:`,
  leftOutLine: (line, text, reason) => `Line ${line}: “${text}” (${reason})`,
  leftOutReasons: { 'not-letters': 'not just letters', 'too-short': 'too short', 'too-long': 'too long' },
  leftOutMore: (lines) => `and ${count(lines, { one: 'more line', other: 'more lines' })}`,
  kind: 'This list',
  kinds: { own: 'replaces the standard list', house: 'comes on top of the standard list' },
  joinMarks: 'Leave out apostrophes and hyphens',
  joinMarksNote: 'foto’s becomes FOTOS; otherwise such lines are left out.',
  /** A word that was looked up. */
  report: {
    written: 'Spelled',
    formOf: 'Form of',
    class: 'Part of speech',
    meaning: 'Meaning',
    whence: 'Where does it say so?',
    listed: (source) => `In ${source}.`,
  },
  edit: 'Edit',
  editLabel: (name) => `Words of ${name}, one per line`,
  save: 'Save',
  download: 'Save as a file',
  remove: 'Remove',
  removeSure: 'Really remove?',
  /** Why a file was refused; nothing of it has been added then. */
  faults: {
    empty: 'There is no playable word here: a word has at least two letters.',
    archive: 'This is a compressed file. Unpack it first.',
    'control-character': 'This is not a plain text file. Save the list as text in UTF-8.',
    'too-many-words': 'There are too many words in this list.',
    'too-many-besides': 'At most 2,000 words can come on top of the standard list. A larger list can replace it.',
    'too-long-meanings': 'The meanings in this list are too long together.',
    'bad-name': 'This name cannot be used: please use ordinary letters of one script, 40 at most.',
  },
  houseName: 'home',
  keepTitle: (words) => `Keep ${list(words)}?`,
  keepExplain: 'In a house list these words are valid in later games too. Choose it when you set the table.',
  keep: 'Keep in the house list',
  kept: (words, name) => `${list(words)} kept in ${name}.`,
};
