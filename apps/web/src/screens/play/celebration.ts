/**
 * Celebrates a final play: its points fly from the word to the player's score. A play of all tiles, the user's longest
 * word and best turn have a moment of their own: a note over the board, while the tiles rise one by one. With reduced
 * motion there is only the note; screen readers hear of records.
 */
import type { Turn } from '@lettertafel/engine';
import { announce } from '../../app/live-region.tsx';
import { proofText } from '../../end/messages/index.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { shownWord } from '../../parts/shown-word.ts';
import type { Beaten } from '../../play/bests.ts';
import './celebration.css';

const MOVE: KeyframeAnimationOptions = { duration: 200, easing: 'ease-in-out' };
/** The delay between two tiles, in milliseconds. */
const RIPPLE = 40;
/** Where the points start: the score badge, the word on the table, or anywhere on board or mat. */
const ORIGINS = ['.badge-last', '.strip-scored', '.board', '.mat'];

/** How long a moment lasts, in milliseconds; it comes in the first and goes in the last tenth. */
const MOMENT = 1800;

interface Occasion {
  readonly beaten: readonly Beaten[];
  /** A find at a table of children. */
  readonly isPraised: boolean;
}

export function celebrate(turn: Turn, { beaten, isPraised }: Occasion): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const records = [...(isPraised ? praiseFor(turn) : []), ...recordsOf(turn, beaten)];
  for (const record of records) announce(record);
  const { laid } = turn;
  const isAllTiles = laid !== null && laid.bonus > 0;
  const notes = isAllTiles ? [proofText().moments.allTiles(laid.laid.length, laid.bonus), ...records] : records;
  if (notes.length > 0) showMoment(notes, isStill);
  if (!isStill) move(turn, notes.length > 0);
}

/** In turn, so that it does not wear off. */
function praiseFor({ word, number }: Turn): readonly string[] {
  const { praise } = later().children;
  const say = praise[number % praise.length];
  return say && word !== null ? [say(shownWord(word))] : [];
}

function recordsOf({ word, score }: Turn, beaten: readonly Beaten[]): readonly string[] {
  const { moments } = proofText();
  return beaten.flatMap((of) => {
    if (of === 'word') return [moments.word(word?.length ?? 0)];
    return of === 'turn' ? [moments.turn(score)] : [];
  });
}

/** Over board or mat, where it takes no taps. */
function showMoment(notes: readonly string[], isStill: boolean): void {
  const ground = document.querySelector('.board, .mat');
  if (!ground) return;
  const { left, top, width } = ground.getBoundingClientRect();
  const moment = document.createElement('div');
  moment.className = 'moment paper';
  moment.ariaHidden = 'true';
  moment.style.left = `${left + width / 2}px`;
  moment.style.top = `${Math.max(0, top) + 16}px`;
  for (const note of notes) moment.append(Object.assign(document.createElement('p'), { textContent: note }));
  document.body.append(moment);
  const hidden = isStill ? { opacity: 0 } : { opacity: 0, scale: 0.85, translate: '-50% 12px' };
  const shown = { opacity: 1, scale: 1, translate: '-50% 0' };
  const frames = [hidden, { ...shown, offset: 0.1 }, { ...shown, offset: 0.9 }, { ...shown, opacity: 0 }];
  const course = moment.animate(frames, { duration: MOMENT, easing: 'ease-out' });
  course.onfinish = () => moment.remove();
  course.oncancel = () => moment.remove();
}

function move({ seat, score }: Turn, isMoment: boolean): void {
  const origin = ORIGINS.map((selector) => document.querySelector(selector)).find((element) => element !== null);
  const goal = document.querySelectorAll('.seats .seat-score')[seat];
  if (origin && goal) flyPoints(score, centreOf(origin), centreOf(goal));
  if (isMoment) {
    document.querySelectorAll('.board .tile-last, .strip-scored .tile').forEach((tile, index) => {
      tile.animate([{}, { translate: '0 -22%' }, {}], { ...MOVE, delay: index * RIPPLE });
    });
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function flyPoints(score: number, from: Point, to: Point): void {
  const points = document.createElement('span');
  points.className = 'points-flying';
  points.ariaHidden = 'true';
  points.textContent = t().common.signed(score);
  document.body.append(points);
  const at = ({ x, y }: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const flight = points.animate([{ transform: at(from) }, { transform: at(to) }], MOVE);
  flight.onfinish = () => points.remove();
  flight.oncancel = () => points.remove();
}
