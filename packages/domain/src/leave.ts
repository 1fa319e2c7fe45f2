import { daysBetween, type Period } from './calendar.ts'

/** The leave types offered (W6), to the letter. */
export const leaveTypes = [
  'Sick',
  'Maternity',
  'Paternity',
  'Service Incentive',
  'Parental (Solo Parent)',
  'Special Leave Benefits for Women',
  'Emergency',
  'Bereavement',
  'Leave for Victims of Violence Against Women and Children',
  'Special Leave for Workers in the Private Sector',
] as const

export type LeaveType = (typeof leaveTypes)[number]

/** A leave waits, holds, or was refused (D4). */
export const leaveStates = ['requested', 'confirmed', 'rejected'] as const

export type LeaveState = (typeof leaveStates)[number]

/** Calendar days of a leave, both ends included. RangeError when either is no day. */
export const leaveDays = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** Days of a leave, by its type, that were used and that wait for a decision. */
export type LeaveUse = { leaveType: LeaveType; used: number; requested: number }

/**
 * How many calendar days of a year leaves take, by type in the order of `leaveTypes`: confirmed ones are used, requested
 * ones wait, rejected ones count nowhere. A leave across New Year counts in each year the days that fall in it.
 * @param year from 1 to 9999
 */
export function leaveUseOf(
  leaves: readonly (Period & { leaveType: LeaveType; state: LeaveState })[],
  year: number,
): LeaveUse[] {
  const name = String(year).padStart(4, '0')
  const [first, last] = [`${name}-01-01`, `${name}-12-31`]
  const daysOf = (type: LeaveType, wanted: LeaveState): number =>
    leaves
      .filter(
        ({ leaveType, state, from, to }) =>
          leaveType === type && state === wanted && from <= last && to >= first,
      )
      .reduce(
        (sum, { from, to }) =>
          sum + leaveDays({ from: from < first ? first : from, to: to > last ? last : to }),
        0,
      )
  return leaveTypes
    .map((leaveType) => ({
      leaveType,
      used: daysOf(leaveType, 'confirmed'),
      requested: daysOf(leaveType, 'requested'),
    }))
    .filter(({ used, requested }) => used + requested > 0)
}

export const leavePeriodProblems = ['end_before_start', 'too_long'] as const

export type LeavePeriodProblem = (typeof leavePeriodProblems)[number]

/**
 * Why these days cannot be a leave, or null (D4: the end is not before the start).
 * @param mostDays the most calendar days of one leave
 */
export function leavePeriodProblem(period: Period, mostDays: number): LeavePeriodProblem | null {
  if (period.to < period.from) return 'end_before_start'
  return leaveDays(period) > mostDays ? 'too_long' : null
}

/**
 * The state that a save asks for (D4): `state` wins over `status`; true confirms, false takes a confirmation back and
 * leaves any other state as it is, for both others are false to who knows only the boolean. A new leave is requested
 * unless it says otherwise.
 */
export function askedLeaveState(
  { state, status }: { state?: LeaveState | undefined; status?: boolean | undefined },
  present: LeaveState = 'requested',
): LeaveState {
  if (state !== undefined) return state
  if (status === undefined) return present
  if (status) return 'confirmed'
  return present === 'confirmed' ? 'requested' : present
}

/** Who looks at a leave: one who keeps the branch's records, the person on leave, or one who reads. */
export type LeaveStanding = 'keeper' | 'owner' | 'reader'

export const leaveActions = ['change', 'confirm', 'reject', 'reopen', 'withdraw'] as const

export type LeaveAction = (typeof leaveActions)[number]

/** The state that each decision leads to. */
const leaveDecisions = {
  confirm: 'confirmed',
  reject: 'rejected',
  reopen: 'requested',
} as const satisfies Partial<Record<LeaveAction, LeaveState>>

/**
 * What may be done with a leave (W6, D4): its person changes and withdraws it while it is requested; who keeps records
 * does everything, but decides nothing that is decided so already, and confirms none of who left.
 */
export function leaveActionsOf(
  standing: LeaveStanding,
  { state, employed }: { readonly state: LeaveState; readonly employed: boolean },
): LeaveAction[] {
  if (standing === 'reader') return []
  if (standing === 'owner') return state === 'requested' ? ['change', 'withdraw'] : []
  return leaveActions.filter(
    (action) =>
      (!(action in leaveDecisions) || leadsElsewhere(action, state)) && (employed || action !== 'confirm'),
  )
}

const leadsElsewhere = (action: LeaveAction, state: LeaveState): boolean =>
  leaveDecisions[action as keyof typeof leaveDecisions] !== state
