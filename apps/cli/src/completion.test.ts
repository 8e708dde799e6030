/** The script for bash, run by bash. */
import { beforeAll, expect, test } from 'vitest';
import { BIN, build, ROOT, run, runShell } from './tool.testing.ts';

beforeAll(build);

test.each([
  ['', '', ['play', 'serve', 'completion']],
  ['', 'wo', ['words']],
  ['words', 'c', ['check']],
  ['words check', '', ['nl', '--joined', '--json']],
  ['play', 'scrab', ['scrabble-xl-nl', 'scrabble-de']],
  ['play scrabble-de --players A,B', '--bo', ['--bots']],
  ['admin delete', '--re', ['--reason']],
])('after `lettertafel %s` "%s" is completed', async (before, typed, expected) => {
  const words = ['lettertafel', ...before.split(' ').filter((word) => word !== ''), typed];
  const bash = `source <("${process.execPath}" "${BIN}" completion bash)
    COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}
    _lettertafel; echo "\${COMPREPLY[@]}"`;
  const { out, err } = await runShell(`bash -c '${bash}'`, ROOT);
  expect(err).toBe('');
  expect(out.trim().split(' ')).toEqual(expect.arrayContaining(expected));
  expect(
    out
      .trim()
      .split(' ')
      .filter((word) => !word.startsWith(typed)),
  ).toEqual([]);
});

test('other shells have scripts too, and unknown ones are refused', async () => {
  for (const shell of ['zsh', 'fish']) {
    expect((await run(['completion', shell])).out).toContain('scrabble-xl-nl');
  }
  expect(await run(['completion', 'tcsh'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('bash, zsh, fish'),
  });
});
