/** Stages `lettertafel`: the command line tool, the server and the built web app in one package that needs no build. */
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCli } from '../cli-bundle.mjs';
import { type Manifest, type PublishedManifest, ROOT, readManifest } from './manifest.ts';
import { thirdPartyNotices } from './notices.ts';

const BIN = 'apps/cli/bin/lettertafel.mjs';

/** What is read while it runs, at the places where it lies in the repository: the tool looks for it there. */
const SHIPPED = [
  BIN,
  'apps/web/dist',
  'packages/words/data',
  'packages/solver/wasm',
  'packages/bots/data/leaves',
  'fixtures/games',
];

export async function buildApplication(out: string): Promise<string> {
  if (!existsSync(join(ROOT, 'apps/web/dist/index.html'))) throw new Error('The web app is not built: npm run build');
  const stage = join(out, 'lettertafel');
  await bundleCli(join(stage, 'apps/cli/dist'));
  for (const path of [...SHIPPED, 'LICENSE']) cpSync(join(ROOT, path), join(stage, path), { recursive: true });
  cpSync(join(ROOT, 'apps/cli/README.md'), join(stage, 'README.md'));
  writeFileSync(join(stage, 'THIRD-PARTY.txt'), thirdPartyNotices());
  const manifest = applicationManifest({ root: readManifest('.'), server: readManifest('apps/server') });
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return stage;
}

/** All code is bundled but the database, which has a binary for each platform. */
function applicationManifest({ root, server }: { root: Manifest; server: Manifest }): PublishedManifest {
  const { name, version, description, engines = {} } = root;
  const { libsql = '' } = server.dependencies ?? {};
  // It brings the word lists along.
  const { license } = readManifest('packages/words');
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { lettertafel: BIN },
    files: ['apps', 'packages', 'fixtures', 'THIRD-PARTY.txt'],
    dependencies: { libsql },
  };
}
