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
  tableInfoSchema,
  tableSummarySchema,
} from '@lettertafel/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A schema that others refer to. Every family of games has moves of its own; they are sent alike. */
const NAMED: Readonly<Record<string, GenericSchema>> = {
  ...Object.fromEntries(GAME_IDS.map((game) => [moveName(game), moveSchema(game, seatSchema)])),
  Table: tableInfoSchema,
  TableSummary: tableSummarySchema,
  News: newsSchema,
  Sayings: sayingsSchema,
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

/** Refusals are plain data whose details depend on the code. */
const REFUSAL = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', description: 'see docs/refusals.md' },
    rule: { type: 'string', description: 'the rule, such as B-10' },
  },
};

/** Every named schema, for the description's components. */
export function namedSchemas(): Record<string, object> {
  const schemas = Object.entries(NAMED).map(([name, schema]) => {
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
  return { ...Object.fromEntries(schemas), Refusal: REFUSAL };
}
