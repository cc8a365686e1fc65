// Short tones without files. Never the only sign of anything.
import { store, readStored } from "./storage";

const TONES = {
  turn: [523, 784],
  act: [330],
  attack: [220, 165],
  refused: [150],
  over: [392, 523, 659, 784],
} as const;

let context: AudioContext | undefined;
export const sound = $state({ muted: readStored("muted", false) });

export function mute(muted: boolean): void {
  sound.muted = muted;
  store("muted", muted);
}

export function play(name: keyof typeof TONES): void {
  // Browsers allow sound only after the first click or key.
  if (sound.muted || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const pitch of TONES[name]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.2);
      at += 0.09;
    }
  } catch {
    // No sound device: silence is fine.
  }
}
