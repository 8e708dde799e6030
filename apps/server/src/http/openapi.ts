/** The OpenAPI description, generated from the routes and their schemas. */
import { apiProblemSchema } from '@lettertafel/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { Route } from './route.ts';

/** Checks that JSON Schema cannot express are left out. */
function describe(schema: GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...plain } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return plain;
}

export function openApi(routes: readonly Route[], base: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lettertafel', version: '1', description: 'Tables for letter-tile word games.' },
    servers: [{ url: base }],
    paths,
  };
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
    : body && { 'application/json': { schema: describe(body, 'input') } };
  const problem = { 'application/json': { schema: describe(v.object({ problem: apiProblemSchema }), 'output') } };
  return {
    summary,
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...(answer
        ? { 200: { description: 'done', content: { 'application/json': { schema: describe(answer, 'output') } } } }
        : { 204: { description: 'done' } }),
      default: { description: 'a problem: nothing was changed', content: problem },
    },
  };
}
