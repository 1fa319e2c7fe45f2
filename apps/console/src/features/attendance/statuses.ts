import { attendanceViews, texts } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import { labelOf } from '../../platform/choices/label-of.ts'
import { leftOut } from '../../platform/paper/paper-extent.ts'

const { statuses, views, counted } = texts.attendance

type View = (typeof attendanceViews)[number]

/** What the list is filtered by: a status, or a view. */
export type StatusFilter = AttendanceStatus | View

type Words = { label: string; tone: Tone }

/** How each status is called and what its colour says. */
export const statusWords: Record<AttendanceStatus, Words> = {
  pending: { label: statuses.pending, tone: 'warn' },
  present: { label: statuses.present, tone: 'good' },
  absent: { label: statuses.absent, tone: 'bad' },
  late: { label: statuses.late, tone: 'warn' },
  halfday: { label: statuses.halfday, tone: 'info' },
  leave: { label: statuses.leave, tone: 'neutral' },
}

const viewWords: Record<View, Words> = {
  attended: { label: views.attended, tone: 'good' },
  missingTimeOut: { label: views.missingTimeOut, tone: 'warn' },
  claimedOffline: { label: views.claimedOffline, tone: 'info' },
  toConfirm: { label: views.toConfirm, tone: 'warn' },
}

/** In the order in which filter and form offer them: those of C2, and Pending, which D3's Confirm starts from. */
export const statusChoices = (['present', 'absent', 'late', 'halfday', 'leave', 'pending'] as const).map(
  (value) => ({ value, label: statusWords[value].label }),
)

/**
 * What the list is filtered by besides: whoever was there, what a time out is missing from (C2 Dashboard), what was clocked
 * without a line, and what can still be confirmed: pending days under a paid payslip cannot.
 */
export const viewChoices = attendanceViews.map((value) => ({ value, label: viewWords[value].label }))

/** How a filter of the list is called; nothing where it leaves out nothing. */
export const filterLabel = (status: string | undefined): string | undefined =>
  labelOf([...statusChoices, ...viewChoices], status)

/**
 * What the General Manager's list counts: the records in a status, without one those that are present (C2, C5), with a
 * search only those of the people found.
 */
export const rateLimitKey = (status: StatusFilter = 'present', search?: string) => ({
  status,
  ...{ ...statusWords, ...viewWords }[status],
  /** As in '3 of 50 employees late'. */
  words: [counted[status], ...leftOut([], search)].join(', '),
})

export type Counted = ReturnType<typeof rateLimitKey>
