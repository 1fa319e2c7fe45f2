import { keepText } from '../../../platform/keep-text.ts'
import { isMuted } from './muted.ts'

/** Which message sounded last, in whichever tab. */
const soundedKey = 'tahi-message-sounded'

/** Seconds: when each of the two tones begins, and how long it fades. */
const tones = [
  { frequency: 660, from: 0, fade: 0.16 },
  { frequency: 880, from: 0.09, fade: 0.24 },
]
const volume = 0.08

let context: AudioContext | undefined

/** Plays a short sound for a message that came (W7): once, whatever names and tabs hear of it. */
export function soundFor(messageId: string): void {
  if (localStorage.getItem(soundedKey) === messageId) return
  keepText(localStorage, soundedKey, messageId)
  if (!isMuted()) void play()
}

/** Two soft tones, as two stitches. Before anybody has touched the page the browser allows none. */
async function play(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  await context.resume().catch(() => {})
  if (context.state !== 'running') return
  for (const { frequency, from, fade } of tones) {
    const [tone, gain] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + from
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(volume, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + fade)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + fade)
  }
}
