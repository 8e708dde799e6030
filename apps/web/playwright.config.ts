/** Tests in a real browser against the real server, as `npm start` runs it. */
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';
import type { InputWay } from './e2e/input.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = Number(process.env.E2E_PORT ?? 8399);
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** Headless, as root, and without asking anybody outside for updates. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Long enough to see that somebody was nudged. */
const NUDGE_SECONDS = 4;
/** How well computer players play is tested elsewhere. */
const BOT_MILLISECONDS = 100;

/** What is done in these with a pointer must also be done with the keys alone. */
const BOTH_WAYS = /(whole-games|friends|absent-player|new-version|trick-cards|rearranging|refusals|solo|reload)\.spec/;

export default defineConfig<{ way: InputWay }>({
  testDir: 'e2e',
  outputDir: join(ROOT, '.cache/e2e'),
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  // Only what hangs takes so long, also on a machine that is busy with other work.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    // With a pointer the plain board games are played offline.
    { name: 'pointer', use: { way: 'pointer' }, grepInvert: /begun with one click/ },
    { name: 'keys', use: { way: 'keys' }, testMatch: BOTH_WAYS },
  ],
  reporter: [['list'], ['json', { outputFile: join(ROOT, '.cache/playwright.json') }]],
  use: {
    baseURL: ADDRESS,
    actionTimeout: 60_000,
    locale: 'nl-NL',
    // A worker that keeps files would answer before a test's own routes; what is about that worker allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: FLAGS },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node apps/cli/bin/lettertafel.mjs serve --port ${PORT} --data ${mkdtempSync(join(tmpdir(), 'lettertafel-e2e-'))} --bot-delay 0 --bot-milliseconds ${BOT_MILLISECONDS} --nudge-seconds ${NUDGE_SECONDS} --limits 100 --trust-proxy 1`,
    cwd: ROOT,
    url: `${ADDRESS}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
