import type { LeaveCalendar } from '@tahi/contract'
import type { Day } from '@tahi/domain'

/** What a month is drawn from, as a grid or as an agenda. */
export type MonthViewProps = {
  calendar: LeaveCalendar
  /** Its first day. */
  month: Day
  today: Day
  onOpen: (day: Day) => void
}
