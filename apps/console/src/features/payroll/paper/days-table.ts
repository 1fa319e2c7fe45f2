import { type PayslipPreview, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintTable } from '@tahi/ui/print/print-document.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { shownHours } from '../explanation/shown.ts'
import { whyNot } from '../explanation/why-not.ts'

const words = texts.payslipPaper

/** The attendance behind the figures. */
export const daysTable = (days: PayslipPreview['days']): PrintTable => ({
  kind: 'table',
  caption: words.attendance,
  dense: true,
  columns: [
    { label: texts.columns.day },
    { label: texts.columns.timeIn, align: 'end' },
    { label: texts.columns.timeOut, align: 'end' },
    { label: texts.payslipParts.regular, align: 'end' },
    { label: texts.payslipParts.overtime, align: 'end' },
    { label: words.remark },
  ],
  rows: days.map((day) => [
    formatDay(day.date),
    shownTime(day.timeIn),
    shownTime(day.timeOut),
    shownHours(day.regularMinutes),
    shownHours(day.overtimeMinutes),
    whyNot(day) ?? '',
  ]),
  empty: words.noAttendance,
})
