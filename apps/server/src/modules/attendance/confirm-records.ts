import { type confirmAttendance as call, type Request, texts } from '@tahi/contract'
import { isFullPending } from '@tahi/domain'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid, underPayslip } from './covering-payslip.ts'
import { makeDaysPresent } from './make-present.ts'

/**
 * Makes pending full days present (D3), also under a pending payslip, which includes them when it is recomputed.
 */
export async function confirmRecords(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { notPending, nothingToConfirm, paidByPayslip } = texts.attendance
  const { present, refused } = await makeDaysPresent(work, body, {
    from: ['pending'],
    action: 'attendance.confirm',
    refusal: (record) => {
      const { status, payslip } = record
      if (status !== 'pending') return notPending
      if (!isFullPending(record)) return nothingToConfirm
      return isPaid(payslip) ? underPayslip(payslip, paidByPayslip) : undefined
    },
  })
  return { confirmed: present, refused }
}
