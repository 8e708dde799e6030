/** Trick cards: announced, answered, and what they do. */
import { voidersIn, withAnswer } from '../games/trickster-nl/announced.ts';
import type { ToldAnnouncement } from './story-event.ts';
import { nothingToTell, type Tellers } from './tellers.ts';
import { addEvent, addScore, addTurn, changeRack, knownTiles } from './telling.ts';
import type { LaidCard } from './turn.ts';

export const CARDS_TOLD: Tellers<
  | 'cards-dealt'
  | 'announced'
  | 'cancelled'
  | 'announcement-closed'
  | 'let-stand'
  | 'turn-opened'
  | 'told-to-go-on'
  | 'opening-closed'
  | 'move-held'
  | 'skip-set'
  | 'skipped'
  | 'peeked'
  | 'stole'
  | 'swapped'
  | 'took-last-score'
  | 'cards-due'
  | 'took-cards'
  | 'put-away'
  | 'looked'
  | 'phase-closed'
  | 'robbery-over'
> = {
  'cards-dealt': nothingToTell,
  announced(telling, { announcement }) {
    telling.announced = [...telling.announced, announcement];
    addEvent(telling, { what: 'announced', seat: announcement.by, announcement });
  },
  cancelled(telling, event) {
    const { card, cancels, takenBack } = event;
    telling.announced = withAnswer(telling.announced, event);
    addEvent(telling, { what: 'cancelled', seat: card.by, card: cancels, takenBack });
  },
  'announcement-closed'(telling, { announcement: index, voided, takenBack }) {
    const announcement = telling.announced[index];
    telling.announced = telling.announced.toSpliced(index, 1);
    telling.closed = announcement && !takenBack ? cardsOf(announcement) : [];
    addEvent(telling, { what: 'cards-closed', seat: announcement?.by ?? telling.turn, voided, takenBack });
  },
  'let-stand': (telling, { seat }) => addEvent(telling, { what: 'accepted', seat }),
  'turn-opened': nothingToTell,
  'told-to-go-on': nothingToTell,
  'opening-closed': nothingToTell,
  'move-held': nothingToTell,
  'skip-set': (telling, { by, target }) => addEvent(telling, { what: 'skip-set', seat: by, target }),
  skipped(telling, { seat, by }) {
    addTurn(telling, { seat, what: 'skipped', other: by }, { what: 'skipped', seat, by });
  },
  peeked: (telling, { by, target }) =>
    addEvent(telling, { what: 'peeked', seat: by, target, rack: telling.position.racks[target] ?? null }),
  stole(telling, event) {
    const { by, target } = event;
    const { tiles } = knownTiles('tile' in event ? [event.tile] : event);
    changeRack(telling, target, { gone: tiles });
    changeRack(telling, by, { come: tiles });
    addEvent(telling, { what: 'stole', seat: by, target, tile: tiles?.[0] ?? null });
  },
  swapped(telling, { by, target, gave, got }) {
    const [given, gotten] = [knownTiles(gave).tiles, knownTiles(got).tiles];
    changeRack(telling, by, { gone: given, come: gotten });
    changeRack(telling, target, { gone: gotten, come: given });
    addEvent(telling, { what: 'swapped', seat: by, target });
  },
  'took-last-score'(telling, { seat, target, points }) {
    addScore(telling, seat, points);
    const turn = { seat, what: 'took-score', score: points, other: target } as const;
    addTurn(telling, turn, { what: 'took-last-score', seat, target, points });
  },
  'cards-due': (telling, { seat, count }) => addEvent(telling, { what: 'cards-due', seat, count }),
  'took-cards'(telling, event) {
    const { seat } = event;
    const cards = 'cards' in event ? event.cards : (event.mine ?? null);
    const count = 'cards' in event ? event.cards.length : event.count;
    addEvent(telling, { what: 'took-cards', seat, count, cards });
  },
  'put-away': (telling, { seat, card }) => addEvent(telling, { what: 'put-away', seat, card }),
  looked(telling, event) {
    const { seat, card } = event;
    addEvent(telling, { what: 'looked', seat, card, words: 'words' in event ? event.words : (event.mine ?? null) });
  },
  'phase-closed': nothingToTell,
  'robbery-over': nothingToTell,
};

/** The cards announced with a play; those that answered them are not among them. */
function cardsOf(announcement: ToldAnnouncement): readonly LaidCard[] {
  const { move } = announcement;
  const voiders = voidersIn(announcement);
  if (move.do === 'card') return [];
  return (move.cards ?? []).map((choice, place) => ({ choice, voidedBy: voiders[place] ?? null }));
}
