/** `npm run deps`: all runtime dependencies with the age of their versions and their licences. Needs the registry. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> };
const DAY = 24 * 60 * 60 * 1000;

/** One line per version; development dependencies with `--all`. */
const isAll = process.argv.includes('--all');
const used = new Map<string, { name: string; version: string; license: string }>();
for (const [path, { version, license = '?', dev, link }] of Object.entries(lock.packages)) {
  const name = path.split('node_modules/').at(-1) ?? '';
  if (!path.includes('node_modules/') || link || !version || (dev && !isAll)) continue;
  used.set(`${name}@${version}`, { name, version, license });
}

/** Publication times by version, from the registry. */
async function publishedAt(name: string): Promise<Record<string, string>> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'time', '--json'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Record<string, string>;
  } catch {
    return {};
  }
}

const AT_ONCE = 8;
const rows = [...used.values()].sort((one, other) => one.name.localeCompare(other.name));
for (let first = 0; first < rows.length; first += AT_ONCE) {
  const some = rows.slice(first, first + AT_ONCE);
  const times = await Promise.all(some.map(({ name }) => publishedAt(name)));
  for (const [index, { name, version, license }] of some.entries()) {
    const at = times[index]?.[version];
    const days = at === undefined ? '?' : String(Math.floor((Date.now() - Date.parse(at)) / DAY));
    process.stdout.write(`${`${name}@${version}`.padEnd(48)} ${days.padStart(5)} days  ${license}\n`);
  }
}
process.stdout.write(`${rows.length} packages\n`);
