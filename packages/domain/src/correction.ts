/** An employee asks that a day be corrected; it waits, was done, was refused, or was taken back. */
export const correctionStates = ['requested', 'accepted', 'refused', 'withdrawn'] as const

export type CorrectionState = (typeof correctionStates)[number]

/** Who looks at a request: one who keeps the branch's records, the person who asks, or one who reads. */
export type CorrectionStanding = 'keeper' | 'owner' | 'reader'

export const correctionActions = ['decide', 'withdraw', 'edit'] as const

export type CorrectionAction = (typeof correctionActions)[number]

/**
 * What may be done with a request while it waits: its person changes and withdraws it, who keeps records decides. What
 * is decided stays: the day itself can be corrected again.
 */
export function correctionActionsOf(
  standing: CorrectionStanding,
  state: CorrectionState,
): CorrectionAction[] {
  if (state !== 'requested') return []
  if (standing === 'keeper') return ['decide']
  return standing === 'owner' ? ['withdraw', 'edit'] : []
}
