import type { Leave, LeaveUse } from '@tahi/contract'
import { leaveUseOf } from '@tahi/domain'

/**
 * Days of a year that a person's leaves use, in all branches, without those of the form's own leave.
 * @param own the form's leave, if it is saved already
 */
export const otherDaysUsed = (
  { year, types }: Pick<LeaveUse, 'year' | 'types'>,
  own: Pick<Leave, 'leaveType' | 'state' | 'date' | 'dateEnd'> | undefined,
): number =>
  daysUsed(types) - daysUsed(own ? leaveUseOf([{ ...own, from: own.date, to: own.dateEnd }], year) : [])

const daysUsed = (types: readonly { used: number }[]): number =>
  types.reduce((sum, { used }) => sum + used, 0)
