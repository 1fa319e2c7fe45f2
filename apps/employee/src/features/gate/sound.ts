/**
 * Frequencies in Hertz, played in sequence. In rises, out falls, and a refusal is low, so that nobody needs to look.
 */
const tunes = { in: [660, 880], out: [880, 587], no: [196, 185] } as const
const volume = 0.2
/** Seconds from one tone to the next, and each tone's fade. */
const [step, fade] = [0.11, 0.22]

let context: AudioContext | undefined

/** Plays the sound of a reply. */
export async function play(tune: keyof typeof tunes): Promise<void> {
  context ??= new AudioContext()
  await context.resume().catch(() => {})
  if (context.state !== 'running') return
  const shape = tune === 'no' ? 'square' : 'sine'
  for (const [index, frequency] of tunes[tune].entries()) {
    const [tone, gain] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + index * step
    tone.type = shape
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(tune === 'no' ? volume / 2 : volume, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + fade)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + fade)
  }
}
