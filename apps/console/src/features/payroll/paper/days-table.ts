import type { PayslipPreview } from '@tahi/contract'
import { hoursFromMinutes } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintTable } from '@tahi/ui/print/print-document.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { whyNot } from '../explanation/why-not.ts'

/** The attendance behind the figures, its hours written like theirs. */
export const daysTable = (days: PayslipPreview['days']): PrintTable => ({
  kind: 'table',
  caption: 'Attendance',
  dense: true,
  columns: [
    { label: 'Day' },
    { label: 'Time in', align: 'end' },
    { label: 'Time out', align: 'end' },
    { label: 'Regular', align: 'end' },
    { label: 'Overtime', align: 'end' },
    { label: 'Remark' },
  ],
  rows: days.map((day) => [
    formatDay(day.date),
    shownTime(day.timeIn),
    shownTime(day.timeOut),
    hoursOf(day.regularMinutes),
    hoursOf(day.overtimeMinutes),
    day.counted ? '' : whyNot(day),
  ]),
  empty: 'No attendance in this period',
})

/** With two decimals; a dash for none. */
const hoursOf = (minutes: number): string =>
  minutes === 0 ? '–' : (hoursFromMinutes(minutes) / 100).toFixed(2)
