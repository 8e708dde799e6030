// Native parts: packages such as a bundler ship a binary for each platform as an optional dependency. A lock file made
// on one platform may not list those of another, and npm then silently omits them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This machine's platform in npm's terms; the C library matters only on Linux. */
export function thisPlatform() {
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return { os: process.platform, cpu: process.arch, libc: isMusl ? 'musl' : 'glibc' };
}

/** The native parts of the installed packages that are missing for a platform, as `name@version`. */
export function missingNativeParts(root, platform) {
  return installedPackages(join(root, 'node_modules')).flatMap(({ folder, optionalDependencies = {} }) => {
    const fitting = Object.entries(optionalDependencies).filter(([name]) => isMadeFor(name, platform));
    const isThere = fitting.some(([name]) => isFound(root, folder, name));
    return isThere ? [] : fitting.map(([name, version]) => `${name}@${version}`);
  });
}

/** Matches the platform at the end of a package name: `…-linux-x64-gnu`, `…/darwin-arm64`, `…-win32-x64-msvc`. */
function isMadeFor(name, { os, cpu, libc }) {
  const [, system, processor, abi = ''] =
    /(?:^|[-/])(aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|win32|windows)-([a-z0-9]+)(?:-([a-z0-9]+))?$/.exec(
      name,
    ) ?? [];
  if (system === undefined || processor !== cpu) return false;
  if (system !== os && !(system === 'windows' && os === 'win32')) return false;
  if (os !== 'linux') return true;
  return abi.startsWith('musl') ? libc === 'musl' : abi === '' || libc === 'glibc';
}

function isFound(root, folder, name) {
  return [join(folder, 'node_modules'), join(root, 'node_modules')].some((modules) => existsSync(join(modules, name)));
}

function installedPackages(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      if (name.startsWith('@')) return installedPackages(join(modules, name));
      const file = join(modules, name, 'package.json');
      return existsSync(file) ? [{ ...JSON.parse(readFileSync(file, 'utf8')), folder: join(modules, name) }] : [];
    });
}
