/** What is explained at a practice table, in real games: when it happens, once, and only where it can. */
import { type Doing, GAMES, type GameId, gameById, isTableView, tellStory } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { EVERY_WORD, layOut, solve } from '../../../games/lessons/judge.ts';
import type { Position } from '../../../games/lessons/lesson.ts';
import { LATER } from '../../../i18n/later.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { nl } from './messages/nl.ts';
import { findSurprise, type Happening, SURPRISE_KEYS, SURPRISES, type SurpriseKey } from './surprises.ts';

const SEAT = 0;

function happened(game: GameId, position: Position, doing: Doing): readonly Happening[] {
  const { state, log } = solve(layOut(game, position, EVERY_WORD), doing, EVERY_WORD);
  const rules = gameById(game);
  const view = rules.viewFor(state, SEAT);
  const seen = log.map(({ at, events }) => ({ at, events: events.map((event) => rules.redact(event, SEAT)) }));
  const board = isTableView(view) ? [] : view.board;
  const { events, turns } = tellStory(seen, { seats: 2, board });
  return events.map((event) => {
    return { game, view, seat: SEAT, event, turn: event.turn === null ? null : (turns[event.turn] ?? null) };
  });
}

const AT_ONCE = { checking: 'automatic' };
const lay = (at: string, word: string): Doing => ({ do: 'lay', at, word });
const arrange = (...table: string[]): Doing => ({ do: 'arrange', table });

describe.each<[GameId, Position, Doing, readonly (readonly [SurpriseKey, ...string[]])[]]>([
  [
    'scrabble-xl-nl',
    { options: AT_ONCE, board: ['H5 TREINEN'], rack: 'SNELKIP' },
    lay('H1', 'SNELTREINEN'),
    [['oldTiles', 'TREINEN'], ['usedPremium']],
  ],
  [
    'scrabble-de',
    { options: AT_ONCE, board: ['H6 LAST'], rack: 'AUSUNGX' },
    lay('H3', 'AUSLASTUNG'),
    [['wholeWord', 'LAST'], ['usedPremium']],
  ],
  ['scrabble-xl-nl', { options: AT_ONCE, rack: 'T?EINKO' }, lay('H5', 'TrEIN'), [['blank']]],
  ['scrabble-xl-nl', { options: AT_ONCE, rack: 'KLOPPEN' }, lay('H5', 'KLOPPEN'), [['allTiles']]],
  [
    'scrabble-xl-nl',
    { options: AT_ONCE, board: ['H5 TREINEN'], rack: 'ZIEKOPS' },
    lay('G10', 'ZIE'),
    [['sideWords', 'ZE', 'IN']],
  ],
  ['scrabble-xl-nl', { rack: 'QXWCYJV', bag: 'ABCDEFGHI' }, { do: 'exchange', tiles: 'QX' }, [['exchanged']]],
  [
    'trickster-nl',
    { options: { ...AT_ONCE, reactionSeconds: null }, rack: 'WONENAR', deck: ['anywhere', 'add-ten'] },
    lay('H6', 'WONEN'),
    [['cardsDue']],
  ],
  [
    'rummikub-sabra',
    { table: ['TEKENTAFEL', 'MAN'], rack: 'DSKO', bag: 'RADLOP' },
    arrange('TAFEL', 'KETEN', 'MAND'),
    [['longestOnly', 'MAND'], ['onlyRest', 'TAFEL'], ['filled']],
  ],
  ['rummikub-sabra', { rack: 'Z@NKOET', bag: 'RADLOP' }, arrange('Z@N=ZON'), [['filled'], ['joker']]],
  ['rummikub-sabra', { rack: 'QXWCYJV', bag: 'RADLOP' }, { do: 'draw' }, [['drew']]],
  ['rummikub-international', { rack: 'BUITENK', bag: 'RADLOP' }, arrange('BUITEN'), [['notFilled']]],
  ['rummikub-international', { table: ['BEST'], rack: 'AND', bag: 'RADLOPTIE' }, arrange('BESTAND'), [['emptied']]],
])('%s, %o', (game, position, doing, expected) => {
  const events = happened(game, position, doing);

  test(`explains ${expected.map(([key]) => key).join(', ')}`, () => {
    const found: (readonly string[])[] = [];
    for (;;) {
      const next = findSurprise(
        events,
        found.flatMap(([key]) => key ?? []),
      );
      if (!next) break;
      found.push([next.key, ...next.words]);
    }
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('explains nothing again', () => {
    expect(findSurprise(events, SURPRISE_KEYS)).toBeNull();
  });
});

test('a wrong dispute is explained where it costs points', () => {
  const before = [{ by: 1, do: 'lay', at: 'H6', word: 'LAST' }] as const;
  const position: Position = { rack: 'ABCDEFG', other: 'LASTEIN', before };
  const told = happened('scrabble-de', position, { do: 'dispute' });
  expect(findSurprise(told, ['allTiles'])).toEqual({ key: 'wrongDispute', words: ['LAST'] });
  expect(findSurprise(happened('scrabble-xl-nl', position, { do: 'dispute' }), [])).toBeNull();
});

test('each has a rule on the pages of the games where it can happen, and something to say in every language', async () => {
  const { default: ids } = await import('../../../../../../docs/rules/ids.json');
  for (const game of Object.keys(GAMES) as GameId[]) {
    const { state } = layOut(game, { rack: 'ABC' }, EVERY_WORD);
    const place = { game, view: gameById(game).viewFor(state, SEAT) };
    for (const key of SURPRISE_KEYS.filter((one) => SURPRISES[one].mayCome(place))) {
      const { rule } = SURPRISES[key];
      expect(ids.find(({ id }) => id === rule)?.games, `${game} ${key}`).toContain(game);
    }
  }
  for (const { surprises } of [nl, de, en]) expect(Object.keys(surprises).sort()).toEqual([...SURPRISE_KEYS].sort());
  expect(LATER.nl.menu.surprises).toBe(nl.rules);
});
