import type { attendanceViews } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import type { Tone } from '@tahi/ui/charts/tone.ts'

/** How each status is called and what its colour says. */
export const statusWords: Record<AttendanceStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'warn' },
  present: { label: 'Present', tone: 'good' },
  absent: { label: 'Absent', tone: 'bad' },
  late: { label: 'Late', tone: 'warn' },
  halfday: { label: 'Halfday', tone: 'info' },
  leave: { label: 'Leave', tone: 'neutral' },
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
  [...statusChoices, ...viewChoices].find(({ value }) => value === status)?.label
