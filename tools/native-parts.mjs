// Native parts: packages such as a bundler ship a binary for each platform as an optional dependency.

const PLATFORM =
  /[-/](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;

/** The packages of a lock file, with an entry for each native part that is missing. */
export function withNativeParts(packages) {
  const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const added = Object.values(packages).flatMap(({ dev, optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !known.has(name))
      .map(([name, version]) => [`node_modules/${name}`, entryOf(name, version, dev)]),
  );
  const all = { ...packages, ...Object.fromEntries(added) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Its platform is at the end of its name: `…-linux-x64-gnu`, `…/darwin-arm64`, `…-wasm32-wasi`. */
function entryOf(name, version, dev) {
  const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? [];
  if (os === undefined) throw new Error(`${name}: no platform in the name of this optional dependency`);
  const platform = os === 'wasm32' ? { cpu: [os] } : { cpu: [cpu], os: [os], ...libcOf(os, abi) };
  return { version, ...platform, ...(dev ? { dev } : {}), optional: true };
}

function libcOf(os, abi) {
  if (os !== 'linux' || abi === '') return {};
  return { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] };
}
