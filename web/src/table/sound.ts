/** Short, dry sounds, made when they are needed; off until somebody wants them. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** A bell: you are asked. */
export function ring(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [i, pitch] of [880, 1320].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, now + i * 0.09);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + i * 0.09 + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + i * 0.09);
    tone.stop(now + i * 0.09 + 0.5);
  }
}
