/** Dragging letters and whole strips with mouse, pen and finger: one draggable for the whole table, a ghost that follows. */
import { AutoScroller, DragDropManager, Draggable, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Aim, aimAt, type Box, type Layout, type Point } from './aim.ts';
import { mayTouch, stripOf, type TileKey } from './draft.ts';
import { wholeStrip } from './tapping.ts';
import type { Turn } from './turn.ts';

interface Places {
  readonly root: RefObject<HTMLElement | null>;
  readonly mat: RefObject<HTMLElement | null>;
  readonly rack: RefObject<HTMLElement | null>;
  /** Follows the pointer; filled with copies of what is carried. */
  readonly ghost: RefObject<HTMLElement | null>;
}

/** A tap is no drag. */
const SLOP = 5;
/** Above a finger, so that it can be seen. */
const ABOVE_FINGER = 12;

/** The drag of the moment. */
interface Carrying {
  readonly keys: readonly TileKey[];
  readonly layout: Layout;
  readonly side: number;
  readonly scrolled: number;
  /** From the pointer to the middle of the first tile. */
  readonly offset: Point;
  readonly home: Box;
}

export function useDrag(turn: Turn, places: Places): void {
  useEffect(() => {
    const { root, mat, rack, ghost } = places;
    const [field, shadow] = [root.current, ghost.current];
    if (!field || !shadow || !mat.current || !rack.current) return undefined;
    const parts = { mat: mat.current, rack: rack.current };
    let grabbed: Element | null = null;
    let carrying: Carrying | null = null;

    const manager = new DragDropManager({
      plugins: [AutoScroller.configure({ threshold: { x: 0, y: 0.08 }, acceleration: 8 })],
      sensors: [
        PointerSensor.configure({
          activationConstraints: [new PointerActivationConstraints.Distance({ value: SLOP })],
          preventActivation: (event) => {
            grabbed = event.target instanceof Element ? event.target.closest('[data-tile], [data-grip]') : null;
            return grabbed === null || keysOf(turn, grabbed).length === 0;
          },
        }),
      ],
    });
    const draggable = new Draggable({ id: 'letters', element: field }, manager);

    manager.monitor.addEventListener('dragstart', ({ operation }) => {
      if (!grabbed) return;
      const keys = keysOf(turn, grabbed);
      const elements = keys.flatMap((key) => field.querySelector<HTMLElement>(`[data-tile="${key}"]`) ?? []);
      const [first] = elements;
      if (!first) return;
      const { initial } = operation.position;
      const event = operation.activatorEvent;
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      const held = (grabbed.matches('[data-tile]') ? grabbed : first).getBoundingClientRect();
      const home = first.getBoundingClientRect();
      const index = Math.max(0, elements.indexOf(grabbed as HTMLElement));
      const up = isFinger ? held.height / 2 + ABOVE_FINGER : 0;
      carrying = {
        keys,
        layout: measure(parts, keys),
        side: held.height,
        scrolled: parts.mat.scrollTop,
        offset: {
          x: held.left + held.width / 2 - initial.x - index * held.width,
          y: isFinger ? -up : held.top + held.height / 2 - initial.y,
        },
        home,
      };
      shadow.replaceChildren(...elements.map(copyOf));
      shadow.style.fontSize = `${held.height}px`;
      follow(operation.position.current);
      shadow.hidden = false;
      turn.chosen.value = [];
      turn.carried.value = keys;
    });

    manager.monitor.addEventListener('dragmove', ({ to, operation }) => follow(to ?? operation.position.current));

    manager.monitor.addEventListener('dragend', ({ canceled }) => {
      const [carried, aim] = [carrying, turn.aim.peek()];
      carrying = null;
      turn.aim.value = null;
      if (!carried) return;
      if (canceled || !aim) {
        void flyHome(shadow, carried).then(letGo);
        return;
      }
      letGo();
      turn.put(carried.keys, aim);
    });

    function letGo(): void {
      shadow?.setAttribute('hidden', '');
      turn.carried.value = [];
    }

    function follow(pointer: Point): void {
      if (!carrying || !shadow) return;
      const { layout, side, offset, scrolled } = carrying;
      const middle = { x: pointer.x + offset.x, y: pointer.y + offset.y };
      shadow.style.transform = `translate(${middle.x - side / 2}px, ${middle.y - side / 2}px) scale(1.08)`;
      const below = parts.mat.scrollTop - scrolled;
      const isOnRack = middle.y >= layout.rack.box.top - side / 4;
      const found = aimAt(layout, isOnRack ? middle : { x: middle.x, y: middle.y + below }, side);
      const aim = found && !turn.may && !('rack' in found) ? null : endOnly(turn, found, carrying.keys);
      if (JSON.stringify(aim) !== JSON.stringify(turn.aim.peek())) turn.aim.value = aim;
    }

    return () => {
      letGo();
      draggable.destroy();
      manager.destroy();
    };
  }, [turn, places]);
}

