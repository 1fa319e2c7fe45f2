/** A note of a sound. */
export interface Note {
  /** In Hertz. */
  readonly frequency: number
  /** Seconds after the sound begins. */
  readonly from: number
  /** Seconds until it cannot be heard any more. */
  readonly fade: number
}

let context: AudioContext | undefined

/** Plays a short sound, where the browser allows it: most want somebody to have used the page before. */
export async function playNotes(
  notes: readonly Note[],
  volume: number,
  shape: OscillatorType = 'sine',
): Promise<void> {
  context ??= new AudioContext()
  await context.resume().catch(() => {})
  if (context.state !== 'running') return
  for (const { frequency, from, fade } of notes) {
    const [tone, gain] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + from
    tone.type = shape
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(volume, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + fade)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + fade)
  }
}
