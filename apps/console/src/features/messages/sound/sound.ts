import { keepText } from '../../../platform/keep-text.ts'
import { isMuted } from './muted.ts'

/** The id of the last message that sounded, in any tab. */
const soundedKey = 'tahi-message-sounded'

/** Seconds: the start of each tone, and how long it fades. */
const tones = [
  { frequency: 660, from: 0, fade: 0.16 },
  { frequency: 880, from: 0.09, fade: 0.24 },
]
const volume = 0.08

let context: AudioContext | undefined

/** Plays a short sound for a new message (W7), once for all events and tabs that report it. */
export function soundFor(messageId: string): void {
  if (localStorage.getItem(soundedKey) === messageId) return
  keepText(localStorage, soundedKey, messageId)
  if (!isMuted()) void play()
}

/** Two soft tones. Browsers allow no sound before the user has interacted with the page. */
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
