/** Sounds of the timer. Browsers allow sound only after a tap, so the start button opens the audio context. */
let audio: AudioContext | undefined;

export function openSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

export function beep({ times, pitch }: { times: number; pitch: number }): void {
  openSound();
  const context = audio as AudioContext;
  for (let count = 0; count < times; count++) {
    const start = context.currentTime + count * 0.3;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.28);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.28);
  }
}
