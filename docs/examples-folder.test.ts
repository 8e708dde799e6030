/** The programs of examples/ run as they are. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { runShell } from '../apps/cli/src/tool.testing.ts';
import { openTestServer } from '../apps/server/src/kit.testing.ts';

const tsx = (file: string) => runShell(`"${process.execPath}" --import tsx examples/${file}`, process.cwd());

test('a game of one’s own', async () => {
  const { code, out, err } = await tsx('own-game/own-game.ts');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe('.....\n.....\n.NAT.\n.....\n.....\n10 points\n');
});

test('a bot of one’s own plays against ours', async () => {
  const { code, out } = await tsx('bot/bot.ts 2');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^\[ \d+, \d+ \]\n$/) });
});

test('the browser solver is bundled for browsers, and finds a play', async () => {
  const { outputFiles } = await build({
    entryPoints: ['examples/browser-solver/main.js'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    outdir: 'nowhere',
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text).not.toMatch(/from "node:/);
  const { makeSolver } = await import('../examples/browser-solver/main.js');
  const solve = makeSolver(readFileSync('packages/solver/wasm/generator.wasm'), ['TREIN', 'TREINEN', 'EEN']);
  expect(solve('eeitrnn')).toMatchObject({ word: 'TREINEN' });
});

test('a client in Python plays over HTTP and the socket', async () => {
  const server = await openTestServer({ botDelay: [0, 0] });
  try {
    const child = spawn('python3', ['examples/python/client.py', server.address]);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, said: said.join('') }).toEqual({ code: 0, said: expect.stringContaining('drew 2 tiles') });
  } finally {
    await server.close();
  }
});
