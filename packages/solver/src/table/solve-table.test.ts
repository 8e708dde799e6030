import { lexiconFrom } from '@lettertafel/engine';
import { loadLexicon } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { scoreOf } from './brute-force.testing.ts';
import { chance, randomWords } from './random-position.testing.ts';
import { solveTable, type TableQuestion } from './solve-table.ts';

const GAMES = ['rummikub-sabra', 'rummikub-international'] as const;

const free = { milliseconds: 60_000, now: () => 0 };

describe.each(GAMES)('%s', (game) => {
  test('an injected clock ends the search: it is not read again once the time is up', () => {
    const random = chance(5);
    const words = [...new Set(Array.from({ length: 60 }, () => randomWords(random)).flat())];
    const lexicon = lexiconFrom({ words });
    const table = words.filter(({ length }) => length > 3).slice(0, 14);
    for (const milliseconds of [0, 1, 5, 40]) {
      let time = 1000;
      const now = () => time++;
      const question = { game, table, rack: [...'@ENRSTA'], opened: true, formed: [], options: {} };
      const { plays } = solveTable({ ...question, lexicon, budget: { milliseconds, now } });
      expect(time - 1000).toBeLessThanOrEqual(milliseconds + 20);
      for (const play of plays) {
        expect(scoreOf(question, lexicon)(play.table)).toEqual({ score: play.score, word: play.scores });
      }
    }
  });

  test('R-04 no own tile, no play', () => {
    expect(ask({ game, table: ['ROOD'], rack: [] }, 'ROOD DOOR')).toEqual({ plays: [], optimal: true });
    expect(ask({ game, table: ['ROOD'], rack: ['Q'] }, 'ROOD DOOR')).toEqual({ plays: [], optimal: true });
  });

  test('the table may have a word longer than any in the list', () => {
    const { plays } = ask({ game, table: ['DANBAND'.repeat(6), 'ROOD'], rack: ['B'] }, 'ROOD BROOD DAN BAND');
    expect(plays[0]).toMatchObject({ scores: 'BROOD', score: 5 });
  });

  test('R-03 the begin word comes from the rack alone, and may be laid beside others', () => {
    expect(best({ game, table: ['ROOD'], rack: [...'BDAN'], opened: false }, 'ROOD BROOD BAND DAN')).toBe('BAND 4');
    expect(ask({ game, table: ['ROOD'], rack: [...'B'], opened: false }, 'ROOD BROOD')).toEqual({
      plays: [],
      optimal: true,
    });
  });

  test('R-10 a begin word formed before is legal and scores nothing', () => {
    const { plays, optimal } = ask({ game, rack: [...'DAN'], opened: false, formed: ['DAN'] }, 'DAN');
    expect({ plays, optimal }).toEqual({ plays: [{ table: ['DAN'], scores: null, score: 0 }], optimal: true });
  });

  test('R-10 a word formed before does not score again: the next longest does', () => {
    expect(best({ game, table: ['ROOD'], rack: ['B', 'E'], formed: ['BROOD'] }, 'ROOD BROOD RODE')).not.toBe('BROOD 5');
    expect(best({ game, table: ['ROOD'], rack: ['B'] }, 'ROOD BROOD')).toBe('BROOD 5');
  });

  test('R-07 of equal scores, prefers the one that keeps the joker', () => {
    const { plays } = ask({ game, table: ['ZON'], rack: ['@', 'S'] }, 'ZON OZON ZONS');
    expect(plays[0]?.table).toEqual(['ZONS']);
  });

  test('the caller’s leave value: an empty rack near the end', () => {
    const leave = (left: readonly string[]) => -left.length;
    const words = 'ZON ZONS ZONE EST';
    const { plays } = ask({ game, table: ['ZON'], rack: [...'SEST'], leave }, words);
    expect(plays[0]?.score).toBe(4);
    expect(plays[0]?.table.toSorted()).toEqual(['EST', 'ZONS']);
  });

  test('the caller’s leave value: as many tiles as possible if not all can be laid', () => {
    const leave = (left: readonly string[]) => -left.length;
    const { plays } = ask({ game, table: ['ZON'], rack: [...'SESTQ'], leave }, 'ZON ZONS ZONE EST');
    expect(plays[0]?.score).toBe(4);
    expect(plays[0]?.table.toSorted()).toEqual(['EST', 'ZONS']);
  });

  test('the caller’s leave value: good tiles are kept', () => {
    const leave = (left: readonly string[]) => left.filter((tile) => tile === 'S').length;
    const { plays } = ask({ game, table: ['ZON'], rack: [...'SE'], leave, top: 1 }, 'ZON ZONS ZONE');
    expect(plays[0]?.table).toEqual(['ZONE']);
  });

  test('R-16 only advised words if the option says so', () => {
    const lexicon = lexiconFrom({ words: ['ROOD', 'BROOD', 'ROODE'], advised: ['ROOD', 'ROODE'] });
    const question = { game, table: ['ROOD'], rack: ['B', 'E'], opened: true, formed: [], lexicon, budget: free };
    expect(solveTable(question).plays[0]?.score).toBe(5);
    const { plays, optimal } = solveTable({ ...question, options: { vocabulary: 'advised' } });
    expect([plays[0]?.scores, optimal]).toEqual(['ROODE', true]);
  });

  test('untouched words stay as they are', () => {
    const question = { game, table: ['ROOD', 'HUT'], rack: [...'BS'], untouched: [0] };
    expect(best(question, 'ROOD BROOD HUT HUTS')).toBe('HUTS 4');
  });

  test('several plays with different words, best first', () => {
    const { plays } = ask({ game, table: ['ROOD'], rack: [...'BE'], top: 3 }, 'ROOD BROOD ROODE BROODE');
    expect(plays.map(({ score }) => score)).toEqual([...plays.map(({ score }) => score)].sort((a, b) => b - a));
    expect(plays[0]?.scores).toBe('BROODE');
  });
});

