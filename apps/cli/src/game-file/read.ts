/** Finds out by its content what a file is: GCG, CGP, a game's log, a score sheet or a position as JSON. */
import { type BoardGameId, GAMES, isBoardGame, isGameId } from '@lettertafel/engine';
import { type CgpPosition, decodeText, type KeptText, readCgp, readGcg } from '@lettertafel/formats';
import { type ParsedRecord, parseRecord, parseWith } from '@lettertafel/protocol';
import { readSheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import * as v from 'valibot';
import { describeSettings, InputError, readBytes, understood } from '../input.ts';
import { readable } from '../unreadable.ts';
import { jsonFault } from './json-fault.ts';
import type { Note } from './notes.ts';

/** A score sheet with what a GCG file says beside it. */
export interface SheetInput {
  readonly kind: 'sheet';
  readonly sheet: ScoreSheet;
  readonly texts: readonly KeptText[];
  /** The racks after the last line, by seat. */
  readonly racks: readonly (string | null)[];
  /** From a GCG file: somebody else's game, perhaps without its end. */
  readonly isOfOthers: boolean;
}

export type Input = (
  | { readonly kind: 'record'; readonly record: ParsedRecord }
  | SheetInput
  | { readonly kind: 'position'; readonly game: BoardGameId; readonly position: CgpPosition }
) & { readonly notes: readonly Note[] };

const CGP = /^\s*[^\s/]+(?:\/[^\s/]+){7,}\s/;

export async function readGame(file: string, asked: string | undefined): Promise<Input> {
  const game = boardGame(asked);
  const { text } = readable(decodeText(await readBytes(file)), '');
  if (/^\s*[[{]/.test(text)) return readJsonText(text);
  if (CGP.test(text)) {
    const read = readable(readCgp(text, game), '');
    return { kind: 'position', ...read, notes: [] };
  }
  const { sheet, texts, racks, notes } = readable(readGcg(text, game), '');
  return { kind: 'sheet', sheet, texts, racks, notes, isOfOthers: true };
}

function boardGame(id: string | undefined): BoardGameId | undefined {
  if (id === undefined) return undefined;
  if (!isGameId(id) || !isBoardGame(id)) throw new InputError(`--game: no board game has the id ${JSON.stringify(id)}`);
  return id;
}

/** Nothing in a kept line may start another. */
const oneLine = v.pipe(v.string(), v.maxLength(10_000), v.regex(/^[^\n\r]*$/, 'expected one line'));
const beside = v.object({
  gcg: v.exactOptional(
    v.object({
      texts: v.pipe(
        v.array(v.object({ after: v.pipe(v.number(), v.integer(), v.minValue(0)), text: oneLine })),
        v.maxLength(5000),
      ),
      racks: v.pipe(
        v.array(v.nullable(v.pipe(v.string(), v.regex(/^[\p{Lu}?]{0,20}$/u, 'expected tiles')))),
        v.maxLength(4),
      ),
    }),
  ),
});

function readJsonText(text: string): Input {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && 'lines' in value) {
    const read = readSheet(value);
    if ('problem' in read) return understood(read);
    if ('refusal' in read) throw new InputError(describeSettings(GAMES[read.game], read.refusal));
    const { gcg } = understood(parseWith(beside, value));
    const { texts = [], racks = [] } = gcg ?? {};
    return { kind: 'sheet', sheet: read.sheet, texts, racks, notes: [], isOfOthers: gcg !== undefined };
  }
  return { kind: 'record', record: understood(parseRecord(value)), notes: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, jsonFault(text)).split('\n');
    throw new InputError(`line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: this is not JSON`);
  }
}
