import { counted, type Leave } from '@tahi/contract'
import { type LeaveType, leaveDays, type Period } from '@tahi/domain'
import { formatDays } from '@tahi/ui/format/day.ts'

/** 'Cruz, Ana'. */
export const nameOf = ({ employee }: Pick<Leave, 'employee'>): string =>
  `${employee.lastName}, ${employee.firstName}`

export const dayCount = (days: number): string => counted(days, 'day', 'days')

/** '3 days, Nov 20, 2026 to Nov 22, 2026'. */
export const lengthWords = (period: Period): string =>
  `${dayCount(leaveDays(period))}, ${formatDays(period.from, period.to)}`

/** Short names of leave types, where the law's names do not fit. */
const shortTypes: Partial<Record<LeaveType, string>> = {
  'Service Incentive': 'Incentive',
  'Parental (Solo Parent)': 'Solo parent',
  'Special Leave Benefits for Women': "Women's",
  'Leave for Victims of Violence Against Women and Children': 'VAWC',
  'Special Leave for Workers in the Private Sector': 'Special',
}

export const shortType = (type: LeaveType): string => shortTypes[type] ?? type

/** Words of an empty list. */
export const emptyWords = {
  noneMatches: 'No leave matches these filters. Choose other days, or clear the filters.',
  noneYet: 'Nobody has asked for a leave yet.',
} as const
