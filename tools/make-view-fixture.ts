/** Writes the form of all views, by which a test notices that it has changed. */
import { writeFileSync } from 'node:fs';
import { viewForms } from '../packages/protocol/src/views.testing.ts';

const FILE = new URL('../fixtures/views.json', import.meta.url);
writeFileSync(FILE, `${JSON.stringify(viewForms(), null, 1)}\n`);
