/** The Compose file, the Dockerfile and the snippets of docs/hosting.md, as far as they run without Docker. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIN, build, ROOT, run, runShell } from '../apps/cli/src/tool.testing.ts';
import { startPostgres } from '../apps/server/src/store/postgres.testing.ts';
import { codeBlocks } from '../tools/code-blocks.ts';
import { freePort } from '../tools/free-port.testing.ts';
import { readCompose } from '../tools/hosting/compose.ts';
import { environmentOf, stagesOf } from '../tools/hosting/dockerfile.ts';
import { readManifest, workspacesIn } from '../tools/release/manifest.ts';

const COMPOSE = readFileSync('compose.yaml', 'utf8');
const HOSTING = readFileSync('docs/hosting.md', 'utf8');
const [BUILD = [], IMAGE = []] = stagesOf(readFileSync('Dockerfile', 'utf8'));
const RUNNING = /is running at/;

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-hosting-'));
beforeAll(build);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command of the image, in the checkout: both have the tool at `node_modules/.bin`. */
function inImage(command: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const env = { ...process.env, ...environmentOf(IMAGE), ...environment };
  return spawn(command, { cwd: ROOT, env, shell: true, stdio: ['ignore', 'ignore', 'pipe'] });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
const textOf = (name: string) => IMAGE.find((instruction) => instruction.name === name)?.text ?? '';
const HEALTH = textOf('HEALTHCHECK').replace(/^CMD /, '');

test('servers of the Compose file start with its environment, and the image’s health check follows PORT', async () => {
  const { one, other, database } = readCompose(COMPOSE, { POSTGRES_PASSWORD: 'p@ss/word' });
  expect(other).toEqual(one);
  expect(one?.environment?.PGPASSWORD).toBe(database?.environment?.POSTGRES_PASSWORD);
  const postgres = await startPostgres();
  try {
    const url = one?.environment?.DATABASE_URL ?? '';
    expect(new URL(url).hostname).toBe('database');
    const port = String(await freePort());
    // Only the names of the Compose network are replaced.
    const here = { DATABASE_URL: await postgres.newDatabase(), PORT: port, LETTERTAFEL_BOT_WORKERS: '1' };
    expect(await ended(inImage(HEALTH, { PORT: port }))).toBe(1);
    const [program = '', ...args] = JSON.parse(textOf('CMD')) as string[];
    const server = inImage(`exec ${[program, ...args].join(' ')}`, { ...one?.environment, ...here });
    const closed = ended(server);
    try {
      const said: string[] = [];
      server.stderr?.on('data', (text) => said.push(String(text)));
      await expect.poll(() => (server.exitCode === null ? said.join('') : `ended: ${said.join('')}`)).toMatch(RUNNING);
      expect(said.join('')).toContain(one?.environment?.LETTERTAFEL_BASE_URL);
      expect(await ended(inImage(HEALTH, { PORT: port }))).toBe(0);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await closed).toBe(0);
  } finally {
    await postgres.stop();
  }
});

test('the Compose file needs a password, and its proxy leads to the servers', () => {
  expect(() => readCompose(COMPOSE, {})).toThrow('POSTGRES_PASSWORD is not set: choose one');
  const { one, front, ...services } = readCompose(COMPOSE, { POSTGRES_PASSWORD: 'x' });
  const script = front?.entrypoint?.at(-1) ?? '';
  const upstreams = [...script.matchAll(/\b([a-z]+):(\d+)/g)].filter(([, name]) => name !== 'http');
  expect(upstreams.length).toBe(4);
  for (const [, name = '', port] of upstreams) {
    expect(Object.keys({ one, ...services })).toContain(name);
    expect(port).toBe(environmentOf(IMAGE).PORT);
  }
  const listens = /http:\/\/:(\d+) \{/.exec(script)?.[1];
  expect(front?.ports).toEqual([`${listens}:${listens}`]);
  // As many proxies as the servers are told to trust.
  expect(one?.environment?.LETTERTAFEL_TRUST_PROXY).toBe('1');
});

test('the Dockerfile installs from all manifests before it copies the sources, and runs scripts that exist', () => {
  const install = BUILD.findIndex(({ text }) => text.startsWith('npm ci'));
  const copied = BUILD.slice(0, install).flatMap(({ name, text }) =>
    name === 'COPY' ? text.split(' ').slice(0, -1) : [],
  );
  const manifests = [...workspacesIn('packages'), ...workspacesIn('apps')].map((at) => `${at.folder}/package.json`);
  expect(copied.toSorted()).toEqual(['.npmrc', 'package.json', 'package-lock.json', ...manifests].toSorted());
  expect(BUILD.slice(install).some(({ name, text }) => name === 'COPY' && text === '. .')).toBe(true);
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(copied.filter((path) => ignored.some((pattern) => path.startsWith(pattern)))).toEqual([]);
  const scripts = Object.keys(readManifest('.').scripts ?? {});
  const called = BUILD.flatMap(({ text }) => [...text.matchAll(/npm run (\S+)/g)].map(([, name]) => name));
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
});

test('every flag of `serve` is in the table of docs/hosting.md, with its environment and default', async () => {
  const { out } = await run(['serve', '--help']);
  const options = out
    .replaceAll(/\n {10,}/g, ' ')
    .matchAll(/^ {2}(--[\w-]+).*?(?:\(default: "(.*?)".*?)?env: (\w+)\)$/gm);
  const flags = [...options].map(([, flag, fallback, variable]) => ({ flag, variable, fallback }));
  expect(flags.length).toBeGreaterThan(10);
  for (const { flag, variable, fallback } of flags) {
    const row = HOSTING.split('\n').find((line) => line.startsWith(`| \`${flag}\` |`)) ?? '';
    expect(row).toContain(`\`${variable}\``);
    if (fallback !== undefined)
      expect(row.replaceAll('`', '')).toMatch(new RegExp(`; ${fallback}\\b|, ${fallback}\\b`));
  }
});

/** Programs of the shell snippets that cannot run in a test; examples.test.ts runs the lines with `npx lettertafel`. */
const ELSEWHERE: ReadonlySet<string> = new Set(['certbot', 'docker', 'npm', 'openssl', 'systemctl']);

const LINES = codeBlocks(HOSTING)
  .filter(({ language }) => language === 'sh' || language === '')
  .flatMap(({ code }) => code.trim().split('\n'));
const CALLS = LINES.filter((line) => line.startsWith('npx lettertafel '));

test('other lines name programs that a host has, and scripts that exist', () => {
  const others = LINES.filter((line) => !CALLS.includes(line)).map((line) =>
    line.replace(/^(?:\w+=\S+ )+/, '').split(' '),
  );
  expect(others.filter(([program = '']) => !ELSEWHERE.has(program))).toEqual([]);
  const scripts = others
    .filter(([program, verb]) => program === 'npm' && verb === 'run')
    .map(([, , name = '']) => name);
  expect(scripts.filter((name) => !(name in (readManifest('.').scripts ?? {})))).toEqual([]);
  expect(existsSync('compose.yaml')).toBe(true);
});

const blockOf = (language: string) => codeBlocks(HOSTING).find((block) => block.language === language)?.code ?? '';
const TOOL = `"${process.execPath}" "${BIN}"`;

test('the service of systemd starts, and the lines of the crontab back its data up', async () => {
  const service = blockOf('ini');
  const [, flags = ''] = /^ExecStart=\/usr\/bin\/env lettertafel (serve .*)$/m.exec(service) ?? [];
  const [, environment = ''] = /^Environment=(.*)$/m.exec(service) ?? [];
  const here = (text: string) => text.replaceAll(/\/var\/(?:lib|cache|backups)\b/g, folder);
  // Only folders and the port are replaced.
  const started = `env ${here(environment)} LETTERTAFEL_BOT_WORKERS=0 ${TOOL} ${flags.replace(/--port \d+/, '--port 0')}`;
  expect(await runShell(started, folder, RUNNING)).toMatchObject({ code: 0 });
  const lines = blockOf('crontab').trim().split('\n');
  for (const line of lines) {
    const [, command = ''] = /^(?:\S+ ){5}lettertafel (.*)$/.exec(line) ?? [];
    expect(await runShell(`${TOOL} ${here(command).replaceAll('\\%', '%')}`, folder)).toMatchObject({
      code: 0,
      err: '',
    });
  }
  const written = readdirSync(folder).filter((name) => name.includes('jsonl'));
  expect(written.toSorted()).toEqual([expect.stringMatching(/^lettertafel-\d\.jsonl\.gz$/), 'lettertafel.jsonl']);
});

test('the proxies lead to the port of the service, keep the metrics inside and forward what the server trusts', () => {
  const [, port = ''] = /--port (\d+)/.exec(blockOf('ini')) ?? [];
  for (const language of ['caddyfile', 'nginx']) {
    const block = blockOf(language);
    expect(block).toContain(`127.0.0.1:${port}`);
    expect(block).toMatch(/\/metrics\s.*404/s);
    expect(block.match(/\{/g)?.length).toBe(block.match(/\}/g)?.length);
  }
  // Caddy sets them by itself.
  const forwarded = [...blockOf('nginx').matchAll(/proxy_set_header (\S+)/g)].map(([, name]) => name);
  for (const name of ['Host', 'Upgrade', 'Connection', 'For', 'Proto', 'Host'])
    expect(
      forwarded.some((header) => header?.endsWith(name)),
      name,
    ).toBe(true);
});
