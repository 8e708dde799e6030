/** The built tool as a process, for tests. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const BIN = `${ROOT}apps/cli/bin/lettertafel.mjs`;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function build(): void {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: ROOT });
  if (status !== 0) throw new Error(`the tool does not build: ${stderr}`);
}

/** Runs the tool to its end. */
export function run(args: readonly string[], input: string | Uint8Array = '', cwd = ROOT): Promise<Ran> {
  return ended(process.execPath, [BIN, ...args], { input, cwd });
}

/** Runs a shell line; a server is stopped once its standard error matches. */
export function runShell(line: string, cwd: string, stopAt?: RegExp): Promise<Ran> {
  return ended(stopAt ? `exec ${line}` : line, [], { input: '', cwd, shell: true, ...(stopAt ? { stopAt } : {}) });
}

function ended(
  command: string,
  args: readonly string[],
  { input, stopAt, ...options }: { input: string | Uint8Array; cwd: string; shell?: boolean; stopAt?: RegExp },
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    // Terminals speak English, whatever language the developer's does.
    const child = spawn(command, args, { ...options, env: { ...process.env, LC_ALL: 'C' } });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => {
      err.push(chunk);
      if (stopAt?.test(String(Buffer.concat(err)))) child.kill('SIGTERM');
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: String(Buffer.concat(out)), err: String(Buffer.concat(err)) }));
    // The tool may close its input early.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
