import { type setAttendancePresent as call, type Request, texts } from '@tahi/contract'
import { isLateOrHalf, lateAndHalf } from '@tahi/domain'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { underPayslip } from './covering-payslip.ts'
import { afterLeaving } from './employed.ts'
import { makeDaysPresent } from './make-present.ts'

/** Makes late and half days present, as the form does with one of them: not under a payslip, nor after a person left. */
export const setPresent = (work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> =>
  makeDaysPresent(work, body, {
    from: lateAndHalf,
    action: 'attendance.change',
    refusal: (record) => {
      const { notLateOrHalf, coveredByPayslip } = texts.attendance
      if (!isLateOrHalf(record.status)) return notLateOrHalf
      if (record.payslip) return underPayslip(record.payslip, coveredByPayslip)
      return afterLeaving(record)?.message
    },
  })
