/** `npm run release:application`: packs `lettertafel` alone, for the container image. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { OUT, packApplication } from './pack.ts';

const { path } = await packApplication();
const target = join(OUT, 'lettertafel.tgz');
renameSync(path, target);
console.log(target);
