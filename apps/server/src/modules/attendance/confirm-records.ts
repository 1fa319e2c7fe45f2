import { type confirmAttendance as call, type Request, texts } from '@tahi/contract'
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
  const { notPending, paidByPayslip } = texts.attendance
  const { present, refused } = await makeDaysPresent(work, body, {
    from: ['pending'],
    action: 'attendance.confirm',
    refusal: ({ status, payslip }) => {
      if (status !== 'pending') return notPending
      return isPaid(payslip) ? underPayslip(payslip, paidByPayslip) : undefined
    },
  })
  return { confirmed: present, refused }
}
