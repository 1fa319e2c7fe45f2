import { type attendanceViews, texts } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import { labelOf } from '../../platform/choices/label-of.ts'

const { statuses } = texts.attendance

/** How each status is called and what its colour says. */
export const statusWords: Record<AttendanceStatus, { label: string; tone: Tone }> = {
  pending: { label: statuses.pending, tone: 'warn' },
  present: { label: statuses.present, tone: 'good' },
  absent: { label: statuses.absent, tone: 'bad' },
  late: { label: statuses.late, tone: 'warn' },
  halfday: { label: statuses.halfday, tone: 'info' },
  leave: { label: statuses.leave, tone: 'neutral' },
}

/** In the order in which filter and form offer them: those of C2, and Pending, which D3's Confirm starts from. */
export const statusChoices = (['present', 'absent', 'late', 'halfday', 'leave', 'pending'] as const).map(
  (value) => ({ value, label: statusWords[value].label }),
)

/**
 * What the list is filtered by besides: whoever was there, what a time out is missing from (C2 Dashboard), what was clocked
 * without a line, and what can still be confirmed: pending days under a paid payslip cannot.
 */
export const viewChoices = [
  { value: 'attended', label: 'Attended' },
  { value: 'missingTimeOut', label: 'No time out' },
  { value: 'claimedOffline', label: 'Claimed offline' },
  { value: 'toConfirm', label: 'To confirm' },
] as const satisfies { value: (typeof attendanceViews)[number]; label: string }[]

/** How a filter of the list is called; nothing where it leaves out nothing. */
export const filterLabel = (status: string | undefined): string | undefined =>
  labelOf([...statusChoices, ...viewChoices], status)
