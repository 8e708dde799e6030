import {
  type BaseMove,
  type Family,
  GAME_IDS,
  GAMES,
  type GameId,
  gameById,
  type OptionInput,
} from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { playLevels, tickingClock } from './arena.testing.ts';
import { type BotView, chooseMove, thinkOfMove } from './choose-move.ts';
import { imagine } from './imagine.ts';
import { LEVEL_IDS, type LevelId } from './level.ts';
import { toolsFor } from './lists.testing.ts';
import { trickSquaresIn } from './trickster/trick-squares.ts';

/** Options to test in every game of a family. */
const OPTIONS: Readonly<Record<Family, readonly OptionInput[]>> = {
  board: [{}, { disputeSeconds: null }],
  'board-with-cards': [{}, { disputeSeconds: null, reactionSeconds: null }],
  table: [{}, { openPot: true, vocabulary: 'advised', end: 'pot' }],
};

const OTHER_CHECKING: Readonly<Record<Family, OptionInput>> = {
  board: { checking: 'automatic' },
  'board-with-cards': { checking: 'automatic' },
  table: { checking: 'challenge' },
};

/** Options of a game alone, tested together with the other checking. */
const OWN_OPTIONS: { readonly [id in GameId]?: OptionInput } = {
  'scrabble-xl-nl': { lengthening: 'whole-word' },
  'scrabble-de': { gendern: true },
  'rummikub-international': { children: true },
};

function optionsOf(game: GameId): readonly OptionInput[] {
  const { family } = GAMES[game];
  return [...OPTIONS[family], { ...OTHER_CHECKING[family], ...OWN_OPTIONS[game] }];
}

/** A handful per set of options by default; `npm run test:long` plays hundreds. */
const GAMES_EACH = Number(process.env.BOT_GAMES ?? 3);

interface Moment {
  readonly view: BotView;
  readonly seat: number;
  readonly level: LevelId;
}

function levelsAt(players: number, number: number): LevelId[] {
  return Array.from({ length: players }, (_, seat) => LEVEL_IDS[(number + seat * 2) % LEVEL_IDS.length] as LevelId);
}

describe.each(GAME_IDS)('%s', (game) => {
  test.each(optionsOf(game))(
    'every move of whole games is accepted: %o',
    { timeout: Math.max(600_000, GAMES_EACH * 30_000) },
    async (options) => {
      const tools = toolsFor(game, options);
      for (let number = 0; number < GAMES_EACH; number++) {
        const levels = levelsAt(2 + (number % 3), number);
        const budget = { milliseconds: 25, now: tickingClock() };
        const { state } = await playLevels({ ...tools, levels, seed: `whole ${number}`, budget });
        expect(state.over).not.toBeNull();
      }
    },
  );

  /** Samples every fourth moment of a game, each time with another level. */
  async function lookAt(tools: ReturnType<typeof toolsFor>, look: (moment: Moment) => void): Promise<number> {
    let moments = 0;
    const watch = (view: BotView, seat: number) => {
      if (++moments % 4 === 0) look({ view, seat, level: LEVEL_IDS[(moments / 4) % LEVEL_IDS.length] as LevelId });
    };
    const budget = { milliseconds: 10, now: tickingClock() };
    await playLevels({ ...tools, levels: ['club', 'beginner', 'casual'], seed: 'moments', budget, watch });
    return Math.floor(moments / 4);
  }

  test('the choice does not depend on what the seat cannot see, at any level', async () => {
    const tools = toolsFor(game);
    const rules = gameById(game);
    const compared = await lookAt(tools, ({ view, seat, level }) => {
      const choices = ['one', 'other'].map((deal): BaseMove | null => {
        const other = rules.viewFor(imagine(game, view, seededRng(deal)), seat) as BotView;
        expect(other).toEqual(view);
        const budget = { milliseconds: 25, now: tickingClock() };
        return chooseMove({ ...tools, view: other, rng: seededRng('same'), level, budget });
      });
      expect(choices[0]).toEqual(choices[1]);
    });
    expect(compared).toBeGreaterThanOrEqual(LEVEL_IDS.length);
  });

  test('an answer comes within the budget, by the clock that is given, at any level', async () => {
    const tools = toolsFor(game);
    const asked = await lookAt(tools, ({ view, level }) => {
      for (const milliseconds of [-5, 0, 40, 300]) {
        const now = tickingClock();
        thinkOfMove({ ...tools, view, rng: seededRng('same'), level, budget: { milliseconds, now } });
        // Each clock reading takes a millisecond: some are needed to notice that the time is up.
        expect(now()).toBeLessThanOrEqual(Math.max(0, milliseconds) + 20);
      }
    });
    expect(asked).toBeGreaterThanOrEqual(LEVEL_IDS.length);
  });
});

test('TR-01 the trick squares are those for which the engine gives cards', async () => {
  const tools = toolsFor('trickster-nl', { checking: 'automatic' });
  let dealt = 0;
  for (let number = 0; number < 6; number++) {
    const budget = { milliseconds: 10, now: tickingClock() };
    const { events } = await playLevels({ ...tools, levels: ['beginner', 'child'], seed: `squares ${number}`, budget });
    for (const [index, event] of events.entries()) {
      if (event.type !== 'laid') continue;
      const { laid } = event as unknown as { laid: { square: number }[] };
      const rest = events.slice(index + 1);
      const end = rest.findIndex(({ type }) => type === 'laid' || type === 'turn-began' || type === 'ended');
      // TR-03: whoever went out takes none.
      if (rest[end]?.type === 'ended') continue;
      const due = rest.slice(0, end);
      const count = (due.find(({ type }) => type === 'cards-due') as { count?: number } | undefined)?.count ?? 0;
      // The last cards of the deck may be too few for all squares.
      expect(count).toBeLessThanOrEqual(trickSquaresIn(laid));
      dealt += count;
      if (dealt < 20) expect(count).toBe(trickSquaresIn(laid));
    }
    dealt = 0;
  }
});
