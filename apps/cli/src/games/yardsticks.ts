/** The game in which the strength of computer players is measured, by the language of its words. */
import type { BoardGameId } from '@lettertafel/engine';
import type { Language } from '@lettertafel/words';

export const YARDSTICK_GAMES: Readonly<Record<Language, BoardGameId>> = { nl: 'scrabble-xl-nl', de: 'scrabble-de' };
