/** Checks every source file against the import table of ARCHITECTURE.md, and tests the checks themselves. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports, parseImportTable, roomCycles, ruleFor } from './architecture.ts';
import { filesUnder } from './files.ts';

const TABLES = parseImportTable(readFileSync('ARCHITECTURE.md', 'utf8'));

/** Types only, which a test below requires. */
const SERVICES = 'apps/server/src/services.ts';

const RULES = TABLES.map((rule) => (rule.room === SERVICES ? { ...rule, allowed: ['apps/server/src'] } : rule));

/** Node modules may be used by apps, and by packages in files named for it. */
const MAY_USE_NODE =
  /^(apps\/|packages\/words\/(src\/node|src\/bench|recipes)|packages\/solver\/src\/(node|bench|table\/bench)|packages\/bots\/src\/(node|pool))/;

const FILES = filesUnder(['packages', 'apps'], /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/).filter(
  (file) => !/\.test\.tsx?$|testing/.test(file),
);

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

function importsOf(file: string, text: string): string[] {
  return [
    ...text.matchAll(/^(?:import|export)\b[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm),
  ].map(([, from, bare, dynamic]) => resolve(file, from ?? bare ?? dynamic ?? ''));
}

function resolve(file: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : name;
}

test('there are files and rules to check', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect([...IMPORTS.values()].flat().length).toBeGreaterThan(300);
  expect(RULES.length).toBeGreaterThan(50);
});

test('every source file belongs to a room of the table', () => {
  expect(FILES.filter((file) => !ruleFor(RULES, file))).toEqual([]);
});

test('every room imports only what the table allows', () => {
  expect(forbiddenImports(RULES, IMPORTS)).toEqual([]);
});

test.each([
  ['apps/web/src/app/planted.ts', "import { startServer } from '@lettertafel/server';"],
  ['apps/web/src/app/planted.ts', "import { startServer } from '../../../server/src/index.ts';"],
  ['apps/server/src/planted.ts', "const web = await import('../../web/src/main.tsx');"],
  ['apps/server/src/store/planted.ts', "import { createTable } from '../tables/create.ts';"],
  ['apps/server/src/games/planted.ts', "import { describeTable } from '../tables/describe.ts';"],
  ['apps/server/src/people/planted.ts', "import type { Hub } from '../socket/hub.ts';"],
  ['apps/server/src/tables/planted.ts', "import { route } from '../http/route.ts';"],
  ['apps/server/src/imports/planted.ts', "const games = await import('../games/runner.ts');"],
  ['apps/server/src/games/planted.ts', "import fastify from 'fastify';"],
  ['apps/cli/src/play/planted.ts', "import { startServer } from '@lettertafel/server';"],
  ['apps/cli/src/referee/planted.ts', "import { readLine } from '../play/line.ts';"],
  ['packages/engine/src/crossword/planted.ts', "import { DUTCH_LETTERS } from '../material/scrabble-nl.ts';"],
  ['packages/engine/src/crossword/planted.ts', "import { readTurn } from '../table/reading.ts';"],
  ['packages/engine/src/games/scrabble-de/planted.ts', "import { rules } from '../scrabble-xl-nl/rules.ts';"],
  ['packages/words/src/planted.ts', "import { given } from '@lettertafel/engine/testing';"],
  ['packages/words/src/planted.ts', "import { findPlays } from '../../engine/src/crossword/find-plays.ts';"],
  ['packages/solver/src/planted.ts', "import { chooseMove } from '@lettertafel/bots';"],
  ['packages/engine/src/kernel/planted.ts', "import * as v from 'valibot';"],
  ['apps/web/src/board/planted.ts', "import { put } from '../table/actions.ts';"],
  ['apps/web/src/parts/planted.tsx', "import { Slip } from '../play/slip.tsx';"],
  ['apps/web/src/local/planted.ts', "import { ask } from '../connection/http.ts';"],
  ['apps/web/src/play/planted.tsx', "const board = await import('../board/board-table.tsx');"],
  ['apps/web/src/end/planted.ts', "import { put } from '../board/actions.ts';"],
  ['apps/web/src/local/planted.ts', "import { render } from 'preact';"],
  ['apps/web/src/end/planted.ts', "import { chooseMove } from '@lettertafel/bots';"],
  ['apps/server/src/people/planted.ts', "import { sql } from 'kysely';"],
  ['apps/cli/src/play/planted.ts', "import { Command } from 'commander';"],
  ['apps/web/src/app/planted.ts', "import { HomeScreen } from '../screens/home/home-screen.tsx';"],
])('the check finds a planted import: %s, %s', (file, text) => {
  expect(forbiddenImports(RULES, new Map([[file, importsOf(file, text)]]))).toHaveLength(1);
});

test('a room that may name its whole app by types alone imports nothing else', () => {
  const text = readFileSync(SERVICES, 'utf8');
  expect(text).toContain('import type {');
  expect(text).not.toMatch(/^(import|export) (?!type|interface)/m);
});

test('no room of the table may import a room that may import it', () => {
  expect(roomCycles(RULES)).toEqual([]);
  const planted = [
    { room: 'a', allowed: ['b'] },
    { room: 'b', allowed: ['c'] },
    { room: 'c', allowed: ['a'] },
  ];
  expect(roomCycles(planted)).toEqual(['a → b → c → a']);
});

test('only apps and Node entry points do I/O', () => {
  const wrong = FILES.filter((file) => !MAY_USE_NODE.test(file)).filter((file) =>
    IMPORTS.get(file)?.some((name) => name.startsWith('node:')),
  );
  expect(wrong).toEqual([]);
});

test('imported files exist', () => {
  const local = [...IMPORTS.values()].flat().filter((name) => /^(packages|apps)\//.test(name));
  expect(local.filter((name) => !existsSync(name))).toEqual([]);
});

test('there are no cycles', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const next of IMPORTS.get(file) ?? []) if (IMPORTS.has(next)) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of FILES) visit(file, []);
  expect(cycles).toEqual([]);
});

/** Randomness, time and I/O, which engine and house get as arguments. */
const IMPURE =
  /\bMath\s*\.\s*random\b|\bnew Date\b|\bDate\s*[.(]|\bperformance\b|\bcrypto\b|\bconsole\b|\bsetTimeout\b/;

function impureLines(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return code.split('\n').filter((line) => IMPURE.test(line));
}

test('engine and house use no clock, randomness or I/O of their own', () => {
  const pure = FILES.filter((file) => /^packages\/(engine|house)\/src\//.test(file));
  expect(pure.flatMap((file) => impureLines(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(['const luck = Math.random();', 'const now = Date.now();', 'const at = new Date();', 'console.log(1);'])(
  'the check finds %s',
  (line) => {
    expect(impureLines(line)).toHaveLength(1);
  },
);
