// Keeps the files of the app for who has no network. Pages and data always come from the server first; files under
// /assets/ carry their content in their names, so that a kept one is never a wrong one, and an update never breaks a
// game that runs: its page keeps asking for the files it was made with.

const CACHE = 'lettertafel-1';
const PAGE = '/';
/** Of several versions; the oldest go first. */
const MOST_FILES = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(serverFirst(new Request(PAGE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(serverFirst(request));
});

async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A file of the app is a script, a style, a font or a picture; never a page.
  if (answer.ok && !(answer.headers.get('content-type') ?? '').startsWith('text/html')) {
    await cache.put(request, answer.clone());
    await letGo(cache);
  }
  return answer;
}

async function letGo(cache) {
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(file);
}

async function serverFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    // Only the app's own page: not a refusal, nor what a hotel or a proxy shows instead.
    if (await isApp(answer.clone())) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw problem;
  }
}

async function isApp(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || answer.redirected || !type.startsWith('text/html')) return false;
  return (await answer.text()).includes('<div id="app">');
}
