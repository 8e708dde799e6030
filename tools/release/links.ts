/** READMEs link to files of the repository; where a package is shown, such links need its address. */
import { posix } from 'node:path';
import type { Manifest } from './manifest.ts';

export function absoluteLinks(readme: string, folder: string, { homepage = '', version }: Manifest): string {
  return readme.replaceAll(/\]\((?!\w+:|#)([^)\s]+)\)/g, (_, path: string) => {
    return `](${homepage}/blob/v${version}/${posix.join(folder, path)})`;
  });
}