/** What is carried: the chosen letters with the one that is grabbed, a whole strip by its grip, else that one letter. */
function keysOf(turn: Turn, grabbed: Element): readonly TileKey[] {
  const draft = turn.draft.peek();
  if (grabbed instanceof HTMLElement && grabbed.dataset.grip !== undefined) {
    return draft.strips.find(({ key }) => key === Number(grabbed.dataset.grip))?.tiles ?? [];
  }
  const key = Number((grabbed as HTMLElement).dataset.tile);
  const chosen = turn.chosen.peek();
  const keys = chosen.includes(key) ? chosen : [key];
  // Out of turn the own rack can still be put in order.
  return keys.filter((one) => {
    const strip = stripOf(draft, one);
    return strip === null || (turn.may && mayTouch(draft, strip));
  });
}

/** A whole word is put against an end of another, never into it. */
function endOnly(turn: Turn, aim: Aim | null, keys: readonly TileKey[]): Aim | null {
  const draft = turn.draft.peek();
  if (!aim || !('strip' in aim) || keys.length < 2 || !wholeStrip(draft, keys)) return aim;
  const length = draft.strips.find(({ key }) => key === aim.strip)?.tiles.length ?? 0;
  return { strip: aim.strip, at: aim.at < length / 2 ? 0 : length };
}

function copyOf(element: HTMLElement): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-tile');
  copy.classList.remove('letter-chosen');
  return copy;
}

/** Where everything lies; what is carried no longer counts. */
function measure({ mat, rack }: { mat: HTMLElement; rack: HTMLElement }, keys: readonly TileKey[]): Layout {
  const carried = new Set(keys);
  const boxes = (element: Element, selector: string) =>
    [...element.querySelectorAll<HTMLElement>(selector)].map((one) => one.getBoundingClientRect());
  const strips = [...mat.querySelectorAll<HTMLElement>('[data-strip]')].flatMap((element) => {
    const letters = [...element.querySelectorAll<HTMLElement>('[data-tile]')];
    const isGone = letters.every((letter) => carried.has(Number(letter.dataset.tile)));
    return isGone
      ? []
      : [{ key: Number(element.dataset.strip), tiles: letters.map((one) => one.getBoundingClientRect()) }];
  });
  return {
    strips,
    rack: { tiles: boxes(rack, '[data-slot]'), box: rack.getBoundingClientRect() },
    mat: mat.getBoundingClientRect(),
  };
}

/** Let go over nothing: back to where it came from. */
async function flyHome(shadow: HTMLElement, { home, side }: Carrying): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = `translate(${home.left + (home.right - home.left - side) / 2}px, ${home.top}px)`;
  await shadow.animate([{ transform: to }], { duration: 140, easing: 'cubic-bezier(.2, .8, .3, 1)' }).finished;
}
