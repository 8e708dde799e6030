/** Builds the packages below `packages/` into folders that npm can pack: modules, declarations, data. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { absoluteLinks } from './links.ts';
import { entryPointsOf, publishedManifest, ROOT, readManifest, type Workspace } from './manifest.ts';
import { compileModules } from './modules.ts';
import { binary, run } from './program.ts';

/** Stages each package in a folder below `out`; returns the folders. */
export async function buildLibraries(workspaces: readonly Workspace[], out: string): Promise<string[]> {
  const stages = workspaces.map((workspace) => ({ ...workspace, stage: join(out, basename(workspace.folder)) }));
  const root = readManifest('.');
  await Promise.all([emitDeclarations(workspaces, out), ...stages.map(compileModules)]);
  for (const { folder, manifest, stage } of stages) {
    adoptDeclarations(join(out, 'declarations', basename(folder), 'src'), join(stage, 'types'));
    for (const name of manifest.files ?? []) copyIfThere(join(ROOT, folder, name), join(stage, name));
    const readme = join(ROOT, folder, 'README.md');
    if (!existsSync(readme)) throw new Error(`${folder} needs a README.md with an example`);
    writeFileSync(join(stage, 'README.md'), absoluteLinks(readFileSync(readme, 'utf8'), folder, root));
    cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
    writeFileSync(
      join(stage, 'package.json'),
      `${JSON.stringify(publishedManifest({ folder, manifest }, root), null, 2)}\n`,
    );
  }
  return stages.map(({ stage }) => stage);
}

/** One compiler run for all packages, without type checks: `npm run typecheck` does those. */
async function emitDeclarations(workspaces: readonly Workspace[], out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const config = join(out, 'tsconfig.json');
  const entryPoints = workspaces.flatMap(({ folder, manifest }) =>
    entryPointsOf(manifest).map(({ source }) => join(ROOT, folder, source)),
  );
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    // Exports for other packages of the same release only.
    stripInternal: true,
    rootDir: join(ROOT, 'packages'),
    outDir: join(out, 'declarations'),
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  const base = join(ROOT, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files: entryPoints }));
  await run(binary('tsc'), ['-p', config]);
}

/** Declarations import `.ts` files; the published package has `.js`. */
function adoptDeclarations(from: string, to: string): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  )) {
    const text = readFileSync(join(from, path), 'utf8').replaceAll(/(['"])(\.{1,2}\/[^'"]*)\.ts\1/g, '$1$2.js$1');
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
