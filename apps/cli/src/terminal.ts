/** Questions and answers in the terminal, for the interactive commands; input may also come from a pipe. */
import { createInterface } from 'node:readline';
import { GAME_IDS, isGameId } from '@lettertafel/engine';
import { InputError } from './input.ts';
import type { Texts } from './texts/index.ts';

/** Asks a question; null at the end of the input. */
export type Ask = (prompt: string) => Promise<string | null>;

/** Runs a dialogue on standard input and output. */
export async function withTerminal(talk: (ask: Ask) => Promise<void>): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once('close', () => {
    isOpen = false;
  });
  const ask: Ask = async (prompt) => {
    terminal.setPrompt(prompt);
    // A file's input may have ended while lines are still buffered, and a closed readline cannot prompt (Node 24).
    if (isOpen) terminal.prompt();
    else process.stdout.write(prompt);
    const { value, done } = await lines.next();
    return done ? null : value.trim();
  };
  try {
    await talk(ask);
  } finally {
    terminal.close();
  }
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export async function askGame(ask: Ask, { ask: said }: Texts): Promise<string | null> {
  say(GAME_IDS.map((id, index) => `${index + 1}  ${said.titles[id]} (${id})`).join('\n'));
  for (;;) {
    const chosen = await ask(said.game);
    const id = chosen === null ? null : (GAME_IDS[Number(chosen) - 1] ?? chosen);
    if (id === null || isGameId(id)) return id;
    say(said.number(GAME_IDS.length));
  }
}

export async function askNames(ask: Ask, { ask: said }: Texts): Promise<string | null> {
  const names = await ask(said.players);
  return names === '' ? 'A,B' : names;
}

/** `Noord, Oost`: the names of people. */
export function parseNames(names: string): string[] {
  const people = names.split(',').map((name) => name.trim());
  if (people.includes('')) throw new InputError('players: a player needs a name');
  return people;
}

/** Lines begin with a name, so no two players may share one. */
export function checkNames(players: readonly string[]): void {
  if (new Set(players).size < players.length) throw new InputError('players: two players have the same name');
}

/** The value of `--options`. */
export function parseOptions(options = '{}'): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(options);
    if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as Record<string, unknown>;
  } catch {
    // Reported below, like everything that is not an object.
  }
  throw new InputError('--options: expected a JSON object');
}
