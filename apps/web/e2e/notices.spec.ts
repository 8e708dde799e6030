/**
 * Notices on a device: switched on in the settings, sent through a real push service on loopback, shown by the service
 * worker, and opened. Only the way between that service and the browser, which is the browser maker's, is the test's own.
 */
import type { BrowserContext, Page, Worker } from '@playwright/test';
import {
  openPushReceiver,
  type PushReceiver,
  type TestBrowser,
} from '../../server/src/notices/push-receiver.testing.ts';
import { anotherPlayer, expect, ME, post, test } from './browser.ts';
import { startServer } from './own-server.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

let push: PushReceiver;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  push = await openPushReceiver();
  server = await startServer('', ['--push-service', push.origin, '--contact', 'mailto:host@example.org']);
});
test.afterAll(async () => {
  await server.stop();
  await push.close();
});

/** The page subscribes there instead of at the browser maker's. */
async function subscribeAt(page: Page, { subscribe: { endpoint, p256dh, auth } }: TestBrowser): Promise<void> {
  await page.addInitScript(
    (json) => {
      const subscription = { ...json, toJSON: () => json, unsubscribe: async () => true };
      // Without a window Chromium says no here, even to what it was granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(PushManager.prototype, {
        subscribe: async () => subscription,
        getSubscription: async () => subscription,
      });
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** Gives the service worker what the push service got, as the browser would. */
async function deliverer(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${server.address}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data });
}

/** A Chromium without a window shows no notices and opens no windows: the worker writes down what it would. */
async function watchWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`
    globalThis.shown = [];
    globalThis.opened = [];
    registration.showNotification = async (title, options) => shown.push({ title, ...options });
    clients.openWindow = async (address) => opened.push(address);
  `);
  return worker;
}

interface Shown {
  readonly title: string;
  readonly body: string;
}

const shownBy = async (worker: Worker) =>
  (await worker.evaluate<Shown[]>('shown')).map(({ title, body }) => `${title}: ${body}`);

test('a notice is switched on, tried, received, and opened at the current state', async ({
  page,
  context,
  browser,
  input,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.address });
  const receiver = push.newBrowser();
  await subscribeAt(page, receiver);
  await page.goto(`${server.address}/settings`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.getByRole('link', { name: 'host@example.org' })).toHaveAttribute('href', 'mailto:host@example.org');
  const worker = await watchWorker(context);
  const deliver = await deliverer(context, page);
  await input.press(page.getByRole('switch', { name: 'Meldingen op dit apparaat' }));
  const attempt = page.getByRole('button', { name: 'Probeer', exact: true });
  await expect(attempt).toBeVisible();
  // It is night somewhere, perhaps here.
  await page.getByLabel('Stil van').fill('');
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch('/api/me/notices')).json()).subscription.quiet))
    .toBeNull();

  await input.press(attempt);
  await expect.poll(() => receiver.received).toEqual(['trial']);
  await deliver('trial');
  await expect(page.getByText('De melding is aangekomen.')).toBeVisible();
  await expect.poll(() => shownBy(worker)).toEqual(['Meldingen werken: Zo hoor je dat je aan de beurt bent.']);

  // Somebody else's turn, and then mine, which this page does not show.
  const { page: friend } = await anotherPlayer(browser);
  await friend.goto(server.address);
  const made = await post(friend, `${server.address}/api/tables`, {
    game: 'scrabble-xl-nl',
    options: { checking: 'automatic', starter: 0 },
    seats: [{ ...ME, name: 'Noord' }, { kind: 'link' }],
  });
  await post(page, `${server.address}/api/tables/${made.id}/sit`, { seat: 1 });
  // A full table is dealt by itself.
  const news = `${server.address}/api/tables/${made.id}/news`;
  await expect.poll(async () => (await (await friend.request.get(news)).json()).length).toBeGreaterThan(0);
  await post(friend, `${server.address}/api/tables/${made.id}/moves`, {
    id: crypto.randomUUID(),
    move: { by: 0, do: 'pass' },
  });
  await expect.poll(() => receiver.received.length).toBe(2);
  await deliver(receiver.received[1] ?? '');
  await expect.poll(() => shownBy(worker)).toContain('Jij bent: Aan tafel met Noord');

  // What the browser does when the notice is tapped.
  await worker.evaluate(`
    const notification = { ...shown.at(-1), close() {} };
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  `);
  const opened = () => worker.evaluate<string[]>('opened');
  await expect.poll(opened).toEqual([`${server.address}/t/${made.id}`]);
  await page.goto((await opened())[0] ?? '');
  await expect(page.getByRole('list', { name: 'Spelers' }).getByRole('listitem').nth(1)).toContainText('aan de beurt');

  // Nothing is left to tell once it was seen and answered.
  await expect(page.getByRole('button', { name: 'Passen', exact: true })).toBeEnabled();
  await post(page, `${server.address}/api/tables/${made.id}/moves`, {
    id: crypto.randomUUID(),
    move: { by: 1, do: 'pass' },
  });
  await deliver(receiver.received[1] ?? '');
  await expect.poll(() => shownBy(worker)).toContain('Niets meer te doen: De tafel wacht niet meer op jou.');
});
