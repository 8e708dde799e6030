/** Short tones made on the spot: no files, nothing to load, off unless somebody wants them. */
import { sounds } from './preferences.ts';

const TUNES = {
  /** It is your turn. */
  turn: [523, 659],
  /** Tiles were laid. */
  laid: [392],
  /** Time is nearly over. */
  hurry: [880, 880],
  end: [523, 659, 784],
} as const;

let context: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!sounds.peek()) return;
  context ??= new AudioContext();
  const audio = context;
  TUNES[tune].forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.13);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.14);
  });
}
