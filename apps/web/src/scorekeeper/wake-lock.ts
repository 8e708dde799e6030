/** A phone beside the board stays awake while a game is kept. */
import { useEffect } from 'preact/hooks';

/** Not every browser can, and none without https: then the phone sleeps as it always does. */
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
    // The browser takes it back whenever the page is hidden.
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
