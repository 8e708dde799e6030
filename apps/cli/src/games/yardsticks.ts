/** The game for strength benchmarks, by language. */
import type { BoardGameId } from '@lettertafel/engine';
import type { Language } from '@lettertafel/words';

export const YARDSTICK_GAMES: Readonly<Record<Language, BoardGameId>> = { nl: 'scrabble-xl-nl', de: 'scrabble-de' };
