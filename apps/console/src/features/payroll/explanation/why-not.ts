import { type PayslipPreview, texts } from '@tahi/contract'
import { whyUnpaid } from '@tahi/domain'

type PayslipDay = PayslipPreview['days'][number]

const { payslipParts: words } = texts

/** Why a day earns nothing, in words; null when it earns. */
export function whyNot(day: PayslipDay): string | null {
  const why = whyUnpaid(day)
  if (why === null) return null
  if (why === 'missing_time_out') return words.noTimeOut
  if (why === 'missing_time_in') return words.noTimeIn
  if (why === 'no_hours') return words.noHours
  return why === 'no_rate' ? words.noRate : texts.attendance.statuses[why]
}
