import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count } = formsOf('de');

export const words: Messages['words'] = {
  explain: 'Jeder Tisch spielt mit einer Liste. Nur was darin steht, gilt, wenn jemand ein Wort anzweifelt.',
  count: (value) => count(value, { one: 'Wort', other: 'Wörter' }),
  sources: (names) => `Quellen: ${names}`,
  own: 'Eine eigene Liste',
  ownExplain: 'Eine Textdatei mit einem Wort je Zeile. Danach kannst du die Liste beim Eröffnen eines Tisches wählen.',
  name: 'Name der Liste',
  file: 'Datei',
  add: 'Hinzufügen',
  incomplete: 'Gib der Liste einen Namen und wähl eine Datei.',
  added: (value) => `Hinzugefügt: ${count(value, { one: 'Wort', other: 'Wörter' })}.`,
};
