/** What viewers see of each event, as a record by event type. */
import type { CourseEvent, KernelEvent, Viewer } from './game.ts';

type Typed = { readonly type: string };

/** Of a union of events, those of one type. */
export type EventOf<Event extends Typed, Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/**
 * A rule for every event type, without a default: an event type that has none does not compile. `public` is possible only
 * where what is seen is the event itself; where anything is left out, a function must leave it out.
 */
export type Redaction<Event extends Typed, Seen extends Typed> = {
  readonly [Type in Event['type']]: Rule<EventOf<Event, Type>, Extract<Seen, { readonly type: Type }>>;
};

type Rule<Event, Seen> = [Event, Seen] extends [Seen, Event] ? 'public' : Hiding<Event, Seen>;
type Hiding<Event, Seen> = (event: Event, viewer: Viewer) => Seen;

/** Events of the clock and of the course of a game hide nothing. */
export const SHARED_REDACTION: Redaction<CourseEvent | KernelEvent, CourseEvent | KernelEvent> = {
  clock: 'public',
  overtime: 'public',
  resumed: 'public',
  accepted: 'public',
  'turn-began': 'public',
  resigned: 'public',
  'ruling-asked': 'public',
  agreed: 'public',
  ruled: 'public',
  'ruling-denied': 'public',
  ended: 'public',
};

/** The `redact` of a game with these rules. */
export function redactBy<Event extends Typed, Seen extends Typed>(
  rules: Redaction<Event, Seen>,
): (event: Event, viewer: Viewer) => Seen;
export function redactBy(rules: Readonly<Record<string, 'public' | Hiding<Typed, Typed>>>) {
  return (event: Typed, viewer: Viewer): Typed => {
    // A log that somebody else has written may contain anything: of an unknown event nothing is shown but its type.
    const rule = Object.hasOwn(rules, event.type) ? rules[event.type] : undefined;
    if (rule === 'public') return event;
    return rule ? rule(event, viewer) : { type: event.type };
  };
}
