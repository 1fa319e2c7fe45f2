import type { LeaveCalendar } from '@tahi/contract'
import type { Day } from '@tahi/domain'

/** Props of a month, as a grid or as an agenda. */
export type MonthViewProps = {
  calendar: LeaveCalendar
  /** The month's first day. */
  month: Day
  today: Day
  onOpen: (day: Day) => void
}
