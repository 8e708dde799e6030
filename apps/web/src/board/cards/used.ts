/** How many cards a player has used in the running turn, as the log tells: the third earns a bonus (TR-06). */
import type { Seat, SeenTricksterEvent } from '@lettertafel/engine';
import type { SeenEntry } from '@lettertafel/protocol';

/** Null once one of them was made void: then there is no bonus any more. */
export function cardsUsed(entries: readonly SeenEntry[], seat: Seat): number | null {
  const events = entries.flatMap((entry) => entry.events as unknown as readonly SeenTricksterEvent[]);
  const began = events.findLastIndex((event) => event.type === 'turn-began' && event.seat === seat);
  let used = 0;
  for (const event of events.slice(began + 1)) {
    if (event.type === 'announced' && event.announcement.by === seat) used += event.announcement.cards.length;
    if (event.type === 'announcement-closed') {
      if (event.voided.length > 0) return null;
      used -= event.returned.length;
    }
  }
  return used;
}
