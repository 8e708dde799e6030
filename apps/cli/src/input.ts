/** Input from a file or standard input: size-limited, and refused with place and reason. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Game, Refusal } from '@lettertafel/engine';
import type { Parsed } from '@lettertafel/protocol';

/** Bad input: one line on standard error, exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 16 * MEGABYTE;

/** Reads a file, or standard input for `-`. */
export async function readBytes(file: string): Promise<Uint8Array> {
  const source: Readable = file === '-' ? process.stdin : createReadStream(file);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new InputError(`the input is larger than ${MOST_BYTES / MEGABYTE} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
  return Buffer.concat(chunks);
}

async function readInput(file: string): Promise<string> {
  const bytes = await readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError('the input is not UTF-8 text');
  }
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readInput(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`the input is not JSON: ${(error as Error).message}`);
  }
}

/** The parsed value; throws the problem with its path. */
export function understood<Value>(parsed: Parsed<Value>): Value {
  if ('value' in parsed) return parsed.value;
  const { path, why } = parsed.problem;
  throw new InputError(path ? `${path}: ${why}` : why);
}

export function wholeAbove0(flag: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InputError(`${flag}: expected a whole number above 0`);
  return value;
}

/** A limit, since every thread takes memory. */
const MOST_WORKERS = 128;

export function workersOf(text: string, flag = '--workers'): number {
  const workers = wholeAbove0(flag, text);
  if (workers > MOST_WORKERS) throw new InputError(`${flag}: expected at most ${MOST_WORKERS}`);
  return workers;
}

const WHY_NO_OPTION: Readonly<Record<string, string>> = {
  'unknown-option': 'the game has no such option',
  'bad-option': 'not a valid value of this option',
  'contradictory-option': 'contradicts another option or the number of players',
};

/** Why these settings are refused, naming the option. */
export function describeSettings({ players }: Pick<Game, 'players'>, { code, option, rule }: Refusal): string {
  if (option !== undefined && rule) return `options.${option}: not possible with computer players (${rule})`;
  if (option !== undefined) return `options.${option}: ${WHY_NO_OPTION[code] ?? code}`;
  return `players: the game is for ${players.join(' to ')} players`;
}
