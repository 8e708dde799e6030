/** Games on the wire and in files: their ids, and the limits that follow from their rules. */
import { GAME_IDS, GAMES } from '@lettertafel/engine';
import * as v from 'valibot';

/** The most players of any game. */
export const MOST_SEATS = Math.max(...GAME_IDS.map((id) => GAMES[id].players[1]));

export const gameIdSchema = v.picklist(GAME_IDS, 'no game has this id');
