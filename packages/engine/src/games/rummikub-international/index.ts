/** Woord-Rummikub, International. */
import { tableGame } from '../../table/game.ts';
import { rummikubInternationalRules } from './rules.ts';

export const rummikubInternational = tableGame(rummikubInternationalRules);
