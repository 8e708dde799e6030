/** A play announced with a card: its tiles do not lie yet, but everybody may see where they would. */
import { type CrosswordRules, type PlacedCell, playWith, readPlay, type TricksterView } from '@lettertafel/engine';

export function announcedTiles(rules: CrosswordRules, view: TricksterView): readonly PlacedCell[] {
  return view.announced.flatMap(({ by, move }) => {
    if (move.do !== 'lay') return [];
    // Which tile is turned over only its player knows; its letter stands in the word as that of a blank.
    const cards = (move.cards ?? []).filter(({ card }) => card !== 'tile-as-blank');
    const play = playWith(view, move, cards);
    if ('refusal' in play) return [];
    const read = readPlay(rules, view, { by, play });
    return 'refusal' in read ? [] : read.laid;
  });
}
