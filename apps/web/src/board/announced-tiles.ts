/** The tiles of a play that was announced with a card: not on the board yet, but visible to everybody. */
import { type CrosswordRules, type PlacedCell, playWith, readPlay, type TricksterView } from '@lettertafel/engine';

export function announcedTiles(rules: CrosswordRules, view: TricksterView): readonly PlacedCell[] {
  return view.announced.flatMap(({ by, move }) => {
    if (move.do !== 'lay') return [];
    // Only the player knows which tile is turned over; the word has its letter in lower case, like a blank.
    const cards = (move.cards ?? []).filter(({ card }) => card !== 'tile-as-blank');
    const play = playWith(view, move, cards);
    if ('refusal' in play) return [];
    const read = readPlay(rules, view, { by, play });
    return 'refusal' in read ? [] : read.laid;
  });
}
