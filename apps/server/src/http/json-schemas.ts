/** The schemas of the protocol as JSON Schema, named once and referred to from everywhere. */
import { GAME_IDS, GAMES } from '@lettertafel/engine';
import {
  apiProblemSchema,
  moveAnswerSchema,
  moveSchema,
  newsSchema,
  refusalSchema,
  sayingsSchema,
  seatSchema,
  seenEventSchema,
  tableInfoSchema,
  tableSummarySchema,
  viewSchema,
} from '@lettertafel/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import ENGINE_SCHEMAS from './engine-schemas.json' with { type: 'json' };

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A schema that others refer to. Every family of games has moves of its own; they are sent alike. */
const NAMED: Readonly<Record<string, GenericSchema>> = {
  ...Object.fromEntries(GAME_IDS.map((game) => [moveName(game), moveSchema(game, seatSchema)])),
  Table: tableInfoSchema,
  TableSummary: tableSummarySchema,
  News: newsSchema,
  Sayings: sayingsSchema,
  GameView: viewSchema,
  SeenEvent: seenEventSchema,
  Refusal: refusalSchema,
  MoveAnswer: moveAnswerSchema,
  Problem: v.object({ problem: apiProblemSchema }),
};

function moveName(game: (typeof GAME_IDS)[number]): string {
  const names = { board: 'BoardMove', 'board-with-cards': 'TricksterMove', table: 'TableMove' } as const;
  return names[GAMES[game].family];
}

/** The moves of all games, for fields that the server parses once it knows the game. */
export const ANY_MOVE = { oneOf: [...new Set(GAME_IDS.map(moveName))].map((name) => ({ $ref: refTo(name) })) };

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Checks that JSON Schema cannot express are left out. */
export function describe(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...plain
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    definitions: NAMED,
    overrideRef: ({ referenceId }) => refTo(referenceId),
  });
  return plain;
}

/** Every named schema, for the description's components. */
export function namedSchemas(): Record<string, object> {
  const schemas = Object.entries(NAMED).map(([name, schema]): [string, object] => {
    const { [name]: _, ...others } = NAMED;
    const typeMode = name.endsWith('Move') ? 'input' : 'output';
    const {
      $schema: __,
      $defs: ___,
      ...plain
    } = toJsonSchema(schema, {
      errorMode: 'ignore',
      typeMode,
      definitions: others,
      overrideRef: ({ referenceId }) => refTo(referenceId),
    });
    return [name, plain];
  });
  // What the engine makes is passed on unread, and described by the engine's types.
  const passedOn = ['GameView', 'SeenEvent', 'Refusal'];
  const parsed = schemas.filter(([name]) => !passedOn.includes(name));
  return { ...ENGINE_SCHEMAS, ...Object.fromEntries(parsed) };
}
