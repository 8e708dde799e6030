/** `npm run docs` writes docs/protocol.md. */
import { writeFileSync } from 'node:fs';
import { protocolPage } from '../src/http/protocol-page.ts';

writeFileSync('docs/protocol.md', protocolPage());
