/** The manifests of the workspaces, and their published form. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
  /** Published in addition to the bundles and their types. */
  readonly files?: readonly string[];
  readonly sideEffects?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly keywords?: readonly string[];
  /** Where the project lives: only in the root's manifest, and a placeholder until that is known. */
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly homepage?: string;
  readonly bugs?: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

export interface Workspace {
  /** Relative to the repository. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The fields of a published manifest that we set. */
export interface PublishedManifest extends Omit<Manifest, 'exports'> {
  readonly type: 'module';
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** Folders of a published package. */
const MODULES = 'dist';
const TYPES = 'types';

/** Subpaths for our own tests and benchmarks; not published. */
const INTERNAL: ReadonlySet<string> = new Set(['./testing', './bench']);

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** Every folder with a manifest below `packages` or `apps`. */
export function workspacesIn(parent: 'packages' | 'apps'): Workspace[] {
  return readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }));
}

/** Topological order: a package comes after its dependencies. */
export function inOrder(workspaces: readonly Workspace[]): Workspace[] {
  const ordered = new Set<Workspace>();
  const add = (workspace: Workspace): void => {
    const { dependencies = {} } = workspace.manifest;
    for (const other of workspaces) if (other.manifest.name in dependencies) add(other);
    ordered.add(workspace);
  };
  for (const workspace of workspaces) add(workspace);
  return [...ordered];
}

/** A module that is published under a subpath: `./node` of `src/node.ts` becomes `dist/node.js` and `types/node.d.ts`. */
export interface EntryPoint {
  readonly source: string;
  readonly module: string;
  readonly types: string;
}

export function entryPointsOf({ exports = {} }: Manifest): EntryPoint[] {
  return publicSubpaths(exports).flatMap(([subpath, source]) =>
    isSource(source) ? [entryPoint(subpath, source)] : [],
  );
}

/** In the repository a package exports its sources; published, it exports the build. */
export function publishedManifest({ folder, manifest }: Workspace, root: Manifest): PublishedManifest {
  const {
    name,
    version,
    description,
    license,
    keywords = [],
    sideEffects = false,
    exports = {},
    files = [],
    dependencies = {},
  } = manifest;
  return {
    name,
    version,
    description,
    license,
    keywords: [...COMMON_KEYWORDS, ...keywords],
    ...whereabouts(root, folder),
    type: 'module',
    engines: root.engines ?? {},
    sideEffects,
    exports: publishedExports(exports),
    files: [MODULES, TYPES, ...files],
    dependencies: publishedDependencies(dependencies, version),
  };
}

export const COMMON_KEYWORDS: readonly string[] = ['scrabble', 'rummikub', 'word-game', 'dutch', 'german'];

export function whereabouts({ repository, homepage, bugs }: Manifest, directory?: string) {
  return {
    ...(repository ? { repository: { ...repository, ...(directory === undefined ? {} : { directory }) } } : {}),
    ...(homepage === undefined ? {} : { homepage }),
    ...(bugs === undefined ? {} : { bugs }),
  };
}

/** Packages of this repository are released together, and depend on each other's exact version. */
function publishedDependencies(dependencies: NonNullable<Manifest['dependencies']>, version: string) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, name.startsWith('@lettertafel/') ? version : range]),
  );
}

function publishedExports(exports: NonNullable<Manifest['exports']>): NonNullable<PublishedManifest['exports']> {
  const published = publicSubpaths(exports).map(([subpath, source]) => {
    if (!isSource(source)) return [subpath, source];
    const { module, types } = entryPoint(subpath, source);
    return [subpath, { types: `./${types}`, default: `./${module}` }];
  });
  return Object.fromEntries(published);
}

function publicSubpaths(exports: NonNullable<Manifest['exports']>): [string, string][] {
  return Object.entries(exports).filter(([subpath]) => !INTERNAL.has(subpath));
}

function isSource(path: string): boolean {
  return path.endsWith('.ts');
}

function entryPoint(subpath: string, source: string): EntryPoint {
  const name = subpath === '.' ? 'index' : subpath.slice('./'.length);
  return {
    source: source.slice('./'.length),
    module: `${dirname(source.replace(/^\.\/src\//, `${MODULES}/`))}/${name}.js`,
    types: source.replace(/^\.\/src\//, `${TYPES}/`).replace(/\.ts$/, '.d.ts'),
  };
}
