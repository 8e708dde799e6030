// Caches the files of the app, so that it starts and plays offline. Pages and data come from the network first. Files
// under assets/ have content hashes in their names: a cached file is never stale, and an update never breaks a running
// game, because its page keeps requesting the files of its own version.

/** Every file of this build, inserted by the build; a new list makes a new worker, which fetches the new files. */
const FILES = [];

/** Of several versions; the oldest are evicted first. */
const MOST_FILES = 500;
/** Milliseconds before a slow network counts as offline. */
const PATIENCE = 4000;

/** The base path of the app; a host may serve it below any path. */
const BASE = new URL('./', location.href).pathname;

const NAME = 'lettertafel-1';
/** Other apps, and other copies below other paths, may share the origin. */
const CACHE = BASE === '/' ? NAME : `${NAME} ${BASE}`;
/** Caches of earlier versions; everything else is not ours to delete. */
const OLD = /^lettertafel-\d+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

function isOld(name) {
  const [version, base = '/'] = name.split(' ');
  return name !== CACHE && base === BASE && OLD.test(version);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(`${BASE}api/`)) return;
  const isFile = pathname.startsWith(`${BASE}assets/`) || FILES.includes(pathname.slice(BASE.length));
  if (isFile) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(serverFirst(request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await keepPage(cache, await fetch(BASE));
  for (const file of FILES) {
    if (file.startsWith('assets/') && (await cache.match(BASE + file))) continue;
    const answer = await fetch(BASE + file);
    if (!isFileOfApp(answer)) throw new Error(`${file}: ${answer.status}`);
    await cache.put(BASE + file, answer);
  }
  await letGo(cache);
}

async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFileOfApp(answer)) await cache.put(request, answer.clone());
  return answer;
}

/** A script, style, font, list or image; never a page. */
function isFileOfApp(answer) {
  return answer.ok && !(answer.headers.get('content-type') ?? '').startsWith('text/html');
}

/** Files of earlier builds, the oldest first. */
async function letGo(cache) {
  const ofNow = new Set(['', ...FILES].map((file) => BASE + file));
  const files = (await cache.keys()).filter(({ url }) => !ofNow.has(new URL(url).pathname));
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(file);
}

async function serverFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(BASE);
  try {
    const answer = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    await keepPage(cache, answer.clone());
    return answer;
  } catch (problem) {
    if (kept) return kept;
    throw problem;
  }
}

/** Only the app's own page: no error, and no captive portal. */
async function keepPage(cache, answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || answer.redirected || !type.startsWith('text/html')) return;
  if ((await answer.clone().text()).includes('<div id="app">')) await cache.put(BASE, answer);
}
