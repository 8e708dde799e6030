/** The OpenAPI description, generated from the routes and their schemas. */
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { COOKIE } from '../people/guests.ts';
import { ANY_MOVE, describe, type JsonSchema, namedSchemas } from './json-schemas.ts';
import { STATUS } from './problems.ts';
import type { Route } from './route.ts';

export function openApi(routes: readonly Route[], base: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lettertafel',
      version: String(PROTOCOL_VERSION),
      description: 'Tables for letter-tile word games. Games are also played over a socket: docs/protocol.md.',
    },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: namedSchemas(),
      responses: Object.fromEntries(STATUSES.map((status) => [nameOf(status), problemResponse(status)])),
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'Set by the first answer to a client without it. It is the guest: keep it.',
        },
      },
    },
  };
}

const STATUSES: readonly number[] = [...new Set(Object.values(STATUS))].sort((one, other) => one - other);

function nameOf(status: number): string {
  return `Problem${status}`;
}

function problemResponse(status: number) {
  const codes = Object.entries(STATUS).flatMap(([code, own]) => (own === status ? [code] : []));
  return {
    description: `Nothing was changed: ${codes.join(', ')}`,
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

/** `POST /api/tables/:id/moves` is postTablesIdMoves. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^a-z]+/i).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The statuses that a route of this kind can answer with. */
function statusesOf(route: Route): readonly number[] {
  const isChange = route.method !== 'GET';
  const hasBody = route.bodyType !== undefined || ('body' in route && route.body !== undefined);
  const possible: Readonly<Record<number, boolean>> = {
    400: hasBody || route.query !== undefined,
    403: isChange,
    404: true,
    409: isChange,
    413: hasBody,
    429: true,
    500: true,
    503: true,
  };
  return STATUSES.filter((status) => possible[status]);
}

function operation(route: Route) {
  const { path, summary, answer, query = {} } = route;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  const body = 'body' in route ? route.body : undefined;
  const content = route.bodyType
    ? { [route.bodyType]: { schema: { type: route.bodyType === 'text/plain' ? 'string' : 'object' } } }
    : body && { 'application/json': { schema: withMoves(describe(body, 'input')) } };
  const problems = statusesOf(route).map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]);
  return {
    operationId: operationId(route),
    summary,
    // A guest without a cookie becomes one with the answer.
    security: [{ guest: [] }, {}],
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...(answer
        ? { 200: { description: 'done', content: { 'application/json': { schema: describe(answer, 'output') } } } }
        : { 204: { description: 'done' } }),
      ...Object.fromEntries(problems),
    },
  };
}

/** The server parses a move once it knows the game. */
function withMoves(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  return properties && 'move' in properties ? { ...schema, properties: { ...properties, move: ANY_MOVE } } : schema;
}
