/** Woord-Rummikub, Sabra. */
import { tableGame } from '../../table/game.ts';
import { rummikubSabraRules } from './rules.ts';

export const rummikubSabra = tableGame(rummikubSabraRules);
