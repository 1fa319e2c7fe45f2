import { daysBetween, type Period } from './calendar.ts'

/** The leave types offered, exactly as W6 writes them. */
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

/** The states of a leave (D4). */
export const leaveStates = ['requested', 'confirmed', 'rejected'] as const

export type LeaveState = (typeof leaveStates)[number]

/** Calendar days of a leave, first and last included. RangeError when either is no day. */
export const leaveDays = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** Days of leave of one type that are used, and that wait for a decision. */
export type LeaveUse = { leaveType: LeaveType; used: number; requested: number }

/**
 * How many calendar days of a year leaves take, by type in the order of `leaveTypes`. Confirmed leaves are used,
 * requested ones wait, rejected ones do not count. A leave across New Year counts in each year the days that fall in
 * it.
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
 * The state that a save requests (D4). `state` takes precedence over `status`. `status` true confirms. False takes a
 * confirmation back and leaves any other state, since clients that know only the boolean see both as false. A new
 * leave without either is requested.
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

/**
 * The role of the person who views a leave: `keeper` keeps the branch's records, `owner` takes the leave, `reader`
 * only reads.
 */
export type LeaveStanding = 'keeper' | 'owner' | 'reader'

export const leaveActions = ['change', 'confirm', 'reject', 'reopen', 'withdraw'] as const

export type LeaveAction = (typeof leaveActions)[number]

/** The state after each decision. */
const leaveDecisions = {
  confirm: 'confirmed',
  reject: 'rejected',
  reopen: 'requested',
} as const satisfies Partial<Record<LeaveAction, LeaveState>>

/**
 * What may be done with a leave (W6, D4). The owner changes and withdraws it while it is requested. A keeper may do
 * everything, except decide a leave the way it is already decided, or confirm a leave of a person who left.
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
