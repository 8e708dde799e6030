/** Short synthesised tones: no files to load; off by default. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sounds } from './preferences.ts';

interface Tune {
  /** In order, in hertz. */
  readonly pitches: readonly number[];
  /** The length of each tone, in seconds. */
  readonly length: number;
}

const TUNES = {
  /** It is the player's turn. */
  turn: { pitches: [523, 659], length: 0.14 },
  /** Tiles were laid. */
  laid: { pitches: [392], length: 0.14 },
  /** A tile lands on the board or the mat. */
  tile: { pitches: [1175], length: 0.04 },
  /** All rack tiles in one play. */
  bonus: { pitches: [523, 659, 784, 1047], length: 0.1 },
  /** Time is nearly over. */
  hurry: { pitches: [880, 880], length: 0.14 },
  end: { pitches: [523, 659, 784], length: 0.14 },
} as const satisfies Record<string, Tune>;

let context: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!sounds.peek()) return;
  context ??= new AudioContext();
  const audio = context;
  const { pitches, length } = TUNES[tune];
  pitches.forEach((pitch, index) => {
    const start = audio.currentTime + index * length;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + length / 7);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length * 0.95);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}

/** Plays a click whenever the draft gains a tile. */
export function useTileClicks<Draft extends object>(draft: Draft, countTiles: (draft: Draft) => number): void {
  useEffect(() => {
    let before: number | null = null;
    return effect(() => {
      const tiles = countTiles(draft);
      if (before !== null && tiles > before) play('tile');
      before = tiles;
    });
    // countTiles is assumed to stay the same
  }, [draft]);
}
