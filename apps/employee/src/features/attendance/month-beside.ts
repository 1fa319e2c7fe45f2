import { addDays, lastOfMonth } from '@tahi/domain'

/** The previous or the next month. @param month `YYYY-MM` */
export const monthBeside = (month: string, step: -1 | 1): string => {
  const first = `${month}-01`
  return (step < 0 ? addDays(first, -1) : addDays(lastOfMonth(first), 1)).slice(0, 7)
}
