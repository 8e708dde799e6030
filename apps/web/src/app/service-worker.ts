/** Registers the service worker that caches the app for offline use. Browsers have none on plain http. */
import { BASE_PATH } from '../base/base-path.ts';

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(`${BASE_PATH}sw.js`);
}
