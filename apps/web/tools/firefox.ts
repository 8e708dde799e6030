/** Debian's Firefox by WebDriver BiDi: enough of the protocol to open pages and to look at them. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { DrivenBrowser } from './driven-browser.ts';
import { pause } from './served.ts';

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A command without an answer after this has been lost, as happens when its page goes away. */
const LOST = 60_000;
/** Attempts to reach it, a tenth of a second apart: on a busy machine it takes its time to start. */
const CONNECTING = 600;

export async function startFirefox(port: number): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'lettertafel-firefox-'));
  const program = spawn('firefox-esr', [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    ...['--width', '1280', '--height', '900'],
  ]);
  const socket = await connect(`ws://127.0.0.1:${port}/session`).catch((error: unknown) => {
    program.kill();
    throw error;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let asked = 0;
  const ask = async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = ++asked;
    const answer = await new Promise<Answer>((resolve) => {
      const lost: Answer = { type: 'error', error: 'no answer', message: JSON.stringify(params) };
      const timer = setTimeout(resolve, LOST, lost);
      waiting.set(id, (heard) => {
        clearTimeout(timer);
        resolve(heard);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as Record<string, unknown>;
  };
  const { capabilities } = await ask('session.new', { capabilities: {} });
  const tree = await ask('browsingContext.getTree', {});
  const [{ context }] = tree.contexts as [{ context: string }];
  return {
    name: `Firefox ${(capabilities as Record<string, unknown>).browserVersion}`,
    async go(url, wait = 'complete') {
      await ask('browsingContext.navigate', { context, url, wait });
    },
    async see(expression) {
      const script = { expression: `(async () => JSON.stringify(await (${expression})))()`, awaitPromise: true };
      const { result } = await ask('script.evaluate', { ...script, target: { context } });
      const { value } = result as { value?: string };
      return JSON.parse(value ?? 'null');
    },
    async act(actions) {
      await ask('input.performActions', { context, actions });
    },
    async close() {
      socket.close();
      const ended = new Promise((resolve) => program.once('exit', resolve));
      program.kill();
      await ended;
    },
  };
}

async function connect(address: string): Promise<WebSocket> {
  for (let attempt = 0; attempt < CONNECTING; attempt++) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await pause();
  }
  throw new Error(`no browser at ${address}`);
}
