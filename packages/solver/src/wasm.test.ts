import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the committed generator is what its sources compile to, byte for byte', () => {
  const home = fileURLToPath(new URL('..', import.meta.url));
  const compiler = fileURLToPath(import.meta.resolve('assemblyscript/asc')).replace(/dist[\\/]asc\.js$/, 'bin/asc.js');
  const folder = mkdtempSync(join(tmpdir(), 'generator-'));
  const built = join(folder, 'generator.wasm');
  execFileSync(process.execPath, [compiler, '--config', 'asconfig.json', '--outFile', built], { cwd: home });
  expect(readFileSync(built).equals(readFileSync(join(home, 'wasm/generator.wasm')))).toBe(true);
  rmSync(folder, { recursive: true });
});
