import { type PayslipPreview, texts } from '@tahi/contract'

type PayslipDay = PayslipPreview['days'][number]

/** Why a day earns nothing, in words. */
export function whyNot({ reason, status }: PayslipDay): string {
  if (reason === 'missing_time_out') return texts.payslipParts.noTimeOut
  if (reason === 'missing_time_in') return texts.payslipParts.noTimeIn
  return texts.attendance.statuses[status]
}
