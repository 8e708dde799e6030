import type { LaterMessages } from '../messages.ts';
import { keys } from './keys.ts';
import { settings } from './settings.ts';
import { waiting } from './waiting.ts';
import { words } from './words.ts';

export const de: LaterMessages = { keys, settings, waiting, words };
