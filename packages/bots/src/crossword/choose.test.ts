import type { CrosswordView } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { startThinking } from '../budget.ts';
import { dealtView } from '../dealt-view.testing.ts';
import { isBoardFinder } from '../finder.ts';
import { levelOf } from '../games/levels.ts';
import { toolsFor } from '../lists.testing.ts';
import { YARDSTICKS } from '../yardsticks.ts';
import { candidateOf, findIn, seatAt } from './candidates.ts';
import { noticed } from './choose.ts';

const GAME = 'scrabble-xl-nl';

test.each(['ONO?TAU', 'TLE?NOA', 'BBR?ENT'])(
  '%s: the best play by equity is noticed, however many score more',
  (rack) => {
    const { finder, lexicon } = toolsFor(GAME);
    if (!isBoardFinder(finder)) throw new RangeError(`${GAME} has no board`);
    const view = dealtView(GAME, { lexicon, setup: { racks: [[...rack]] } }) as CrosswordView;
    const level = { ...levelOf('unbeatable', GAME), ...YARDSTICKS.static };
    const thinking = startThinking({ milliseconds: 100, now: () => 0 });
    const seated = seatAt(view, finder);
    const [best] = noticed(seated, { view, finder, lexicon, level, rng: seededRng(2), thinking });
    const plays = findIn(seated, 'all');
    const equities = Array.from({ length: plays.length }, (_, number) => candidateOf(seated, plays.get(number)).equity);
    expect(best?.equity).toBe(Math.max(...equities));
  },
);
