import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      ...['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'docs/**/*.test.ts'],
      // Tests that need root.
      ...(process.env.ATTACK === undefined ? [] : ['apps/**/*.attack.ts']),
    ],
    // Left to itself it keeps a core free, and half of a small machine idle.
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
