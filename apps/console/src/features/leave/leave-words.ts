import { texts } from '@tahi/contract'
import { leaveDays, type Period } from '@tahi/domain'
import { formatDays } from '@tahi/ui/format/day.ts'

/** '3 days, Nov 20, 2026 to Nov 22, 2026'. */
export const lengthWords = (period: Period): string =>
  `${texts.leave.inDays(leaveDays(period))}, ${formatDays(period.from, period.to)}`
