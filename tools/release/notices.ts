/** The licences of other people's code that is bundled into `lettertafel`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './manifest.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

/** All runtime dependencies in the lock file, including a few that are not in the bundle. */
export function thirdPartyNotices(): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const notices = Object.entries(packages)
    .filter(([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name} ${version} (${license ?? 'see its text'})\n\n${licenceText(join(ROOT, path))}`;
    });
  return `lettertafel contains code of these packages, under their licences.\n\n${notices.join('\n')}`;
}

function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter(
    (name) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.(js|ts)$/.test(name),
  );
  return files.map((file) => `${readFileSync(join(folder, file), 'utf8').trim()}\n`).join('\n');
}
