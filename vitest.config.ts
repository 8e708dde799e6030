import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { filesUnder } from './tools/files.ts';

/** Only a test that hangs takes so long, also on a machine that is busy with other work. */
const HANGS = 600_000;

/** Tests that take minutes or need root. */
const ATTACKS = process.env.ATTACK === undefined ? [] : ['apps/**/*.attack.ts'];
/** Tests that need games which are not ours to keep here. */
const GCG_GAMES = process.env.GCG_GAMES === undefined ? [] : ['packages/**/*.gcg.ts'];

/** Whatever replaces time, modules or globals, and whatever starts servers or the tool, has a process of its own. */
const REPLACES = /\bvi\.(stubGlobal|useFakeTimers|resetModules|mock)\b|\/(page|lying-server)\.testing\.ts'/;
const isAlone = (file: string) => /^apps\/(server|cli)\//.test(file) || REPLACES.test(readFileSync(file, 'utf8'));
const alone = filesUnder(['apps', 'tools', 'docs'], /\.test\.ts$/).filter(isAlone);

export default defineConfig({
  test: {
    // The others share processes, and the modules that are loaded in them: loading these takes longer than most tests.
    projects: [
      { extends: true, test: { name: 'alone', include: [...alone, ...ATTACKS] } },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/**/*.test.ts', 'tools/**/*.test.ts', 'docs/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'packages', include: ['packages/**/*.test.ts', ...GCG_GAMES], isolate: false },
      },
    ],
    // More than cores: many tests wait for servers and child processes.
    maxWorkers: 2 * availableParallelism(),
    testTimeout: HANGS,
    hookTimeout: HANGS,
    // Left to itself it gives up after a second.
    expect: { poll: { timeout: HANGS / 4 } },
  },
});
