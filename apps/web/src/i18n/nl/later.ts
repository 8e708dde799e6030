/** The messages of screens that are loaded on demand. */
import { keys } from './keys.ts';
import { settings } from './settings.ts';
import { waiting } from './waiting.ts';
import { words } from './words.ts';

export const nl = { keys, settings, waiting, words };
