/** Moving a game to the server, in English. */
import type { MovingMessages } from './nl.ts';

export const en: MovingMessages = {
  explain:
    'So far this game is only on this device. If you move it, it continues on the server from where it is, and you get a link for playing on from another device. You can keep playing here too.',
  noComforts: 'Hints and going back to an earlier turn are not available after that.',
  move: 'Move the game',
  busy: 'Moving the game …',
  whose: 'Who wants to play on from another device?',
};
