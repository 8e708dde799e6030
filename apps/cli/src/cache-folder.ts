/** The folder for what can be derived again: the user's cache folder, never the installed package. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

const here = (): Surroundings => ({ env: process.env, platform: process.platform, home: homedir() });

export function cacheFolder({ env, platform, home }: Surroundings = here()): string {
  if (env.LETTERTAFEL_CACHE) return env.LETTERTAFEL_CACHE;
  // The specification of these folders tells programs to ignore relative paths.
  if (env.XDG_CACHE_HOME?.startsWith('/')) return join(env.XDG_CACHE_HOME, 'lettertafel');
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'lettertafel');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'lettertafel', 'cache');
  return join(home, '.cache', 'lettertafel');
}
