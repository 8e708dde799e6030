/** Debian's WebKitGTK by classic WebDriver, on a display of its own: the closest stand-in for Safari there is here. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { DrivenBrowser } from './driven-browser.ts';
import { pause } from './served.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = ':94';
/** Attempts to reach the driver, a tenth of a second apart. */
const ATTEMPTS = 600;

export async function startWebKit(port: number): Promise<DrivenBrowser> {
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY,
      // Neither a graphics card nor the namespaces of its sandbox, as in a container.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(address);
    const browserOptions = { binary: MINI_BROWSER, args: ['--automation'] };
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
    const made = await ask(`${address}/session`, { capabilities: { alwaysMatch: wanted } });
    const { sessionId, capabilities } = made as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `${address}/session/${sessionId}`;
    await ask(`${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    await ask(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      async go(url) {
        await ask(`${session}/url`, { url });
      },
      async see(expression) {
        const script = `const done = arguments[arguments.length - 1];
          (async () => JSON.stringify(await (${expression})))().then(done, (error) => done('!' + error));`;
        const value = await ask(`${session}/execute/async`, { script, args: [] });
        if (typeof value === 'string' && value.startsWith('!')) throw new Error(value.slice(1));
        return JSON.parse(typeof value === 'string' ? value : 'null');
      },
      async act(actions) {
        await ask(`${session}/actions`, { actions });
      },
      async close() {
        await ask(session, undefined, 'DELETE').catch(() => undefined);
        await Promise.all([driver, screen].map(end));
      },
    };
  } catch (error) {
    await Promise.all([driver, screen].map(end));
    throw error;
  }
}

async function ask(url: string, body?: object, method = 'POST'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await pause();
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await ended;
}
