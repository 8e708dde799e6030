/** The events of a decision in progress, and the state they have led to. */

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
  const events: Event[] = [];
  const course = {
    state: start,
    events,
    happen(event: Event) {
      events.push(event);
      course.state = evolve(course.state, event);
    },
  };
  return course;
}
