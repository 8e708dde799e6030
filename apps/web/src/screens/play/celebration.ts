/**
 * Celebrates a final play: its points fly from the word to the player's score, and the tiles of a play with a bonus
 * rise one by one. Skipped with reduced motion, and invisible to screen readers.
 */
import type { Turn } from '@lettertafel/engine';
import { t } from '../../i18n/index.ts';
import './celebration.css';

const MOVE: KeyframeAnimationOptions = { duration: 200, easing: 'ease-in-out' };
/** The delay between two tiles, in milliseconds. */
const RIPPLE = 40;
/** Where the points start: the score badge, the word on the table, or anywhere on board or mat. */
const ORIGINS = ['.badge-last', '.strip-scored', '.board', '.mat'];

export function celebrate({ seat, score, laid }: Turn): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const origin = ORIGINS.map((selector) => document.querySelector(selector)).find((element) => element !== null);
  const goal = document.querySelectorAll('.seats .seat-score')[seat];
  if (origin && goal) flyPoints(score, centreOf(origin), centreOf(goal));
  if (laid && laid.bonus > 0) {
    document.querySelectorAll('.board .tile-last').forEach((tile, index) => {
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
