/** Stages `lettertafel`: the command line tool, the server and the built web app in one package that needs no build. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCli } from '../cli-bundle.mjs';
import { absoluteLinks } from './links.ts';
import { COMMON_KEYWORDS, type Manifest, type PublishedManifest, ROOT, readManifest, whereabouts } from './manifest.ts';
import { thirdPartyNotices } from './notices.ts';

const BIN = 'apps/cli/bin/lettertafel.mjs';

/** Files read at run time, at the same paths as in the repository. */
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
  const readme = readFileSync(join(ROOT, 'apps/cli/README.md'), 'utf8');
  writeFileSync(join(stage, 'README.md'), absoluteLinks(readme, 'apps/cli', readManifest('.')));
  writeFileSync(join(stage, 'THIRD-PARTY.txt'), thirdPartyNotices());
  const manifest = applicationManifest({ root: readManifest('.'), server: readManifest('apps/server') });
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return stage;
}

/** Everything is bundled except the database, which has native binaries. */
function applicationManifest({ root, server }: { root: Manifest; server: Manifest }): PublishedManifest {
  const { name, version, description, engines = {} } = root;
  const { libsql = '' } = server.dependencies ?? {};
  // It contains the word lists.
  const { license } = readManifest('packages/words');
  return {
    name,
    version,
    description,
    license,
    keywords: COMMON_KEYWORDS,
    ...whereabouts(root),
    type: 'module',
    engines,
    bin: { lettertafel: BIN },
    files: ['apps', 'packages', 'fixtures', 'THIRD-PARTY.txt'],
    dependencies: { libsql },
  };
}
