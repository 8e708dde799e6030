/** Keeps the screen on while a game is being scored. */
import { useEffect } from 'preact/hooks';

/** Does nothing where the browser has no wake lock, as without https. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isDone = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isDone) void lock?.release();
    };
    // The browser releases the lock when the page is hidden.
    const retake = () => void take();
    void take();
    document.addEventListener('visibilitychange', retake);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, [isOn]);
}
