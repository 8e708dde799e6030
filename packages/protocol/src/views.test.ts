import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { viewForms } from './views.testing.ts';

test('what pages are sent has the form that the versions name', () => {
  const known = JSON.parse(readFileSync('fixtures/views.json', 'utf8'));
  const how = 'pages keep hashes of views: raise VIEW_VERSION and PROTOCOL_VERSION, then run npm run fixtures';
  expect(viewForms(), how).toEqual(known);
});
