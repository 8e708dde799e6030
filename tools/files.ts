/** Files of the repository, for the tests that read them as text. */
import { readdirSync } from 'node:fs';

/** All files below some folders whose names end so, with `/` between folders. */
export function filesUnder(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
    )
    .filter((file) => ending.test(file) && !file.includes('/node_modules/'))
    .sort();
}