test('RI-02 a letter that replaces a joker may make the scoring word, or no score at all', () => {
  const game = 'rummikub-international';
  const table = ['KOPVEL@=KOPVELD', 'OOR'];
  expect(best({ game, table, rack: ['G'] }, 'KOPVELD KOPVELG OOR OORS')).toBe('KOPVELG 7');
  // Found by brute force: only SAAS with its own S, the joker going to a word formed before.
  const { plays, optimal } = ask({ game, table: ['RAN', '@AAS=SAAS'], rack: ['S'], formed: ['RRAN'] }, 'RAN SAAS RRAN');
  expect([plays[0]?.score, optimal]).toEqual([0, true]);
});

test('RI-02 a rest may keep a joker of its word, and scores if it is new', () => {
  const game = 'rummikub-international';
  const options = { children: true };
  expect(best({ game, table: ['@NEET=SNEET'], rack: ['N'], options }, 'SNEET NN SEET')).toBe('SEET 4');
});

test('R-04 with one rack tile that few words take, the longest word is still found', () => {
  const table = [
    ...['FEZ', 'BOT', 'VERG', 'WIN', 'B@Y=BOY', 'KAKI', 'FEP', 'BEZIJDEN', 'EDDY', 'UITGAVEN', 'HIP', 'GAS', 'EPO'],
    ...[
      'SCHEND',
      'RITME',
      'ANNALEN',
      'DEN',
      'HERTEN',
      'CA@RIOOTJES=CABRIOOTJES',
      'RUL',
      'HEM',
      'GOM',
      'QUO',
      'WATEREN',
    ],
  ];
  const question = { game: 'rummikub-international', table, rack: ['X'], opened: true, formed: [] } as const;
  let looks = 0;
  const budget = { milliseconds: 2000, now: () => looks++ };
  const { plays } = solveTable({ ...question, lexicon: loadLexicon('nl'), budget });
  expect(plays[0]?.score).toBe(25);
});

test('RI-01 children make words of two letters', () => {
  const game = 'rummikub-international';
  expect(ask({ game, table: ['HUT'], rack: [...'EN'] }, 'HUT EN').plays).toEqual([]);
  expect(best({ game, table: ['HUT'], rack: [...'EN'], options: { children: true } }, 'HUT EN')).toBe('EN 2');
});

function ask(question: Partial<TableQuestion> & Pick<TableQuestion, 'game'>, words: string) {
  const lexicon = lexiconFrom({ words: words.split(' ') });
  return solveTable({ table: [], rack: [], opened: true, formed: [], lexicon, budget: free, ...question });
}

function best(question: Partial<TableQuestion> & Pick<TableQuestion, 'game'>, words: string): string {
  const { plays, optimal } = ask(question, words);
  expect(optimal).toBe(true);
  return `${plays[0]?.scores} ${plays[0]?.score}`;
}
