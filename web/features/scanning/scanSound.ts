let context: AudioContext | null = null;

const NOTES = { good: [880, 1320], bad: [220, 160] } as const;
const NOTE_S = 0.09;

const STORED = 'karbar.scanSound';

/** Whether scans are heard in this browser: yes, until somebody turns it off. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // Blocked storage.
    return true;
  }
}

export function setSound(isOn: boolean): void {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // Blocked storage: it is forgotten with the page.
  }
}

/** Plays rising tones for success, falling ones for an error. Does nothing where the browser cannot play sound. */
export function playSound(kind: keyof typeof NOTES): void {
  if (!isSoundOn()) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    NOTES[kind].forEach((frequency, index) => {
      const tone = context!.createOscillator();
      const volume = context!.createGain();
      tone.type = kind === 'good' ? 'sine' : 'square';
      tone.frequency.value = frequency;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(context!.destination);
      tone.start(start + index * NOTE_S);
      tone.stop(start + (index + 1) * NOTE_S);
    });
  } catch {
    // Scanning works without sound too.
  }
}
