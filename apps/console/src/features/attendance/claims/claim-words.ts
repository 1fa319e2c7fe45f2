import { type Claim, counted, texts } from '@tahi/contract'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * A phone's or tablet's clock compared to the server's, in words: '50 minutes behind'.
 * @param seconds how far it is ahead
 */
export function clockWords(seconds: number): string {
  const off = Math.abs(seconds)
  if (off < minute) return 'Right'
  return `${spanWords(off)} ${seconds > 0 ? 'ahead' : 'behind'}`
}

function spanWords(seconds: number): string {
  if (seconds < hour) return counted(Math.round(seconds / minute), 'minute', 'minutes')
  if (seconds < day) {
    const minutes = Math.round(seconds / minute)
    const rest = minutes % 60
    return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
  }
  return counted(Math.round(seconds / day), 'day', 'days')
}

/** Whose clock and contact a claim tells of. */
export const deviceOf = ({ gateName }: Pick<Claim, 'gateName'>): 'phone' | 'tablet' =>
  gateName === null ? 'phone' : 'tablet'

/** A claim's badge: its outcome, or that it was recorded with doubts. */
export function claimBadge({ outcome, doubts, settled }: Pick<Claim, 'outcome' | 'doubts' | 'settled'>) {
  const { badges } = texts.punch
  if (settled) return { tone: 'neutral', label: badges.settled } as const
  if (outcome === 'refused') return { tone: 'bad', label: badges.refused } as const
  if (doubts.length > 0) return { tone: 'warn', label: badges.doubtful } as const
  if (outcome === 'alreadyClocked') return { tone: 'neutral', label: badges.alreadyClocked } as const
  return { tone: 'good', label: badges.recorded } as const
}
