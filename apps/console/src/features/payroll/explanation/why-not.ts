import { type PayslipPreview, texts } from '@tahi/contract'

type PayslipDay = PayslipPreview['days'][number]

/** Why a day earns nothing, in words. */
export function whyNot({ reason, status }: PayslipDay): string {
  if (reason === 'missing_time_out') return 'No time out'
  if (reason === 'missing_time_in') return 'No time in'
  return texts.attendance.statuses[status]
}
