/**
 * Makes the font files of the first load: of each font the letters that the app's texts need, the weights that its styles
 * use, and no hints for low resolutions. Other letters, in names, come from the whole fonts. Run by `npm run fonts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

/** Letters of Dutch, German and English, and of names from around. */
const LETTERS = 'ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäåçèéêëíîïñóôöùúûüß';
const SIGNS = '±·×½–—‘’“”„…€−\u00A0';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
export const CHARACTERS = ASCII + LETTERS + SIGNS;

const FOLDER = join(import.meta.dirname, '../src/fonts');
const require = createRequire(import.meta.url);

interface FontFile {
  readonly family: string;
  readonly weights: string;
  /** Below the package of the whole font. */
  readonly source: string;
  readonly options: Omit<Parameters<typeof subsetFont>[2], 'targetFormat'>;
}

export const FONTS: Readonly<Record<string, FontFile>> = {
  'proza-libre-600': {
    family: 'Proza Libre',
    weights: '600',
    source: '@fontsource/proza-libre/files/proza-libre-latin-600-normal.woff2',
    options: { noHinting: true },
  },
  'proza-libre-700': {
    family: 'Proza Libre',
    weights: '700',
    source: '@fontsource/proza-libre/files/proza-libre-latin-700-normal.woff2',
    options: { noHinting: true },
  },
  'hanken-grotesk': {
    family: 'Hanken Grotesk Variable',
    // As the whole font says, or browsers would not take both for one face; bolder than 700 is drawn as 700.
    weights: '100 900',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    options: { noHinting: true, variationAxes: { wght: { min: 400, max: 700, default: 400 } } },
  },
};

export function fontFile({ source, options }: FontFile): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(source)), CHARACTERS, { ...options, targetFormat: 'woff2' });
}

/** Later faces of a family win, so this file is imported after the whole fonts. */
export function fontStyles(): string {
  const range = rangesOf(CHARACTERS);
  const faces = Object.entries(FONTS).map(
    ([name, { family, weights }]) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weights};
  src: url(./${name}.woff2) format("woff2");
  unicode-range:
    ${range.join(',\n    ')};
}
`,
  );
  return `/* Made by tools/fonts.ts. */\n${faces.join('')}`;
}

function rangesOf(characters: string): readonly string[] {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const starts = codes.filter((code, index) => code !== (codes[index - 1] ?? Number.NaN) + 1);
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return starts.map((start, index) => {
    const end = codes[codes.indexOf(starts[index + 1] ?? Number.NaN) - 1] ?? codes.at(-1) ?? start;
    return end === start ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, font] of Object.entries(FONTS)) writeFileSync(join(FOLDER, `${name}.woff2`), await fontFile(font));
  writeFileSync(join(FOLDER, 'fonts.css'), fontStyles());
}
