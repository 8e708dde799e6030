/** Tests in a real browser against the real server, as `npm start` runs it. */
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';
import { freePort } from '../../tools/free-port.testing.ts';
import type { InputWay } from './e2e/input.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Workers read this file too, and get the port that the first process has chosen. */
process.env.E2E_PORT ??= String(await freePort());
const PORT = process.env.E2E_PORT;
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** Headless, as root, and without update checks. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Long enough for a test to see the nudge. */
const NUDGE_SECONDS = 4;
/** The strength of bots is tested elsewhere. */
const BOT_MILLISECONDS = 100;

/** These run with the keyboard only; all but the whole games also with a pointer. */
const BY_KEYBOARD =
  /(whole-games|friends|absent-player|new-version|trick-cards|rearranging|refusals|solo|reload|lessons)\.spec/;

export default defineConfig<{ way: InputWay }>({
  testDir: 'e2e',
  outputDir: join(ROOT, '.cache/e2e'),
  fullyParallel: true,
  // One more than cores: some tests mostly wait for computer players, who take their time.
  workers: 1 + availableParallelism(),
  // Only a hang takes this long, even on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // `npm test` names the tests that needed it.
  retries: 1,
  projects: [
    // First, so that the longest tests do not come last.
    { name: 'keys', use: { way: 'keys' }, testMatch: BY_KEYBOARD },
    // With a pointer, whole games are played in offline.spec.ts.
    { name: 'pointer', use: { way: 'pointer' }, testIgnore: /whole-games\.spec/ },
  ],
  reporter: [['list'], ['json', { outputFile: join(ROOT, '.cache/playwright.json') }]],
  use: {
    baseURL: ADDRESS,
    actionTimeout: 60_000,
    locale: 'nl-NL',
    // Clicks wait until nothing moves. Tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer before a test's own routes; tests about it allow it.
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
