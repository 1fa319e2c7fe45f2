import type { PayslipPreview } from '@tahi/contract'

type PayslipDay = PayslipPreview['days'][number]

const statuses: Record<PayslipDay['status'], string> = {
  pending: 'Pending',
  present: 'Present',
  absent: 'Absent',
  late: 'Late',
  halfday: 'Halfday',
  leave: 'Leave',
}

/** Why a day earns nothing, in words. */
export function whyNot({ reason, status }: PayslipDay): string {
  if (reason === 'missing_time_out') return 'No time out'
  if (reason === 'missing_time_in') return 'No time in'
  return statuses[status]
}
