/** Builds and packs all packages, in topological order. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApplication } from './application.ts';
import { buildLibraries } from './libraries.ts';
import { inOrder, ROOT, workspacesIn } from './manifest.ts';
import { run } from './program.ts';

export const OUT = join(ROOT, '.cache/release');

export interface Tarball {
  readonly name: string;
  readonly path: string;
  /** The files inside. */
  readonly files: readonly string[];
}

export interface Release {
  readonly libraries: readonly Tarball[];
  readonly application: Tarball;
}

export async function packRelease(): Promise<Release> {
  rmSync(OUT, { recursive: true, force: true });
  const [libraries, application] = await Promise.all([
    buildLibraries(inOrder(workspacesIn('packages')), OUT),
    buildApplication(OUT),
  ]);
  const tarballs = await pack([application, ...libraries]);
  const [first, ...others] = tarballs;
  if (!first) throw new Error('npm packed nothing');
  return { application: first, libraries: others };
}

/** Only `lettertafel`, which needs no other package. */
export async function packApplication(): Promise<Tarball> {
  rmSync(OUT, { recursive: true, force: true });
  const [tarball] = await pack([await buildApplication(OUT)]);
  if (!tarball) throw new Error('npm packed nothing');
  return tarball;
}

async function pack(folders: readonly string[]): Promise<Tarball[]> {
  const destination = join(OUT, 'tarballs');
  mkdirSync(destination, { recursive: true });
  const answer = await run('npm', ['pack', '--json', '--pack-destination', destination, ...folders]);
  const packed = JSON.parse(answer) as { name: string; filename: string; files: { path: string }[] }[];
  return packed.map(({ name, filename, files }) => ({
    name,
    path: join(destination, filename),
    files: files.map(({ path }) => path),
  }));
}
