/** The schemas of the API’s description against the engine’s types, and against everything that the fixtures show. */
import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@lettertafel/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { namedSchemas } from '../apps/server/src/http/json-schemas.ts';
import { seenInFixtures } from '../packages/protocol/src/views.testing.ts';
import { engineSchemas } from './engine-schemas.ts';

test('they are made of the types as they are (npm run docs writes them)', () => {
  const written: unknown = JSON.parse(readFileSync('apps/server/src/http/engine-schemas.json', 'utf8'));
  expect(written).toEqual(engineSchemas());
});

/** Options that only some games have are described in docs/rules. */
const OPEN = ['CrosswordOptions', 'TableOptions'];

/** Refuses what it does not describe; clients may not, since servers may add fields. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [key, closed(part)]);
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(parts), ...(isOpen ? { additionalProperties: false } : {}) };
}

const ajv = new Ajv2020({ strict: false });
const named = Object.entries(namedSchemas()).map(([name, schema]) => [
  name,
  OPEN.includes(name) ? schema : closed(schema),
]);
ajv.addSchema({ $id: 'api:', components: { schemas: Object.fromEntries(named) } });
const faultsOf = (name: string) => {
  const validate = ajv.compile({ $ref: `api:#/components/schemas/${name}` });
  return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
};
const faultsOfNews = faultsOf('News');

/** The first news of a log in which something is wrong. */
function firstFault(id: (typeof GAME_IDS)[number]) {
  let count = 0;
  for (const viewers of seenInFixtures(id)) {
    // One viewer of each entry, in turn: all of all of them take minutes.
    const [events, view] = viewers[count++ % viewers.length] ?? [];
    const entry = { number: count, at: 0, by: 'house', events };
    const news = { table: 'x', as: view?.viewer, length: count, entries: [entry], view };
    const faults = faultsOfNews(JSON.parse(JSON.stringify(news)));
    if (faults.length > 0) return { news, faults };
  }
  return count > 50 ? null : 'no fixtures';
}

test.each(GAME_IDS)('%s: they describe every view and event, and every field', (id) => {
  expect(firstFault(id)).toBeNull();
});

test('they refuse what no viewer is shown', () => {
  const [[events, view] = [[], null] as const] = [...seenInFixtures('scrabble-xl-nl')].at(-1) ?? [];
  const news = { table: 'x', as: 'spectator', length: 1, entries: [{ number: 1, at: 0, by: 0, events }], view };
  expect(faultsOfNews(news)).toEqual([]);
  expect(faultsOfNews({ ...news, view: { ...view, racks: [] } })).not.toEqual([]);
  expect(faultsOfNews({ ...news, view: { ...view, bag: '3' } })).not.toEqual([]);
  expect(faultsOfNews({ ...news, entries: [{ number: 1, at: 0, by: 0, events: [{ type: 'guessed' }] }] })).not.toEqual(
    [],
  );
});
