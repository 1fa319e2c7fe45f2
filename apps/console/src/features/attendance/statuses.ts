import { attendanceViews, texts } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import { recordLooks } from '@tahi/ui/charts/day-look.ts'
import type { Tone } from '@tahi/ui/tone.ts'
import { labelOf } from '../../platform/choices/label-of.ts'
import { filtersInWords } from '../../platform/paper/paper-extent.ts'

const { statuses, views, counted } = texts.attendance

type View = (typeof attendanceViews)[number]

/** A filter of the list: a status, or a view. */
export type StatusFilter = AttendanceStatus | View

type Words = { label: string; tone: Tone }

const wordsOf = (status: AttendanceStatus): Words => ({
  label: statuses[status],
  tone: recordLooks[status].tone,
})

/** Each status's label and colour. */
export const statusWords: Record<AttendanceStatus, Words> = {
  pending: wordsOf('pending'),
  present: wordsOf('present'),
  absent: wordsOf('absent'),
  late: wordsOf('late'),
  halfday: wordsOf('halfday'),
  leave: wordsOf('leave'),
}

const viewWords: Record<View, Words> = {
  attended: { label: views.attended, tone: 'good' },
  lateOrHalf: { label: views.lateOrHalf, tone: 'warn' },
  missingTimeOut: { label: views.missingTimeOut, tone: 'warn' },
  claimedOffline: { label: views.claimedOffline, tone: 'info' },
  toConfirm: { label: views.toConfirm, tone: 'warn' },
}

/** In the order of filter and form: the statuses of C2, and Pending, which D3's Confirm starts from. */
export const statusChoices = (['present', 'absent', 'late', 'halfday', 'leave', 'pending'] as const).map(
  (value) => ({ value, label: statusWords[value].label }),
)

/**
 * Further filters of the list: everybody who was there, days that earn nothing as they are (C2 Dashboard), offline claims,
 * and days that can still be confirmed. Pending days under a paid payslip cannot be.
 */
export const viewChoices = attendanceViews.map((value) => ({ value, label: viewWords[value].label }))

/** The label of a filter; undefined without a filter. */
export const filterLabel = (status: string | undefined): string | undefined =>
  labelOf([...statusChoices, ...viewChoices], status)

/**
 * What the General Manager's list counts: records in the given status, by default the present ones (C2, C5). With a
 * search it counts only the people found.
 */
export const countedBy = (status: StatusFilter = 'present', search?: string) => ({
  status,
  ...{ ...statusWords, ...viewWords }[status],
  /** As in '3 of 50 employees late'. */
  words: [counted[status], ...filtersInWords([], search)].join(', '),
})

export type Counted = ReturnType<typeof countedBy>
