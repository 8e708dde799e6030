// Shows notices, and caches the files of the app, so that it starts and plays offline. Pages and data come from the network first. Files
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

/** What a notice says, by the language of the page: its title, and its text with the names of the others. */
const NOTICES = {
  nl: {
    with: (names) => (names === '' ? 'Aan een van je tafels' : `Aan tafel met ${names}`),
    and: 'en',
    turn: ['Jij bent'],
    time: ['Je tijd raakt op'],
    rematch: ['Nog een spel?'],
    invitation: ['Kom je spelen?'],
    trial: ['Meldingen werken', 'Zo hoor je dat je aan de beurt bent.'],
    over: ['Niets meer te doen', 'De tafel wacht niet meer op jou.'],
    unknown: ['Lettertafel', 'Er is nieuws aan een van je tafels.'],
  },
  de: {
    with: (names) => (names === '' ? 'An einem deiner Tische' : `Am Tisch mit ${names}`),
    and: 'und',
    turn: ['Du bist dran'],
    time: ['Deine Zeit wird knapp'],
    rematch: ['Noch ein Spiel?'],
    invitation: ['Spielst du mit?'],
    trial: ['Benachrichtigungen kommen an', 'So erfährst du, dass du dran bist.'],
    over: ['Nichts mehr zu tun', 'Der Tisch wartet nicht mehr auf dich.'],
    unknown: ['Lettertafel', 'An einem deiner Tische gibt es Neues.'],
  },
  en: {
    with: (names) => (names === '' ? 'At one of your tables' : `At the table with ${names}`),
    and: 'and',
    turn: ['Your turn'],
    time: ['Your time is running out'],
    rematch: ['Another game?'],
    invitation: ['Will you play?'],
    trial: ['Notifications work', 'This is how you hear that it is your turn.'],
    over: ['Nothing left to do', 'The table no longer waits for you.'],
    unknown: ['Lettertafel', 'There is news at one of your tables.'],
  },
};

// The message has an id only: what it is about is asked from the server, so that it says what is so now.
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text() ?? '')));

async function showNotice(id) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ notice: id });
  const about = id === 'trial' ? await readTrial() : await askServer(`me/notices/${encodeURIComponent(id)}`);
  const {
    kind = about === null ? 'over' : 'unknown',
    language = navigator.language.slice(0, 2),
    table,
    names,
  } = about ?? {};
  const texts = NOTICES[language] ?? NOTICES.en;
  const [title, body = texts.with(listOf(names ?? [], texts.and))] = texts[kind];
  await self.registration.showNotification(title, {
    body,
    lang: language,
    icon: `${BASE}icon-192.png`,
    // A later one about the same table takes its place, and so does the same one if it is sent twice.
    tag: table ?? id,
    data: { table },
  });
}

function listOf(names, and) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

async function readTrial() {
  const settings = await askServer('me/notices');
  return { kind: 'trial', language: settings?.subscription?.language };
}

/** Undefined: there is no answer. */
async function askServer(path) {
  const answer = await fetch(`${BASE}api/${path}`).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.table));
});

async function openTable(table) {
  const address = new URL(table === undefined ? BASE : `${BASE}t/${table}`, location.href).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

// The browser has renewed its subscription by itself.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription()));

async function renewSubscription() {
  const { key, subscription: known } = (await askServer('me/notices')) ?? {};
  if (!known) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await fetch(`${BASE}api/me/notices`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, language: known.language, quiet: known.quiet, zone }),
  });
}
