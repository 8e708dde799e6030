/** A course of events: what has happened so far within one decision, and the state it has led to. */

export interface Course<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  happen(event: Event): void;
}

/** Starts a course at a state. It grows while a move is decided and never leaves `decide`. */
export function courseFrom<State, Event>(
  start: State,
  evolve: (state: State, event: Event) => State,
): Course<State, Event> {
  let state = start;
  const events: Event[] = [];
  return {
    get state() {
      return state;
    },
    events,
    happen(event) {
      events.push(event);
      state = evolve(state, event);
    },
  };
}
