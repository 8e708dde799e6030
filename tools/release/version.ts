/** `npm run release:version -- 0.2.0`: sets the version of every package and adds a changelog heading. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, workspacesIn } from './manifest.ts';

interface Versioned {
  version: string;
}

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version)) {
  console.error('usage: npm run release:version -- 1.2.3 (or 1.2.3-beta.1)');
  process.exit(2);
}

const folders = [...workspacesIn('packages'), ...workspacesIn('apps')].map(({ folder }) => folder);
for (const folder of ['.', ...folders]) {
  changeJson<Versioned>(`${folder}/package.json`, (manifest) => {
    manifest.version = version;
  });
}
changeJson<Versioned & { packages: Record<string, Versioned> }>('package-lock.json', (lock) => {
  for (const locked of [lock, lock.packages[''], ...folders.map((folder) => lock.packages[folder])]) {
    if (locked) locked.version = version;
  }
});
const changelog = join(ROOT, 'CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
const changes = readFileSync(changelog, 'utf8');
writeFileSync(changelog, changes.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${today})\n`));
console.log(`All packages are ${version} now. Next: npm test, commit, npm run release:publish.`);

function changeJson<Content>(path: string, change: (content: Content) => void): void {
  const file = join(ROOT, path);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
