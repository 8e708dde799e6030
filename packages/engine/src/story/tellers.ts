/** The events that a story is told from: those of a log, or those that a viewer has seen of it. */
import type { TricksterEvent } from '../games/trickster-nl/state.ts';
import type { SeenTricksterEvent } from '../games/trickster-nl/view.ts';
import type { TableEvent } from '../table/state.ts';
import type { SeenTableEvent } from '../table/view.ts';
import type { Telling } from './telling.ts';

export type ToldEvent = TricksterEvent | SeenTricksterEvent | TableEvent | SeenTableEvent;

export type Told<Type extends ToldEvent['type']> = Extract<ToldEvent, { readonly type: Type }>;

/** A teller for each of these event types, without a default: an event type that has none does not compile. */
export type Tellers<Type extends ToldEvent['type']> = {
  readonly [One in Type]: (telling: Telling, event: Told<One>) => void;
};

/** For events that only open and close what other events tell. */
export function nothingToTell(): void {
  // Listed by name in the tellers, so that leaving an event out is a decision.
}

type Typed = { readonly type: string };

/** Tells an event by its type. A log that somebody else has written may contain others: they are not told. */
export function tellBy<Event extends Typed>(
  tellers: {
    readonly [Type in Event['type']]: (telling: Telling, event: Extract<Event, { readonly type: Type }>) => void;
  },
): (telling: Telling, event: Typed) => void;
export function tellBy(tellers: Readonly<Record<string, (telling: Telling, event: Typed) => void>>) {
  return (telling: Telling, event: Typed): void => {
    if (Object.hasOwn(tellers, event.type)) tellers[event.type]?.(telling, event);
  };
}
