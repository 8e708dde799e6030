import { expect, test } from 'vitest';
import { beat } from './bests.ts';

const KNOWN = { word: 'TREINEN', turn: 68, score: 250 };

test('only what is better is beaten, and the best of each kind stays', () => {
  expect(beat(KNOWN, { word: 'SNELTREINEN', turn: 30 })).toEqual({
    bests: { word: 'SNELTREINEN', turn: 68, score: 250 },
    beaten: ['word'],
  });
  expect(beat(KNOWN, { word: 'TREINEN', turn: 68, score: 250 })).toEqual({ bests: KNOWN, beaten: [] });
  expect(beat(KNOWN, { score: 251 }).beaten).toEqual(['score']);
  expect(beat(KNOWN, { word: 'KWETSBAAR', turn: 90 }).beaten).toEqual(['word', 'turn']);
});

test('the first game sets what can be beaten, and beats nothing', () => {
  const first = beat({ word: '', turn: 0, score: 0 }, { word: 'TREINEN', turn: 68 });
  expect(first).toEqual({ bests: { word: 'TREINEN', turn: 68, score: 0 }, beaten: [] });
  const second = beat(first.bests, { word: 'KWETSBAAR', turn: 90 });
  expect(second.beaten).toEqual([]);
  expect(beat(beat(second.bests, { score: 200 }).bests, { turn: 91 }).beaten).toEqual(['turn']);
});
