/**
 * Compiles a package module by module, so that bundlers drop what a program does not import
 * (docs/decisions/0691-a-file-per-module.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { entryPointsOf, ROOT, type Workspace } from './manifest.ts';

const IMPORTED = /(\bfrom\s*|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+)"(?:\s*with\s*\{[^}]*\})?/g;

export async function compileModules({
  folder,
  manifest,
  stage,
}: Workspace & { readonly stage: string }): Promise<void> {
  const root = join(ROOT, folder);
  const entryPoints = entryPointsOf(manifest);
  const files = await modulesFrom(
    root,
    entryPoints.map(({ source }) => source),
  );
  await Promise.all(files.map((file) => compile(root, file, stage)));
  for (const { source, module } of entryPoints) {
    const compiled = outputOf(source);
    // A subpath whose name is not that of its module: `./bot-worker`, which the pool looks for beside itself.
    if (compiled !== module) write(join(stage, module), `export * from './${basename(compiled)}';\n`);
  }
}

/** What the entry points reach, relative to the package. */
async function modulesFrom(root: string, entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir: 'nowhere',
    write: false,
    bundle: true,
    metafile: true,
    packages: 'external',
    external: ['node:*'],
    format: 'esm',
    platform: 'neutral',
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/** `src/pool/worker.ts` is compiled to `dist/pool/worker.js`, `data/cards.json` to `dist/data/cards.json.js`. */
function outputOf(file: string): string {
  return file.endsWith('.json') ? `dist/${file}.js` : file.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js');
}

async function compile(root: string, file: string, stage: string): Promise<void> {
  const text = readFileSync(join(root, file), 'utf8');
  const target = outputOf(file);
  // Node 20 warns when JSON is imported.
  if (file.endsWith('.json'))
    return write(join(stage, target), `export default ${JSON.stringify(JSON.parse(text))};\n`);
  const options = {
    loader: 'ts',
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    sourcefile: basename(file),
  } as const;
  const { code, map } = await transform(text, options);
  const linked = code.replaceAll(IMPORTED, (_, before: string, path: string) => {
    const imported = relative(dirname(target), outputOf(join(dirname(file), path)));
    return `${before}"${imported.startsWith('.') ? imported : `./${imported}`}"`;
  });
  write(join(stage, target), `${linked}//# sourceMappingURL=${basename(target)}.map\n`);
  write(join(stage, `${target}.map`), map);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
