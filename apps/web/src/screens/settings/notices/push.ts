/** This browser's subscription to web push. */
import type { Subscribe } from '@lettertafel/protocol';
import { language } from '../../../i18n/index.ts';

/** Browsers have it on https (and localhost) only; iPhones only in an app on the home screen. */
export const canPush =
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const isBlocked = () => canPush && Notification.permission === 'denied';

export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canPush || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the user and the browser's push service. Null: one of them refuses. */
export async function subscribePush(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be for the key of an earlier installation.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

export function requestOf(subscription: PushSubscription, quiet: Subscribe['quiet']): Subscribe {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { endpoint, p256dh, auth, language: language(), quiet, zone };
}

/** Resolves when a notice arrives at the service worker; false: none did in time. */
export function awaitNotice(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (has: boolean) => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', onMessage);
      resolve(has);
    };
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.notice === 'trial') end(true);
    };
    const timer = setTimeout(() => end(false), milliseconds);
    navigator.serviceWorker.addEventListener('message', onMessage);
  });
}
