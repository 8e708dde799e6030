/** Lists files of the repository, for tests that read sources. */
import { readdirSync } from 'node:fs';

/** All matching files below some folders, with `/` as separator. */
export function filesUnder(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
    )
    .filter((file) => ending.test(file) && !file.includes('/node_modules/'))
    .sort();
}
