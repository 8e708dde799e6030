import { defineConfig } from 'vitest/config';

/** Only a test that hangs takes so long, also on a machine that is busy with other work. */
const HANGS = 600_000;

export default defineConfig({
  test: {
    include: [
      ...['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'docs/**/*.test.ts'],
      // Tests that take minutes or need root.
      ...(process.env.ATTACK === undefined ? [] : ['apps/**/*.attack.ts']),
      // Tests that need games which are not ours to keep here.
      ...(process.env.GCG_GAMES === undefined ? [] : ['packages/**/*.gcg.ts']),
    ],
    // Left to itself it keeps a core free, and half of a small machine idle.
    maxWorkers: '100%',
    testTimeout: HANGS,
    hookTimeout: HANGS,
    // Left to itself it gives up after a second.
    expect: { poll: { timeout: HANGS / 4 } },
  },
});
