/** The import rules of ARCHITECTURE.md, checked on every source file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

/** Rooms, the most special first, and the rooms each may import besides itself. */
const MAY_IMPORT: readonly [room: string, allowed: readonly string[]][] = [
  ['packages/engine/src/kernel', []],
  ['packages/engine/src/material', ['packages/engine/src/kernel']],
  ['packages/engine/src/crossword', ['packages/engine/src/kernel', 'packages/engine/src/material']],
  ['packages/engine/src/table', ['packages/engine/src/kernel', 'packages/engine/src/material']],
  ['packages/engine/src/games/index.ts', ['packages/engine/src']],
  ...gameRooms().map((room): [string, string[]] => [
    room,
    ['kernel', 'material', 'crossword', 'table'].map((part) => `packages/engine/src/${part}`),
  ]),
  ['packages/engine/src/index.ts', ['packages/engine/src']],
  ['packages/words', ['@lettertafel/engine', '@noble/']],
  ['packages/fairness', ['@lettertafel/engine', '@noble/']],
  ['packages/protocol', ['@lettertafel/engine', 'valibot']],
  ['packages/solver', ['@lettertafel/engine', '@lettertafel/words']],
  ['packages/bots', ['@lettertafel/engine', '@lettertafel/words', '@lettertafel/solver']],
  [
    'apps/server',
    ['@lettertafel/', '@fastify/', '@valibot/', 'fastify', 'kysely', 'libsql', 'pg', 'prom-client', 'valibot'],
  ],
  ['apps/web', ['@lettertafel/', '@dnd-kit/', '@fontsource', '@preact/signals', 'preact', 'uqr', 'valibot']],
  ['apps/cli', ['@lettertafel/', 'commander', 'valibot']],
];

function gameRooms(): string[] {
  const rooms = readdirSync('packages/engine/src/games', { withFileTypes: true }).filter((room) => room.isDirectory());
  return rooms.map(({ name }) => `packages/engine/src/games/${name}`);
}

/** Node's own modules are for apps and for the parts of packages that say so in their name. */
const MAY_USE_NODE =
  /^(apps\/|packages\/words\/(src\/node|src\/bench|recipes)|packages\/solver\/src\/(node|bench|table\/bench)|packages\/bots\/src\/(node|pool))/;

const FILES = filesUnder(['packages', 'apps'], /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/).filter(
  (file) => !/\.test\.ts$|testing/.test(file),
);

const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...text.matchAll(/^(?:import|export)\b[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm),
  ].map(([, from, bare, dynamic]) => resolve(file, from ?? bare ?? dynamic ?? ''));
}

function resolve(file: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : name;
}

test('there are files to check', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect([...IMPORTS.values()].flat().length).toBeGreaterThan(300);
});

test.each(MAY_IMPORT)('%s imports only what it may', (room, allowed) => {
  const wrong = FILES.filter((file) => file.startsWith(room) && !isOfGame(file, room)).flatMap((file) =>
    (IMPORTS.get(file) ?? [])
      .filter((name) => !name.startsWith('node:'))
      .filter((name) => !name.startsWith(room) && !allowed.some((other) => name.startsWith(other)))
      .map((name) => `${file} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

function isOfGame(file: string, room: string): boolean {
  return room.endsWith('index.ts') && file !== room;
}

test('every source file lies in a room with rules', () => {
  expect(FILES.filter((file) => !MAY_IMPORT.some(([room]) => file.startsWith(room)))).toEqual([]);
});

test('input and output stay at the border', () => {
  const wrong = FILES.filter((file) => !MAY_USE_NODE.test(file)).filter((file) =>
    IMPORTS.get(file)?.some((name) => name.startsWith('node:')),
  );
  expect(wrong).toEqual([]);
});

test('what is imported exists', () => {
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
