/** `lettertafel convert`: a game or a position in another notation. */
import {
  type CgpPosition,
  formatCgp,
  gcgFromRecord,
  gcgFromSheet,
  positionOfRecord,
  positionOfSheet,
} from '@lettertafel/formats';
import { type Note, tellNotes } from '../game-file/notes.ts';
import { type Input, readGame } from '../game-file/read.ts';
import { InputError } from '../input.ts';

export interface ConvertFlags {
  readonly to: string;
  readonly game?: string;
}

/** What is printed, and what could not be kept. */
export interface Converted {
  readonly text: string;
  readonly notes: readonly string[];
}

const FORMS = ['json', 'gcg', 'cgp'] as const;
type Form = (typeof FORMS)[number];

function isForm(text: string): text is Form {
  return FORMS.some((form) => form === text);
}

const WHY_NOT = {
  'table-game': 'a game with a word table has no board',
  'set-up': 'GCG can only write games that start with an empty board',
} as const;

export async function convert(file: string, { to, game }: ConvertFlags): Promise<Converted> {
  if (!isForm(to)) throw new InputError(`--to: expected ${FORMS.join(', ')}`);
  const input = await readGame(file, game);
  const { text, notes } = WRITERS[to](input);
  return { text, notes: tellNotes([...input.notes, ...notes]) };
}

interface Printed {
  readonly text: string;
  readonly notes: readonly Note[];
}

const WRITERS: Readonly<Record<Form, (input: Input) => Printed>> = {
  json: asJson,
  gcg(input) {
    if (input.kind === 'position') throw new InputError('--to gcg: a position is not a game');
    const written =
      input.kind === 'record'
        ? gcgFromRecord(input.record, names(input.record.players))
        : gcgFromSheet(input.sheet, input);
    if ('cannot' in written) throw new InputError(`--to gcg: ${WHY_NOT[written.cannot]}`);
    return written;
  },
  cgp(input) {
    const position = positionIn(input);
    if ('cannot' in position) throw new InputError(`--to cgp: ${WHY_NOT[position.cannot]}`);
    return { text: `${formatCgp(position)}\n`, notes: [] };
  },
};

function positionIn(input: Input): ReturnType<typeof positionOfRecord> {
  switch (input.kind) {
    case 'record':
      return positionOfRecord(input.record, input.record.players);
    case 'sheet':
      return positionOfSheet(input.sheet, input.racks);
    case 'position':
      return input.position;
  }
}

/** A log has no names: they belong to the table. */
function names(players: number): readonly string[] {
  return ['A', 'B', 'C', 'D'].slice(0, players);
}

function asJson(input: Input): Printed {
  switch (input.kind) {
    case 'record':
      return json(input.record);
    case 'sheet': {
      const { sheet, texts, racks } = input;
      const isBare = texts.length === 0 && racks.every((rack) => rack === null);
      return json(isBare ? sheet : { ...sheet, gcg: { texts, racks } });
    }
    case 'position': {
      const { zeroTurns, operations } = input.position;
      const notes: Note[] = [
        ...(zeroTurns > 0 ? [{ code: 'zero-turns' as const, line: 1 }] : []),
        ...(operations.length > 0 ? [{ code: 'operations' as const, line: 1 }] : []),
      ];
      return json({ game: input.game, ...script(input.position) }, notes);
    }
  }
}

/** As for the referee and the solver. */
function script({ board, racks, scores }: CgpPosition) {
  const players = names(racks.length);
  const known = players.flatMap((name, seat) => (racks[seat]?.length ? [[name, racks[seat].join('')]] : []));
  return {
    players,
    setup: {
      board,
      racks: Object.fromEntries(known),
      scores: Object.fromEntries(players.map((name, seat) => [name, scores[seat] ?? 0])),
      turn: players[0],
    },
  };
}

function json(value: unknown, notes: readonly Note[] = []): Printed {
  return { text: `${JSON.stringify(value)}\n`, notes };
}
