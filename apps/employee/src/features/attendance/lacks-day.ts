import type { AttendanceMonth } from '@tahi/contract/attendance-month'
import { monthOf } from '@tahi/domain'

/** Whether a month lacks the current day, because it was fetched before midnight. */
export const lacksDay = ({ month, days }: Pick<AttendanceMonth, 'month' | 'days'>, today: string): boolean =>
  month === monthOf(today) && (days.at(-1)?.date ?? '') < today
