/** The published manifest of a package. */
import { expect, test } from 'vitest';
import { absoluteLinks } from './links.ts';
import { COMMON_KEYWORDS, entryPointsOf, inOrder, type Manifest, publishedManifest } from './manifest.ts';

const root: Manifest = {
  name: 'lettertafel',
  version: '1.2.3',
  description: '',
  license: 'MIT',
  engines: { node: '>=20' },
  repository: { type: 'git', url: 'git+https://example.org/x.git' },
  homepage: 'https://example.org/x',
  bugs: 'https://example.org/x/issues',
};
const words: Manifest = {
  name: '@lettertafel/words',
  version: '1.2.3',
  description: 'Lists.',
  license: 'MIT',
  keywords: ['list'],
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './node': './src/files/node.ts',
    './testing': './src/kit.ts',
    './bench': './src/bench.ts',
    './data/*': './data/*',
  },
  files: ['data'],
  dependencies: { '@lettertafel/engine': '*', '@noble/hashes': '2.4.0' },
};

test('a published package exports the build, without subpaths for tests and benchmarks', () => {
  expect(publishedManifest({ folder: 'packages/words', manifest: words }, root)).toEqual({
    name: '@lettertafel/words',
    version: '1.2.3',
    description: 'Lists.',
    license: 'MIT',
    keywords: [...COMMON_KEYWORDS, 'list'],
    repository: { type: 'git', url: 'git+https://example.org/x.git', directory: 'packages/words' },
    homepage: 'https://example.org/x',
    bugs: 'https://example.org/x/issues',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      '.': { types: './types/index.d.ts', default: './dist/index.js' },
      './node': { types: './types/files/node.d.ts', default: './dist/files/node.js' },
      './data/*': './data/*',
    },
    files: ['dist', 'types', 'data'],
    dependencies: { '@lettertafel/engine': '1.2.3', '@noble/hashes': '2.4.0' },
  });
});

test('only modules are built', () => {
  expect(entryPointsOf(words).map(({ source }) => source)).toEqual(['src/index.ts', 'src/files/node.ts']);
});

test('packages come after those they depend on', () => {
  const workspace = (name: string, ...dependencies: string[]) => ({
    folder: `packages/${name}`,
    manifest: { ...root, name, dependencies: Object.fromEntries(dependencies.map((other) => [other, '*'])) },
  });
  const ordered = inOrder([workspace('bots', 'solver', 'engine'), workspace('solver', 'engine'), workspace('engine')]);
  expect(ordered.map(({ manifest }) => manifest.name)).toEqual(['engine', 'solver', 'bots']);
});

test('links of a README lead to the repository, at the version that was released', () => {
  const text = 'see [a](../../docs/a.md#b), [c](https://c.example) and [d](#d)';
  expect(absoluteLinks(text, 'packages/words', root)).toBe(
    'see [a](https://example.org/x/blob/v1.2.3/docs/a.md#b), [c](https://c.example) and [d](#d)',
  );
});
