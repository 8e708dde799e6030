import { type CrosswordView, type GameId, gameById, type OptionInput, type TableView } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { hasWord } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { tickingClock } from './arena.testing.ts';
import { type BotView, thinkOfMove } from './choose-move.ts';
import { hintFrom, hintLevel, viewForHint } from './hint.ts';
import { toolsFor } from './lists.testing.ts';

interface Given {
  readonly rack: string;
  readonly options?: OptionInput;
  readonly view?: object;
  readonly isForChildren?: boolean;
}

function hintFor(
  game: GameId,
  { rack, options = { checking: 'automatic' }, view: more = {}, isForChildren = false }: Given,
) {
  const tools = toolsFor(game, options);
  const { create, decide, viewFor } = gameById(game);
  const created = create(2, { starter: 0, ...options });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const context = { now: 0, rng: seededRng('deal'), lexicon: tools.lexicon };
  const dealt = decide(created.state, { by: 'house', do: 'deal' }, context);
  if (!('state' in dealt)) throw new Error(dealt.refusal.code);
  const view = { ...(viewFor(dealt.state, 0) as object), turn: 0, rack: [...rack], ...more } as unknown as BotView;
  const level = hintLevel(view.options, isForChildren);
  const budget = { milliseconds: 50, now: tickingClock() };
  const move = thinkOfMove({ ...tools, view, level, rng: seededRng('hint'), budget });
  return hintFrom({ game, view, move, lexicon: tools.lexicon });
}

const opened = (words: readonly string[]) => ({
  table: words.map((word) => ({ tiles: word, reading: word })),
  seats: [0, 1].map(() => ({ score: 0, tiles: 7, resigned: false, opened: true, longest: null })) as TableView['seats'],
});

describe('on a board', () => {
  test('a hint is the play that scores most, with its tiles and points', () => {
    const hint = hintFor('scrabble-xl-nl', { rack: 'TREINEN' });
    expect(hint).toMatchObject({ kind: 'board', tiles: 7 });
    expect(hint?.word).toHaveLength(7);
    expect(hint?.score).toBeGreaterThan(50);
  });

  test('nothing to lay gives no hint', () => {
    expect(hintFor('scrabble-xl-nl', { rack: 'VWXZQBC' })).toBeNull();
  });

  test('if words are judged in disputes, hints use everyday words only', () => {
    const { lexicon } = toolsFor('scrabble-xl-nl');
    const isCommon = (word: string) => lexicon.common !== null && hasWord(lexicon.common, word.toUpperCase());
    const hintsWith = (checking: string) =>
      ['AEINRST', 'QUOIZEN', 'DEGORPL', 'XYSTELV'].flatMap(
        (rack) => hintFor('scrabble-xl-nl', { rack, options: { checking } })?.word ?? [],
      );
    const told = hintsWith('challenge');
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((word) => !isCommon(word))).toEqual([]);
    expect(hintsWith('automatic').filter((word) => !isCommon(word)).length).toBeGreaterThan(0);
  });

  test('hints for children are words that children know', () => {
    const { lexicon } = toolsFor('scrabble-xl-nl');
    const told = ['AEINRST', 'QUOIZEN', 'DEGORPL', 'MOEKATS'].flatMap(
      (rack) => hintFor('scrabble-xl-nl', { rack, isForChildren: true })?.word ?? [],
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((word) => !lexicon.child || !hasWord(lexicon.child, word.toUpperCase()))).toEqual([]);
  });

  test('a vulgar word is never a hint, even if there is nothing else', () => {
    const { vulgar } = loadList('nl');
    const alone = [...vulgar.keys()].filter((word) => word.length === 4).slice(0, 4);
    expect(alone.length).toBeGreaterThan(0);
    for (const word of alone) {
      const hint = hintFor('scrabble-xl-nl', { rack: word, view: { bag: 0 } as Partial<CrosswordView> });
      expect(hint && vulgar.has(hint.word.toUpperCase())).not.toBe(true);
    }
  });

  test('with trick cards a hint is about tiles alone', () => {
    const hint = hintFor('trickster-nl', { rack: 'TREINEN', view: { hand: ['fourfold-two', 'backwards'] } });
    expect(hint).toMatchObject({ kind: 'board', tiles: 7 });
  });
});

test.each(['scrabble-xl-nl', 'scrabble-de', 'trickster-nl', 'rummikub-sabra', 'rummikub-international'] as const)(
  'while a play of %s may be disputed, a hint is for the turn that laying begins',
  (id) => {
    const options = {
      checking: 'challenge',
      disputeSeconds: null,
      starter: 0,
      ...(id === 'trickster-nl' && { reactionSeconds: null }),
    };
    const tools = toolsFor(id, options);
    const { create, decide, viewFor, offersFor } = gameById(id);
    const created = create(2, options);
    if ('refusal' in created) throw new Error(created.refusal.code);
    const context = { now: 0, rng: seededRng('open play'), lexicon: tools.lexicon };
    let { state } = created;
    const take = (move: Parameters<typeof decide>[1]) => {
      const decision = decide(state, move, context);
      if (!('state' in decision)) throw new Error(decision.refusal.code);
      state = decision.state;
    };
    const think = (view: BotView) =>
      thinkOfMove({
        ...tools,
        view,
        level: hintLevel(view.options),
        rng: seededRng('hint'),
        budget: { milliseconds: 50, now: tickingClock() },
      });
    const hint = () => {
      const view = viewForHint(viewFor(state, 1));
      return hintFrom({ game: id, view, move: think(view), lexicon: tools.lexicon });
    };
    take({ by: 'house', do: 'deal' });
    const played = think(viewFor(state, 0));
    if (!played) throw new Error('nothing to lay');
    take(played);
    const open = viewFor(state, 1);
    expect(open.open).not.toBeNull();
    expect(offersFor(open).some((offer) => offer.do === 'lay' || offer.do === 'arrange')).toBe(true);
    const early = hint();
    expect(early).not.toBeNull();
    take({ by: 1, do: 'accept' });
    expect(early).toEqual(hint());
  },
);

describe('on a table of words', () => {
  test('a hint names the new word and the words that it is made from', () => {
    const hint = hintFor('rummikub-sabra', { rack: 'EN', view: opened(['TREIN']) });
    expect(hint).toMatchObject({ kind: 'table', from: ['TREIN'], score: 7 });
    expect([...(hint?.word ?? '')].sort()).toEqual([...'TREINEN'].sort());
  });

  test('a hint names only the other words that change', () => {
    const hint = hintFor('rummikub-sabra', { rack: 'EN', view: opened(['TREIN', 'QUIZ']) });
    expect(hint).toMatchObject({ kind: 'table', from: ['TREIN'], others: [] });
  });

  test('from the rack alone it is made from nothing else', () => {
    const hint = hintFor('rummikub-international', { rack: 'TREINXQ' });
    expect(hint).toMatchObject({ kind: 'table', from: [], word: expect.stringMatching(/^[TREIN]{5}$/) });
  });

  test('a letter that fits nowhere gives no hint', () => {
    expect(hintFor('rummikub-sabra', { rack: 'Q', view: opened(['TREIN']) })).toBeNull();
  });
});
