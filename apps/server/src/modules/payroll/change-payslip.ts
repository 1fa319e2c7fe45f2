import { type createPayslip as call, type Payslip, type Request, texts } from '@tahi/contract'
import { audit } from '../../platform/audit.ts'
import { conflict, invalid, stale } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { refreshFreedDays } from '../attendance/index.ts'
import { computePayslip } from './compute-payslips.ts'
import { refusePaidElsewhere } from './coverage.ts'
import { followPeople, refuseReopening } from './move-payslips.ts'
import { notifyOfPay } from './notify-of-pay.ts'
import { refuseOutdated } from './outdated-payslips.ts'
import { type PayslipRow, toPayslip, trail } from './payslip.ts'
import { payPeriod } from './period.ts'
import { refuseOtherSum } from './refuse-other-sum.ts'
import { daysOf, lockPayslip, updatePayslip } from './repository.ts'

type Body = Request<typeof call>['body']

/**
 * Changes what was sent of a pending payslip, and computes it anew for a new period; a paid one only goes back to
 * pending (D5), and only for who knows its version. What changes nothing is left as it is, so that a repeated request
 * is harmless.
 */
export async function changePayslip(work: Work, row: PayslipRow, body: Body): Promise<Payslip> {
  const before = toPayslip(row, work.scope)
  if (body.employeeId !== undefined && body.employeeId !== row.personId)
    throw invalid('employeeId', texts.payslip.employeeFixed)

  const { date, endDate, payDate, paymentMethod, status } = { ...before, ...sentOf(body) }
  const moved = date !== before.date || endDate !== before.endDate
  const edited = moved || payDate !== before.payDate || paymentMethod !== before.paymentMethod
  if (!edited && status === before.status) return before
  if (body.version === undefined ? takesBack(row, body) : body.version !== row.version) throw stale(before)
  if (edited && row.status === 'paid') throw conflict(texts.payslip.paidFrozen)
  if (row.status === 'paid') refuseReopening([row], work)

  const terms = { payDate, paymentMethod, status }
  if (moved) {
    const period = payPeriod({ date, endDate })
    await refusePaidElsewhere(work, row.personId, period)
    const computation = await computePayslip(work, row.personId, period)
    refuseOtherSum(computation.netPay, body.shownNetPay)
    await updatePayslip(work, row.id, terms, { period, computation })
    await refreshFreedDays(work, [daysOf(row)])
  } else {
    if (status === 'paid' && !body.asComputed) await refuseOutdated(work, row)
    await updatePayslip(work, row.id, terms)
  }

  if (row.status === 'paid') await followPeople(work, [row])
  const changed = await lockPayslip(work, row.id)
  const after = toPayslip(changed, work.scope)
  await audit(work, {
    action: 'payslip.change',
    entity: 'payslip',
    entityId: row.id,
    branchId: row.branchId,
    before: trail(before),
    after: trail(after),
  })
  if (after.status === 'paid') await notifyOfPay(work, [changed])
  return after
}

/** A create whose reply was lost, sent again after the payslip was paid: that it was paid is not known to who sends it. */
const takesBack = (row: PayslipRow, { status }: Body): boolean =>
  row.status === 'paid' && status === 'pending'

const sentOf = ({ date, endDate, payDate, paymentMethod, status }: Body) => ({
  ...(date && { date }),
  ...(endDate && { endDate }),
  ...(payDate && { payDate }),
  ...(paymentMethod && { paymentMethod }),
  ...(status && { status }),
})
