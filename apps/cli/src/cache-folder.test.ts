import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from './cache-folder.ts';

test.each([
  ['linux', {}, join('/home/a', '.cache', 'lettertafel')],
  ['linux', { XDG_CACHE_HOME: '/var/cache/a' }, join('/var/cache/a', 'lettertafel')],
  ['linux', { XDG_CACHE_HOME: 'relative' }, join('/home/a', '.cache', 'lettertafel')],
  ['darwin', {}, join('/home/a', 'Library', 'Caches', 'lettertafel')],
  ['win32', { LOCALAPPDATA: '/local' }, join('/local', 'lettertafel', 'cache')],
  ['win32', { LETTERTAFEL_CACHE: '/mine' }, '/mine'],
])('on %s with %j the cache is %s', (platform, env, folder) => {
  expect(cacheFolder({ platform, env, home: '/home/a' })).toBe(folder);
});
