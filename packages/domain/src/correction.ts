/** The states of an employee's request to correct a day. */
export const correctionStates = ['requested', 'accepted', 'refused', 'withdrawn'] as const

export type CorrectionState = (typeof correctionStates)[number]

/**
 * The role of the person who views a request: `keeper` keeps the branch's records, `owner` made the request, `reader`
 * only reads.
 */
export type CorrectionStanding = 'keeper' | 'owner' | 'reader'

export const correctionActions = ['decide', 'withdraw', 'edit'] as const

export type CorrectionAction = (typeof correctionActions)[number]

/**
 * What may be done with a request while it waits: its owner changes or withdraws it, a keeper decides it. A decision
 * is final; the day itself can be corrected again.
 */
export function correctionActionsOf(
  standing: CorrectionStanding,
  state: CorrectionState,
): CorrectionAction[] {
  if (state !== 'requested') return []
  if (standing === 'keeper') return ['decide']
  return standing === 'owner' ? ['withdraw', 'edit'] : []
}
