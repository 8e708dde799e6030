/**
 * Measures how long a bot thinks in Chromium as on a phone. CPU throttling does not reach workers ("only supported for
 * pages"), so the bot worker gets a clock that runs six times as fast: its budget ends where it would end on a device
 * of a sixth of the speed. Other work on this machine counts, six times. Arguments: level, moves of each game.
 */
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { percentilesOf } from '@lettertafel/solver/bench';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';
import { FLAGS } from '../playwright.config.ts';
import { whileServed } from './served.ts';

const PORT = 8397;
const PATCHED_PORT = 8398;
const SLOWDOWN = 6;
const GAMES = [
  'Scrabble XL',
  'Scrabble Deutsch',
  'Scrabble Trickster',
  'Woord-Rummikub Sabra',
  'Woord-Rummikub International',
];
const CHANNEL = 'measured';

const [level = 'master', moves = '12'] = process.argv.slice(2);

/** Runs in the bot worker before its own script: a faster clock, and the time of every answer to the page. */
const PRELUDE = `
const measured = new BroadcastChannel('${CHANNEL}');
const clock = performance.now.bind(performance);
performance.now = () => ${SLOWDOWN} * clock();
let asked = 0;
addEventListener('message', () => { asked = performance.now(); });
const post = postMessage.bind(globalThis);
globalThis.postMessage = (message, ...rest) => {
  if ('move' in message) measured.postMessage(performance.now() - asked);
  post(message, ...rest);
};
`;

await whileServed(PORT, (address) => whilePatched(address, measureAll));

/** Files of the server with the prelude before the bot worker: requests of a worker's worker reach no test's routes. */
async function whilePatched(address: string, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${address}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    response.end(/\/bot-worker-[^/]*\.js$/.test(url) ? Buffer.concat([Buffer.from(PRELUDE), body]) : body);
  });
  await new Promise<void>((done) => server.listen(PATCHED_PORT, '127.0.0.1', done));
  try {
    await work(`http://127.0.0.1:${PATCHED_PORT}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function measureAll(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });
  for (const game of GAMES) {
    const context = await browser.newContext({ baseURL: address, locale: 'nl-NL', serviceWorkers: 'block' });
    const page = await context.newPage();
    const answers = await answersIn(page, game);
    // The first answer is that of the warm-up when the table is opened, and has no move.
    const [warmUp, ...times] = answers;
    const { p50, longest } = percentilesOf(times);
    console.log(
      `${game}, ${level}: ${times.length} moves, first ${times[0]?.toFixed(0)}, p50 ${p50}, longest ${longest} ms; warm-up ${warmUp?.toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)}`,
    );
    await context.close();
  }
  await browser.close();
}

/** Passes or draws in every turn, so that the bot has to move. */
async function answersIn(page: Page, game: string): Promise<readonly number[]> {
  const answers: number[] = [];
  await page.exposeFunction('tellAnswer', (milliseconds: number) => answers.push(milliseconds));
  await page.addInitScript(`
    localStorage.setItem('lettertafel.level', ${JSON.stringify(JSON.stringify(level))});
    new BroadcastChannel('${CHANNEL}').onmessage = ({ data }) => tellAnswer(data);
  `);
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^Tegen de computer ?: ${game}$`) }).click();
  const answer = page.getByRole('button', { name: /^(Echt passen\?|Akkoord|Passen|Letter pakken)$/ }).first();
  while (answers.length < Number(moves)) {
    await answer.click({ timeout: 500 }).catch(() => undefined);
  }
  return answers;
}
