import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Only a test that hangs takes so long, also on a machine that is busy with other work. */
const HANGS = 600_000;

/** Tests that take minutes or need root. */
const ATTACKS = process.env.ATTACK === undefined ? [] : ['apps/**/*.attack.ts'];
/** Tests that need games which are not ours to keep here. */
const GCG_GAMES = process.env.GCG_GAMES === undefined ? [] : ['packages/**/*.gcg.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // Packages keep no state between tests, so their tests can share a process and its modules.
        test: { name: 'packages', include: ['packages/**/*.test.ts', ...GCG_GAMES], isolate: false },
      },
      {
        extends: true,
        test: { name: 'apps', include: ['apps/**/*.test.ts', 'tools/**/*.test.ts', 'docs/**/*.test.ts', ...ATTACKS] },
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
