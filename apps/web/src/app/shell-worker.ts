/** Installs the worker that keeps the app's own files; only https has such workers, and nothing needs them. */

export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || location.protocol !== 'https:') return;
  void navigator.serviceWorker.register('/sw.js');
}
