import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './graph/queries.ts';
import { type ImportOptions, importList } from './import-list.ts';
import { MAX_LIST_BYTES } from './parse-list.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const importText = (text: string, options: Partial<ImportOptions> = {}) =>
  importList(bytesOf(text), { language: 'nl', ...options });
const wordsIn = (result: ReturnType<typeof importList>) => ('file' in result ? wordsOf(result.file.graph) : result);

describe('importing plain text', () => {
  test('folds, sorts, counts duplicates, and skips blank lines and remarks', () => {
    const result = importText('\uFEFF# our club\r\ntrein\r\n\r\n  één \r\nTREIN\r\nĳs\r\neen');
    expect(wordsIn(result)).toEqual(['EEN', 'IJS', 'TREIN']);
    expect(result).toMatchObject({ language: 'nl', words: 3, duplicates: 2, skipped: 0 });
  });

  test('German keeps umlauts and lays ß as SS', () => {
    expect(wordsIn(importText('Größe\nCafé', { language: 'de' }))).toEqual(['CAFE', 'GRÖSSE']);
  });

  test('bad lines refuse the file, with their numbers and reasons', () => {
    expect(importText(`trein\nfoto's\na\n\n${'a'.repeat(26)}\nbarend servet`)).toEqual({
      code: 'bad-lines',
      count: 4,
      lines: [
        { line: 2, text: "foto's", reason: 'not-letters' },
        { line: 3, text: 'a', reason: 'too-short' },
        { line: 5, text: 'a'.repeat(26), reason: 'too-long' },
        { line: 6, text: 'barend servet', reason: 'not-letters' },
      ],
    });
  });

  test('bad lines can be left out on request', () => {
    const result = importText("trein\nfoto's\n", { skipBadLines: true });
    expect(wordsIn(result)).toEqual(['TREIN']);
    expect(result).toMatchObject({ skipped: 1, duplicates: 0, badLines: [{ line: 2, reason: 'not-letters' }] });
  });

  test('the same words have the same checksum, whatever their order and case', () => {
    const checksum = (text: string) => {
      const result = importText(text);
      return 'file' in result && result.file.checksum;
    };
    expect(checksum('trein\nijs')).toBe(checksum('IJS\nTREIN\nijs'));
    expect(checksum('trein\nijs')).not.toBe(checksum('trein'));
  });
});

describe('importing the text form of Scrabble3D', () => {
  test('takes the words below [Words] and drops meanings and categories', () => {
    const text = '[Header]\nVersion=1\nAuthor=me\n[Categories]\n0=all\n[Words]\naal=fish;0\nTREIN\nzee=;1\n';
    expect(wordsIn(importText(text))).toEqual(['AAL', 'TREIN', 'ZEE']);
  });

  test('reports the line of the file, not of the section', () => {
    expect(importText('[Header]\n[Words]\naal\nx-y=1;2')).toMatchObject({ lines: [{ line: 4, text: 'x-y' }] });
  });

  test('without words it is empty', () => {
    expect(importText('[Header]\nVersion=1\n[Words]\n')).toEqual({ code: 'empty' });
  });
});

describe('importing other forms', () => {
  test('Latin-1, if the bytes are not UTF-8', () => {
    const latin = Uint8Array.from('trein\nzee\ncafé\n', (letter) => letter.charCodeAt(0));
    expect(wordsIn(importList(latin, { language: 'nl' }))).toEqual(['CAFE', 'TREIN', 'ZEE']);
  });

  test.each([
    ['semicolons', 'woord;betekenis\ntrein;vervoermiddel\nzee;"zout; water"\nhut\n'],
    ['commas', 'trein, vervoermiddel\nzee,"zout; water"\nhut'],
    ['tabs', 'trein\tvervoermiddel\nzee\t"zout; water"\nhut'],
  ])('CSV with %s: words in the first column, meanings in the second', (_, text) => {
    const result = importText(text);
    expect(wordsIn(result)).toEqual(['HUT', 'TREIN', 'ZEE']);
    expect('meanings' in result && [...result.meanings]).toEqual([
      ['TREIN', 'vervoermiddel'],
      ['ZEE', 'zout; water'],
    ]);
  });

  test('a list of Scrabble3D keeps its meanings', () => {
    const result = importText('[Words]\nTREIN=vervoermiddel;1\nZEE\n');
    expect('meanings' in result && [...result.meanings]).toEqual([['TREIN', 'vervoermiddel']]);
  });

  test('apostrophes and hyphens are joined when asked for, else refused', () => {
    expect(wordsIn(importText("foto's\nmee-eten", { joinMarks: true }))).toEqual(['FOTOS', 'MEEETEN']);
    expect(importText("foto's")).toMatchObject({ code: 'bad-lines', count: 1 });
  });
});

describe('a file that is not a list is refused', () => {
  test('an empty file, and one with nothing but space and remarks', () => {
    expect(importText('')).toEqual({ code: 'empty' });
    expect(importText(' \n\n# nothing\n')).toEqual({ code: 'empty' });
  });

  test('control characters, with the line', () => {
    expect(importText('trein\nze\u0007e\n')).toEqual({ code: 'control-character', line: 2 });
    expect(importText('trein\n\u0000')).toEqual({ code: 'control-character', line: 2 });
    expect(importText('\u001b[31mtrein')).toEqual({ code: 'control-character', line: 1 });
  });

  test('UTF-16, with or without a mark', () => {
    const wide = Uint8Array.from('a\0b\0', (letter) => letter.charCodeAt(0));
    expect(importList(wide, { language: 'nl' })).toEqual({ code: 'control-character', line: 1 });
  });

  test('a zip and a gzip', () => {
    for (const head of [
      [0x50, 0x4b, 3, 4],
      [0x1f, 0x8b, 8, 0],
    ])
      expect(importList(Uint8Array.from([...head, 65, 66]), { language: 'nl' })).toEqual({
        code: 'archive',
      });
  });

  test('a list that begins with PK is not a zip', () => {
    expect(wordsIn(importText('pkaaa\nzee'))).toEqual(['PKAAA', 'ZEE']);
  });

  test('a file of 200 MB, without reading it', () => {
    const huge = new Uint8Array(200 * 1024 * 1024);
    expect(importList(huge, { language: 'nl' })).toEqual({ code: 'too-large', limit: MAX_LIST_BYTES });
  });

  test('any bytes at all give a list or a refusal, never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, skipBadLines) => {
        const result = importList(bytes, { language: 'de', skipBadLines });
        expect('file' in result ? result.words : result.code).toBeTruthy();
      }),
    );
  });
});
