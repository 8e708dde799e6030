import type { CrosswordView } from '@lettertafel/engine';
import { boardWith, seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { tickingClock } from '../arena.testing.ts';
import { startThinking } from '../budget.ts';
import { dealtView } from '../dealt-view.testing.ts';
import type { BoardFinder } from '../finder.ts';
import { toolsFor } from '../lists.testing.ts';
import { candidateOf, findIn, seatAt } from './candidates.ts';
import {
  dropMove,
  endRounds,
  isEnded,
  NO_ROUNDS,
  readRounds,
  type SharedRounds,
  shareRounds,
} from './shared-rounds.ts';
import { type Help, helpSimulate, simulate } from './simulate.ts';

const { finder, lexicon } = toolsFor('scrabble-xl-nl');
const setup = { racks: [[...'EEITRNN']], board: boardWith('H5 TREIN') };
const view = dealtView('scrabble-xl-nl', { lexicon, setup }) as CrosswordView;
const seated = seatAt(view, finder as BoardFinder);
const plays = findIn(seated, 'all');
const candidates = Array.from({ length: plays.length }, (_, number) => candidateOf(seated, plays.get(number))).sort(
  (one, other) => other.equity - one.equity,
);
/** A good play, and one that is much worse than its equity says. */
const good = moveAt(0);
const overrated = { ...moveAt(candidates.length - 1), equity: good.equity + 3 };
const moves = [overrated, good];

function moveAt(place: number) {
  const candidate = candidates[place];
  if (!candidate) throw new RangeError(`no candidate ${place}`);
  return { ...candidate, laid: candidate.play.laid };
}

const timeFor = (milliseconds: number) => startThinking({ milliseconds, now: tickingClock() });

const choose = (milliseconds: number, askForHelp?: (help: Help) => void) =>
  simulate(seated, moves, { rng: seededRng(2), thinking: timeFor(milliseconds), kind: 'points', askForHelp });

const helper = (milliseconds: number) => ({ helper: 0, rng: seededRng(3), thinking: timeFor(milliseconds) });

describe('a simulation', () => {
  test('finds that a move is worse than its equity says, given time', () => {
    expect(choose(0)).toBe(overrated);
    expect(choose(200)).toBe(good);
  });

  test('counts the rounds of another thread', () => {
    expect(choose(0, (help) => helpSimulate(seated, help, helper(200)))).toBe(good);
  });

  test('sends its helpers away when it ends', () => {
    const asked: Help[] = [];
    choose(200, (help) => asked.push(help));
    expect(asked.map(({ shared }) => isEnded(shared))).toEqual([true]);
  });
});

describe('a helper', () => {
  /** By move, the sum of its values after what a helper does in its time. */
  const helped = (before: (shared: SharedRounds) => void) => {
    const shared = shareRounds(3);
    before(shared);
    helpSimulate(seated, { moves: [...moves, moveAt(1)], kind: 'points', milliseconds: 200, shared }, helper(200));
    const reader = readRounds(shared);
    reader.refresh();
    return [0, 1, 2].map((move) => reader.sumsOf(move));
  };

  test('plays rounds of the moves that are left', () => {
    const [dropped, ...left] = helped((shared) => dropMove(shared, 0));
    expect(dropped).toMatchObject({ replied: 0, ended: 0 });
    for (const { rounds, replied, ended } of left) {
      expect(rounds).toBeGreaterThan(20);
      expect([replied, ended]).not.toContain(0);
    }
  });

  test('does nothing for a simulation that has ended', () => {
    expect(helped(endRounds)).toEqual([NO_ROUNDS, NO_ROUNDS, NO_ROUNDS]);
  });
});
