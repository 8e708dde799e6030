/** `npm run release:publish`: for a maintainer who is logged in to npm. Packs all packages and publishes them in order. */
import { packRelease } from './pack.ts';
import { run } from './program.ts';

const extra = process.argv.slice(2);
const status = await run('git', ['status', '--porcelain']);
if (status !== '') throw new Error(`There are changes that are not committed:\n${status}`);
const { libraries, application } = await packRelease();
for (const { name, path } of [...libraries, application]) {
  console.log(name);
  console.log(await run('npm', ['publish', path, '--access', 'public', ...extra]));
}
