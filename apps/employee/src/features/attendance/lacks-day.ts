import type { AttendanceMonth } from '@tahi/contract/attendance-month'

/** Whether a month goes up to a day that is over by now, as one that was read before midnight does. */
export const lacksDay = ({ month, days }: Pick<AttendanceMonth, 'month' | 'days'>, today: string): boolean =>
  month === today.slice(0, 7) && (days.at(-1)?.date ?? '') < today
