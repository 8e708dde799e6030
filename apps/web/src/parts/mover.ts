/**
 * Moves an element with the pointer by the keyframes of a paused animation. Chromium then changes one transform in the
 * compositor; after a change of style it would assign the whole page to layers again, in every frame.
 */
export interface Mover {
  to(transform: string): void;
  /** Off-screen: hiding it instead would cause layout and paint. */
  away(): void;
  /** Animates from where it is. */
  fly(transform: string): Animation;
  stop(): void;
}

/** In milliseconds: the paused animation never ends. */
const FOREVER = 1e9;
const FLIGHT = { duration: 140, easing: 'cubic-bezier(.2, .8, .3, 1)' };

export function makeMover(element: HTMLElement): Mover {
  const effect = new KeyframeEffect(element, null, FOREVER);
  const held = new Animation(effect);
  held.pause();
  let at = '';
  const to = (transform: string) => {
    if (transform === at) return;
    at = transform;
    effect.setKeyframes({ transform: [at, at] });
  };
  return {
    to,
    away: () => to('translate(-999px, -999px)'),
    fly(transform) {
      const flight = element.animate({ transform: [at, transform] }, FLIGHT);
      to(transform);
      return flight;
    },
    stop: () => held.cancel(),
  };
}
