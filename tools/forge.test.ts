/** The files of the forge: they parse, and call scripts that exist on the Nodes that are supported. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesUnder } from './files.ts';
import { readManifest } from './release/manifest.ts';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly strategy?: { readonly matrix: { readonly node: string[] } }; readonly steps: { run?: string }[] }
    >
  >;
}

test('every file of the forge is YAML or Markdown', () => {
  const files = filesUnder(['.github'], /\.(yml|md)$/);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files.filter((name) => name.endsWith('.yml')))
    expect(parse(readFileSync(file, 'utf8')), file).toBeTruthy();
});

test('workflows call npm scripts that exist, for every supported Node', () => {
  const { scripts = {}, engines = {} } = readManifest('.');
  const workflows = readdirSync('.github/workflows').map(
    (name) => parse(readFileSync(`.github/workflows/${name}`, 'utf8')) as Workflow,
  );
  const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
  const called = commands.flatMap((line) => [...line.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name));
  expect(called).toContain('test');
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  const majors = jobs.flatMap(({ strategy }) => strategy?.matrix.node ?? []).map((version) => version.split('.')[0]);
  expect(majors).toEqual([...(engines.node ?? '').matchAll(/(?:\^|>=)(\d+)/g)].map(([, major]) => major));
});
