/** A game in a file: written after every move, and read to go on with it. Once it is over, the file is its record. */
import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { isLevelId } from '@lettertafel/bots';
import type { KeptTable, SoleTable, TableSeat, TableStore } from '@lettertafel/house';
import { makeRecord, memoryStore } from '@lettertafel/house';
import { type ParsedMovedGame, parseMovedGame } from '@lettertafel/protocol';
import { InputError, readJson, understood } from '../input.ts';
import { parseBots } from './bots.ts';

/** A table with whether its player has gone back to an earlier turn. */
export interface Kept extends KeptTable {
  readonly isPractice: boolean;
}

/** A running game has the form in which browsers move theirs; a server takes it too (`POST /api/moved-games`). */
function formOf({ head, entries, openAt, isPractice }: Kept): unknown {
  const latest = entries.at(-1)?.at ?? head.setAt;
  const record = makeRecord({ ...head, log: entries });
  const seats = head.seats.map((seat) =>
    seat.kind === 'bot' ? { kind: seat.kind, level: seat.level } : { kind: seat.kind, name: seat.name },
  );
  return { version: 1, seats, spent: Math.max(0, Math.round(openAt - latest)), practice: isPractice, record };
}

/** The file is replaced as a whole, so that a crash leaves the previous move. */
function replaceFile(file: string, content: unknown): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, `${JSON.stringify(content)}\n`);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new InputError(`cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
}

/** Keeps a table in memory and, if there is one, in a file. */
export function keptIn(file: string | null, kept: Kept | null): TableStore {
  const memory = memoryStore(kept);
  const write = async () => {
    const table = await memory.read();
    if (file === null || !table) return;
    const form = formOf({ ...table, openAt: Date.now(), isPractice: kept?.isPractice ?? false });
    // Names that could not be read again are refused now.
    if (table.entries.length === 0) understood(parseMovedGame(form));
    replaceFile(file, form);
  };
  // A player who has gone back has gone back in the file too.
  if (kept && kept.entries.length > 0 && file !== null) replaceFile(file, formOf(kept));
  return {
    ...memory,
    async create(head) {
      await memory.create(head);
      await write();
    },
    async append(length, entries) {
      const outcome = await memory.append(length, entries);
      if (outcome === 'done') await write();
      return outcome;
    },
  };
}

/** Replaces the running game by its record, which can be verified. */
export function writeRecord(file: string, { head, log }: SoleTable): void {
  replaceFile(file, makeRecord({ ...head, log }));
}

/** The saved table, and how many milliseconds it was closed, which count for no clock. */
export async function readSaved(file: string): Promise<{ readonly kept: Kept; readonly away: number }> {
  const { seats, spent, practice, record } = understood(parseMovedGame(await readJson(file)));
  const { version, game, players, options, commitment, chance, log } = record;
  if (chance.scheme !== 2 || seats.length !== players)
    throw new InputError(`${file}: not a game saved by this program`);
  const levels = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  const bots = parseBots(levels.filter(isLevelId).join(','));
  const settings = { game, players, options };
  const setAt = log[0]?.at ?? Date.now();
  const closedAt = (log.at(-1)?.at ?? setAt) + spent;
  const head = { version, id: 'terminal', settings, seats: named(seats, bots), chance, commitment, setAt };
  return {
    kept: { head, entries: log, openAt: closedAt, isPractice: practice },
    away: Math.max(0, Date.now() - closedAt),
  };
}

/** Bots have the names that `play` gives them. */
function named(seats: ParsedMovedGame['seats'], bots: readonly TableSeat[]): TableSeat[] {
  const waiting = [...bots];
  return seats.map((seat, index) => {
    if (seat.kind === 'person') return { kind: 'person', name: seat.name ?? `Player ${index + 1}` };
    const bot = waiting.shift();
    if (!bot) throw new InputError(`seats.${index}.level: no level is called ${JSON.stringify(seat.level)}`);
    return bot;
  });
}
