import { describe, expect, test } from 'vitest';
import { homeOf, makeMembers } from './members.ts';

const TABLES = Array.from({ length: 3000 }, (_, number) => `table-${number}`);
const SERVERS = ['one', 'two', 'three'];

describe('the home of a table', () => {
  test('does not depend on the order in which the servers are known', () => {
    for (const table of TABLES.slice(0, 100)) {
      expect(homeOf(table, SERVERS)).toBe(homeOf(table, [...SERVERS].reverse()));
    }
  });

  test('is each server for its share of the tables', () => {
    for (const server of SERVERS) {
      const share = TABLES.filter((table) => homeOf(table, SERVERS) === server).length / TABLES.length;
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.37);
    }
  });

  test('changes only for the tables of a server that stops', () => {
    for (const table of TABLES) {
      const home = homeOf(table, SERVERS);
      if (home !== 'two') expect(homeOf(table, ['one', 'three'])).toBe(home);
    }
  });

  test('is nowhere without servers', () => expect(homeOf('table', [])).toBeUndefined());
});

test('a server is known from its report until it stops, or is silent for too long', () => {
  let now = 0;
  const members = makeMembers(() => now);
  expect([members.hear('one'), members.hear('two'), members.hear('one')]).toEqual([true, true, false]);
  members.drop('two');
  expect(members.others()).toEqual(['one']);
  now = 10_000;
  members.hear('three');
  now = 20_000;
  expect(members.others()).toEqual(['three']);
});
