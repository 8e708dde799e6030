/**
 * `npm run release:check`: packs every package, installs the tarballs in empty folders outside the repository, checks
 * the types of each README's example and runs it there, and starts the server from its tarball.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleModule, lettertafelCalls } from '../code-blocks.ts';
import { readExports, shakenSizes } from './exports.ts';
import { ROOT, readManifest, workspacesIn } from './manifest.ts';
import { packRelease, type Tarball } from './pack.ts';
import { binary, run } from './program.ts';
import { checkServer } from './served.ts';

/** The strictest options, including checks of the packages' declarations. */
const STRICT = {
  module: 'nodenext',
  target: 'es2023',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: ['node'],
  typeRoots: [join(ROOT, 'node_modules/@types')],
};

/** Most bytes of a program that imports one small function. */
const SMALL = { specifier: '@lettertafel/engine', name: 'parsePlace', most: 3000 };

const outside = mkdtempSync(join(tmpdir(), 'lettertafel-release-'));
try {
  checkVersions();
  const { libraries, application } = await packRelease();
  checkFiles([...libraries, application]);
  // Both to their end: the folder of the one that still works could not be removed, which would hide why the other failed.
  const checks = await Promise.allSettled([checkLibraries(libraries), checkApplication(application)]);
  for (const check of checks) if (check.status === 'rejected') throw check.reason;
  console.log(`${libraries.length + 1} packages can be installed and used`);
} finally {
  rmSync(outside, { recursive: true, force: true });
}

/** Versions move together (`npm run release:version`). */
function checkVersions(): void {
  const { version } = readManifest('.');
  for (const { folder, manifest } of [...workspacesIn('packages'), ...workspacesIn('apps')]) {
    if (manifest.version !== version) throw new Error(`${folder} has version ${manifest.version}, not ${version}`);
  }
}

function checkFiles(tarballs: readonly Tarball[]): void {
  for (const { name, files } of tarballs) {
    const unwanted = files.filter((file) => /test|\.ts$/.test(file) && !/\.d\.ts$/.test(file));
    if (unwanted.length > 0) throw new Error(`${name} contains ${unwanted.join(', ')}`);
    for (const wanted of ['package.json', 'README.md', 'LICENSE']) {
      if (!files.includes(wanted)) throw new Error(`${name} lacks ${wanted}`);
    }
  }
}

async function checkLibraries(tarballs: readonly Tarball[]): Promise<void> {
  const folder = await install('libraries', tarballs);
  const examples = tarballs.map(({ name }) => {
    const example = exampleModule(readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8'));
    if (example === '') throw new Error(`the README of ${name} has no example`);
    const file = `${name.slice(name.indexOf('/') + 1)}-example`;
    writeFileSync(join(folder, `${file}.ts`), example);
    return file;
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }));
  await run(binary('tsc'), ['-p', folder]);
  await checkExports(folder);
  await Promise.all(examples.map((file) => run(process.execPath, [`${file}.js`], folder)));
}

/** Prints what can be imported and what it costs, and refuses types that are named but cannot be imported. */
async function checkExports(folder: string): Promise<void> {
  const { all, missing } = readExports(folder);
  if (missing.length > 0) throw new Error(`types that cannot be imported:\n${missing.join('\n')}`);
  for (const imported of all) {
    const sizes = await shakenSizes(folder, imported);
    const values = [...sizes].map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`);
    console.log(`${imported.specifier}, in kB when imported alone: ${values.join(', ')}`);
    if (imported.types.length > 0) console.log(`  types: ${imported.types.join(', ')}`);
    const bytes = sizes.get(SMALL.name) ?? 0;
    if (imported.specifier === SMALL.specifier && (bytes === 0 || bytes > SMALL.most)) {
      throw new Error(`a program that imports ${SMALL.name} takes ${bytes} bytes, more than ${SMALL.most}`);
    }
  }
}

async function checkApplication(tarball: Tarball): Promise<void> {
  const folder = await install('application', [tarball]);
  const program = binary('lettertafel', folder);
  const calls = lettertafelCalls(readFileSync(join(folder, 'node_modules', tarball.name, 'README.md'), 'utf8'));
  const others = calls.filter(([command]) => command !== 'serve');
  if (others.length === 0 || others.length === calls.length)
    throw new Error('the README of lettertafel has no commands');
  await Promise.all([checkServer(program, folder), ...others.map((call) => run(program, call, folder))]);
}

async function install(name: string, tarballs: readonly Tarball[]): Promise<string> {
  const folder = join(outside, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const paths = tarballs.map(({ path }) => path);
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...paths], folder);
  return folder;
}
