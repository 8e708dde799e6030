import type { LaterMessages } from '../messages.ts';
import { children } from './children.ts';
import { comforts } from './comforts.ts';
import { find } from './find.ts';
import { keys } from './keys.ts';
import { menu } from './menu.ts';
import { setTable } from './set-table.ts';
import { settings } from './settings.ts';
import { waiting } from './waiting.ts';
import { wordReasons } from './word-reasons.ts';
import { words } from './words.ts';

export const en: LaterMessages = {
  children,
  comforts,
  find,
  keys,
  menu,
  setTable,
  settings,
  waiting,
  wordReasons,
  words,
};
