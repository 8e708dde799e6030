/** Installs the worker that keeps the app's files for who has no network. On plain http browsers have no such workers. */

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
}
