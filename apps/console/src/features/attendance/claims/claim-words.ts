import { type Claim, texts } from '@tahi/contract'

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
