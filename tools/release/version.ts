/** `npm run release:version -- 0.2.0`: sets the version of every package and adds a changelog heading. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readManifest, workspacesIn } from './manifest.ts';

interface Versioned {
  version: string;
}

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version)) {
  console.error('usage: npm run release:version -- 1.2.3 (or 1.2.3-beta.1)');
  process.exit(2);
}

const { version: current } = readManifest('.');
if (!isLater(version, current)) refuse(`${version} is not later than ${current}`);
const changelog = join(ROOT, 'CHANGELOG.md');
const changes = readFileSync(changelog, 'utf8');
if (!/^## Unreleased\n+(?!## )\S/m.test(changes)) refuse('CHANGELOG.md has nothing below its heading Unreleased');

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
const today = new Date().toISOString().slice(0, 10);
writeFileSync(changelog, changes.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${today})\n`));
console.log(`All packages are ${version} now. Next: npm test, commit, npm run release:publish.`);

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

/** A pre-release (`1.2.3-beta.1`) comes before its release. */
function isLater(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((text) => {
    const numbers = (text.match(/\d+/g) ?? []).map(Number);
    return text.includes('-') ? numbers : [...numbers, Number.POSITIVE_INFINITY];
  });
  const at = (parts ?? []).findIndex((part, index) => part !== others?.[index]);
  return at >= 0 && (parts?.[at] ?? 0) > (others?.[at] ?? 0);
}

function changeJson<Content>(path: string, change: (content: Content) => void): void {
  const file = join(ROOT, path);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
