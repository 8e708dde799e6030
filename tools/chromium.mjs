// The browser for the tests: an installed Chromium or Chrome, else Debian's package. Never a silent skip.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { argv, env, getuid } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Without a window of its own, a test takes half the CPU time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser's path, or null. The variable `CHROMIUM` overrides it. */
export function findChromium() {
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = [env.CHROMIUM, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find((path) => path && isProgram(path)) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install() {
  const asRoot = getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', HEADLESS]]) {
    const [program, ...args] = [...asRoot, 'apt-get', '-q', ...step];
    spawnSync(program, args, { stdio: ['ignore', 2, 2], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  if (!findChromium()) install();
  if (!findChromium()) {
    console.error('The tests need a browser: install Chromium, or set CHROMIUM to the path of one.');
    process.exit(1);
  }
}
