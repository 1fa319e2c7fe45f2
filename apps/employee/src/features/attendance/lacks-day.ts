import type { AttendanceMonth } from '@tahi/contract/attendance-month'

/** Whether a month lacks the current day, because it was fetched before midnight. */
export const lacksDay = ({ month, days }: Pick<AttendanceMonth, 'month' | 'days'>, today: string): boolean =>
  month === today.slice(0, 7) && (days.at(-1)?.date ?? '') < today
