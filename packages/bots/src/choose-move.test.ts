import {
  type CrosswordView,
  type GameId,
  gameById,
  type LayMove,
  type ReadPlay,
  type TableView,
  type TricksterView,
  without,
} from '@lettertafel/engine';
import { boardWith, seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { tickingClock } from './arena.testing.ts';
import { startThinking } from './budget.ts';
import { type BotView, chooseMove } from './choose-move.ts';
import { findIn, seatAt } from './crossword/candidates.ts';
import { dealtView } from './dealt-view.testing.ts';
import type { BoardFinder } from './finder.ts';
import { imagine } from './imagine.ts';
import { LEVEL_IDS, LEVELS, type LevelId } from './level.ts';
import { toolsFor } from './lists.testing.ts';
import { type CardedPlay, readWith } from './trickster/card-plays.ts';
import { weighPlays } from './trickster/choose.ts';
import { findCarded } from './trickster/find-carded.ts';

const xl = toolsFor('scrabble-xl-nl');
const trickster = toolsFor('trickster-nl');
const sabra = toolsFor('rummikub-sabra');

function viewOf(game: GameId, setup: object, options: object = {}): BotView {
  return dealtView(game, { lexicon: toolsFor(game).lexicon, setup, options });
}

function ask(tools: ReturnType<typeof toolsFor>, view: BotView, level: LevelId = 'unbeatable', milliseconds = 40) {
  return chooseMove({ ...tools, view, level, rng: seededRng(7), budget: { milliseconds, now: tickingClock() } });
}

describe('time', () => {
  test.each(LEVEL_IDS)('%s answers within its budget, by the clock it is given', (level) => {
    const view = viewOf('scrabble-xl-nl', { racks: [[...'EEITRNN']], board: boardWith('H5 TREIN') });
    for (const milliseconds of [-5, 0, 50, 400]) {
      const now = tickingClock(10);
      const move = chooseMove({ ...xl, view, level, rng: seededRng(7), budget: { milliseconds, now } });
      expect(move?.do).toBe('lay');
      // One clock reading to start, one to notice that the time is up, and this one.
      expect(now()).toBeLessThanOrEqual(Math.max(0, milliseconds) + 30);
    }
  });

  test('a clock that stands still does not make a bot think forever', () => {
    const view = viewOf('scrabble-xl-nl', { racks: [[...'EEITRNN']] });
    const budget = { milliseconds: 100, now: () => 0 };
    expect(chooseMove({ ...xl, view, level: 'unbeatable', rng: seededRng(7), budget })?.do).toBe('lay');
    const last = viewOf('scrabble-xl-nl', {
      racks: [[...'EEITRNN'], [...'AAODKLS']],
      bag: [],
      board: boardWith('H5 TREIN'),
      unchecked: true,
    });
    expect(chooseMove({ ...xl, view: last, level: 'unbeatable', rng: seededRng(7), budget })?.do).toBe('lay');
  });
});

describe('unknown positions', () => {
  const view = viewOf('scrabble-xl-nl', {}) as CrosswordView;

  test.each([
    ['tiles of no face', { rack: ['_', '_', '_'], bag: 0 }],
    ['no tiles', { rack: [], bag: 0 }],
    ['no board', { board: undefined }],
    ['a board of other letters', { board: view.board.map(() => '€'.repeat(15)), bag: 0 }],
  ])('%s: a pass', (_, change) => {
    expect(ask(xl, { ...view, ...change } as unknown as BotView)).toEqual({ by: 0, do: 'pass' });
  });

  test('more tiles than a rack holds: still a play', () => {
    expect(ask(xl, { ...view, rack: [...'EEITRNNAOSDE'] })?.do).toBe('lay');
  });

  test('a malformed table: draws a tile', () => {
    const table = viewOf('rummikub-sabra', {}) as TableView;
    expect(ask(sabra, { ...table, table: undefined } as unknown as BotView)).toEqual({ by: 0, do: 'draw' });
  });

  test('a seat that is not asked does nothing', () => {
    expect(ask(xl, { ...view, turn: 1 })).toBeNull();
    expect(ask(xl, { ...view, viewer: 'spectator', rack: [] })).toBeNull();
  });
});

describe('disputes', () => {
  const base = viewOf('scrabble-xl-nl', {}) as CrosswordView;
  const open = (word: string): BotView => {
    const words = [{ at: 'H5', word, reads: word, mayBeName: false, score: 9 }];
    const play = { seat: 1, layings: [], laid: [], words, bonus: 0, extra: 0, score: 9, emptiesRack: false, refill: 0 };
    return { ...base, turn: 1, open: { ...play, window: { awaiting: [0], until: null }, settled: [], ruling: null } };
  };

  test('the strongest level disputes what is not in the list, and nothing else', () => {
    expect(ask(xl, open('TRXIN'))).toEqual({ by: 0, do: 'dispute', words: ['TRXIN'] });
    expect(ask(xl, open('TREIN'))).toEqual({ by: 0, do: 'accept' });
  });

  test('a child lets everything stand', () => {
    expect(ask(xl, open('TRXIN'), 'child')).toEqual({ by: 0, do: 'accept' });
  });

  test('a seat that has answered waits for the others', () => {
    const answered = open('TREIN') as CrosswordView;
    const window = { awaiting: [2], until: null };
    expect(ask(xl, { ...answered, open: { ...answered.open!, window } })).toBeNull();
  });
});

describe('cards', () => {
  const rack = [...'EEITRNN'];

  test('a multiplying card is played with a good play; the strongest level waits for a better one, but not forever', () => {
    const cardsOf = (bag: object, level: LevelId) => {
      const view = viewOf('trickster-nl', { racks: [rack], cards: [['triple-word']], ...bag });
      const { cards = [] } = ask(trickster, view, level) as LayMove;
      return cards.map(({ card }) => card);
    };
    expect(cardsOf({}, 'master')).toEqual(['triple-word']);
    expect(cardsOf({}, 'unbeatable')).toEqual([]);
    expect(cardsOf({ bag: [] }, 'unbeatable')).toEqual(['triple-word']);
  });

  test.each(['master', 'unbeatable'] as const)('%s exchanges a hopeless rack although it has a play', (level) => {
    const view = viewOf('trickster-nl', { racks: [[...'UUUIIII']], cards: [['cancel-card']] });
    expect(findIn(seatAt(view as TricksterView, trickster.finder as BoardFinder), 'all').length).toBeGreaterThan(0);
    expect(ask(trickster, view, level)).toMatchObject({ do: 'exchange' });
  });

  test('each play is weighed with its best cards only', () => {
    const view = viewOf('trickster-nl', { racks: [rack], cards: [['double-word', 'triple-word']] }) as TricksterView;
    const finder = trickster.finder as BoardFinder;
    const turn = { view, finder, lexicon: trickster.lexicon, level: LEVELS.unbeatable, rng: seededRng(1) };
    const thinking = startThinking({ milliseconds: 40, now: () => 0 });
    const plays = weighPlays({ ...turn, thinking }, seatAt(view, finder), view.hand);
    const laid = plays.map((play) => JSON.stringify(play.laid));
    expect(laid.length).toBeGreaterThan(1);
    expect(new Set(laid).size).toBe(laid.length);
  });

  /** The cards of a play, and its score by the rules. */
  const playedOn = (view: BotView) => {
    const rules = gameById('trickster-nl');
    const { cards = [], ...move } = ask(trickster, view, 'unbeatable', 200) as LayMove;
    const decision = rules.decide(imagine('trickster-nl', view, seededRng(1)), { ...move, cards } as never, {
      now: 0,
      rng: seededRng(1),
      lexicon: trickster.lexicon,
    });
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    return { cards: cards.map(({ card }) => card), more: move.more ?? [], word: move.word };
  };

  test('TR-20 several words are laid if they score more than one', () => {
    const board = boardWith('H5 TREIN', '5H TE');
    const view = viewOf('trickster-nl', { racks: [[...'KWAROEP']], cards: [['many-words']], board, bag: [] });
    const { cards, more } = playedOn(view);
    expect(cards).toEqual(['many-words']);
    expect(more.length).toBeGreaterThan(0);
  });

  test('TR-19 a name is laid if it scores more than any word', () => {
    const view = viewOf('trickster-nl', { racks: [[...'PHILIPS']], cards: [['proper-name']], unchecked: true });
    expect(playedOn(view)).toEqual({ cards: ['proper-name'], word: 'PHILIPS', more: [] });
  });

  test.each([
    ['TR-19', 'proper-name'],
    ['TR-20', 'many-words'],
    ['TR-22', 'anywhere'],
    ['TR-23', 'backwards'],
    ['TR-27', 'tile-as-blank'],
  ] as const)('%s plays found for %s are legal with the card, and some are not without it', (_, card) => {
    const board = boardWith('H5 TREIN', '9H NAAM');
    const view = viewOf('trickster-nl', { racks: [[...'DERSALO']], cards: [[card]], board }) as TricksterView;
    const seated = seatAt(view, trickster.finder as BoardFinder);
    const found = findCarded(seated, { hand: [card], words: 'all', isOver: () => false });
    const isGood = ({ play, needs }: CardedPlay, cards = needs) => {
      const read = readWith(seated, play, cards);
      const isWord = ({ reads, mayBeName }: ReadPlay['words'][number]) =>
        trickster.lexicon.has(reads) || (mayBeName && trickster.lexicon.isName(reads));
      if (!read) return false;
      const left = without(seated.rack, read.tiles);
      return read.words.every(isWord) && left.length === seated.rack.length - read.tiles.length;
    };
    expect(found.filter((one) => isGood(one))).toEqual(found);
    expect(found.some((one) => !isGood(one, []))).toBe(true);
  });

  test('a good last score of the opponent is taken first', () => {
    const view = viewOf('trickster-nl', { racks: [rack], cards: [['take-last-score']], lastScores: [0, 60] });
    expect(ask(trickster, view)).toEqual({ by: 0, do: 'card', card: 'take-last-score', target: 1 });
  });

  test('cancel-card is kept for cards that hurt', () => {
    const base = viewOf('trickster-nl', { racks: [rack], cards: [['cancel-card']] }) as TricksterView;
    const window = { awaiting: [0], until: null };
    const announced = (card: 'peek-rack' | 'skip-opponent'): TricksterView => ({
      ...base,
      turn: 1,
      announced: [{ by: 1, cards: [{ card, by: 1 }], move: { by: 1, do: 'card', card, target: 0 }, window }],
    });
    expect(ask(trickster, announced('peek-rack'))).toEqual({ by: 0, do: 'accept' });
    expect(ask(trickster, announced('skip-opponent'))).toMatchObject({ card: 'cancel-card', cancels: 'skip-opponent' });
  });

  test('TR-04 a card just taken is played at once, an older one is not', () => {
    const setup = { racks: [rack], cards: [['add-ten', 'take-last-score']], lastScores: [0, 80] };
    const base = viewOf('trickster-nl', setup) as TricksterView;
    const phase = { seat: 0, due: 0, taken: 1, window: { awaiting: [0], until: null } };
    const view: TricksterView = { ...base, phase, opening: null, takenNow: ['take-last-score'] };
    expect(ask(trickster, view)).toEqual({ by: 0, do: 'card', card: 'take-last-score', target: 1 });
    expect(ask(trickster, { ...view, takenNow: ['add-ten'] })).toEqual({ by: 0, do: 'accept' });
  });

  test('above three cards, the worst is discarded', () => {
    const base = viewOf('trickster-nl', { racks: [rack] }) as TricksterView;
    const phase = { seat: 0, due: 0, taken: 1, window: { awaiting: [0], until: null } };
    const hand = ['triple-word', 'backwards', 'double-word', 'add-ten'] as const;
    expect(ask(trickster, { ...base, hand, phase })).toEqual({ by: 0, do: 'discard', card: 'backwards' });
    expect(ask(trickster, { ...base, phase: { ...phase, due: 1 } })).toEqual({ by: 0, do: 'take' });
  });
});

test('Sabra: a table word is mixed with tiles of the rack', () => {
  const view = viewOf('rummikub-sabra', { racks: [[...'OENQXYQ']], table: ['HUT'], unchecked: true });
  expect(ask(sabra, view)).toMatchObject({ do: 'arrange', table: ['HOUTEN'] });
});
