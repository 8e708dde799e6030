/** Runs a program; on failure throws with its output. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './manifest.ts';

const IS_WINDOWS = process.platform === 'win32';
const MOST_OUTPUT = 64 << 20;

export async function run(program: string, args: readonly string[], cwd: string = ROOT): Promise<string> {
  try {
    const options = { cwd, shell: IS_WINDOWS, maxBuffer: MOST_OUTPUT };
    return (await promisify(execFile)(program, [...args], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** The path of an installed package's binary. */
export function binary(name: string, folder: string = ROOT): string {
  return join(folder, 'node_modules', '.bin', IS_WINDOWS ? `${name}.cmd` : name);
}
