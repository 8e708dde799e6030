/**
 * Examples in README.md and docs/*.md compile and run, and the commands and scripts they name exist. `npm run
 * release:check` tests the packages' READMEs outside the repository.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as engine from '@lettertafel/engine';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIN, build, run, runShell } from '../apps/cli/src/tool.testing.ts';
import { codeBlocks, exampleModule, lettertafelCalls } from '../tools/code-blocks.ts';
import { refusalDocs } from '../tools/refusal-docs.ts';

const PAGES = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const EXAMPLES = PAGES.map(({ path, text }) => ({
  path,
  code: exampleModule(text),
  file: resolve('.cache/examples', `${path.replaceAll('/', '-').replace(/\.md$/, '')}.ts`),
})).filter(({ code }) => code !== '');

test('every block has a language that this test or hosting.test.ts checks', () => {
  const languages = PAGES.flatMap(({ text }) => codeBlocks(text)).map(({ language }) => language);
  expect([...new Set(languages)].sort()).toEqual(['', 'caddyfile', 'crontab', 'ini', 'json', 'nginx', 'sh', 'ts']);
});

describe('TypeScript', () => {
  beforeAll(() => {
    mkdirSync('.cache/examples', { recursive: true });
    for (const { file, code } of EXAMPLES) writeFileSync(file, code);
  });

  test('every example compiles as printed', () => {
    const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, '.');
    const files = EXAMPLES.map(({ file }) => file);
    const program = ts.createProgram(files, { ...options, types: ['node'] });
    const problems = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(problems.map(({ file, messageText }) => `${file?.fileName}: ${JSON.stringify(messageText)}`)).toEqual([]);
  });

  // Inside the repository, so that packages resolve.
  test.each(EXAMPLES)('the examples of $path run', async ({ file }) => {
    await import(/* @vite-ignore */ file);
  });

  test('every public function of the engine has an example', () => {
    const text = EXAMPLES.map(({ code }) => code).join('\n');
    const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function');
    expect(functions.length).toBeGreaterThan(10);
    expect(functions.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});

describe('commands', () => {
  beforeAll(build);

  test('every call of lettertafel runs', async () => {
    // commands.test.ts runs those of its page, and compares their answers.
    const pages = PAGES.filter(({ path }) => path !== 'docs/commands.md');
    const calls = pages.flatMap(({ text }) => lettertafelCalls(text));
    expect(calls.map(([command]) => command)).toContain('serve');
    const folder = mkdtempSync(join(tmpdir(), 'lettertafel-docs-'));
    // As certbot calls them.
    copyFileSync('fixtures/tls/cert.pem', join(folder, 'fullchain.pem'));
    copyFileSync('fixtures/tls/key.pem', join(folder, 'privkey.pem'));
    try {
      for (const call of calls) {
        // A server runs until it is stopped, and the example's port may be in use.
        const isServer = call[0] === 'serve';
        const port = call.includes('--port') ? [] : ['--port', '8080'];
        const args = [...call, ...(isServer ? port : [])]
          .map((arg) => `'${/^8\d{3}$/.test(arg) ? '0' : arg}'`)
          .join(' ');
        const line = `'${process.execPath}' '${BIN}' ${args}`;
        const { code, err } = await runShell(line, folder, isServer ? /https?:/ : undefined);
        expect({ call, code, err: isServer ? '' : err }).toEqual({ call, code: 0, err: '' });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('every command and every script that is named exists', async () => {
    const { out } = await run(['--help']);
    const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const { path, text } of PAGES) {
      for (const [, name = ''] of text.matchAll(/`(?:npx )?lettertafel ([a-z]+)/g)) {
        expect(commands, `${path}: lettertafel ${name}`).toContain(name);
      }
      for (const [, name = ''] of text.matchAll(/\bnpm run ([a-z:-]+)/g)) {
        expect(Object.keys(scripts), `${path}: npm run ${name}`).toContain(name);
      }
    }
  });
});

test('docs/words.md prints what `lettertafel words check` answers', async () => {
  const page = PAGES.find(({ path }) => path === 'docs/words.md')?.text ?? '';
  const printed = codeBlocks(page).find(({ language }) => language === 'json')?.code ?? '';
  const [, words = ''] = /`lettertafel words check nl ([A-Z ]+)`/.exec(page) ?? [];
  const { out } = await run(['words', 'check', 'nl', ...words.split(' ')]);
  const lines = printed.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(out));
});

test('docs/words.md has the counts of `lettertafel words info`', async () => {
  const page = PAGES.find(({ path }) => path === 'docs/words.md')?.text ?? '';
  const counts = async (language: string) =>
    (JSON.parse((await run(['words', 'info', language])).out) as { counts: Record<string, number> }).counts;
  const [nl, de] = [await counts('nl'), await counts('de')];
  const figure = (count = 0) => (count === 0 ? '–' : count.toLocaleString('en'));
  for (const [row, name] of [
    ['words ', 'words'],
    ['names ', 'names'],
    ['stems ', 'stems'],
    ['common words', 'common'],
    ['children', 'child'],
    ['with an apostrophe', 'joined'],
  ] as const) {
    const line = page.split('\n').find((one) => one.startsWith(`| ${row}`)) ?? '';
    const [, dutch = '', german = ''] = line.slice(2).split(' | ');
    expect([row, dutch, german]).toEqual([
      row,
      expect.stringMatching(new RegExp(`^${figure(nl[name])}(?!\\d)`)),
      expect.stringMatching(new RegExp(`^${figure(de[name])}(?!\\d)`)),
    ]);
  }
});

test('docs/refusals.md lists all codes (npm run docs writes it)', () => {
  expect(readFileSync('docs/refusals.md', 'utf8')).toBe(refusalDocs());
});
