import { type createPayslip as call, type Payslip, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { conflict, invalid, stale } from '../../platform/errors.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { refreshFreedDays } from '../attendance/index.ts'
import { computePayslip } from './compute-payslips.ts'
import { refusePaidElsewhere } from './coverage.ts'
import { daysToCover } from './final-pay.ts'
import { followPeople, refuseReopening } from './move-payslips.ts'
import { notifyOfPay, takeBackPay, tellOwners } from './notify-of-pay.ts'
import { settleOutdated } from './outdated-payslips.ts'
import { type PayslipRow, toPayslip, trail } from './payslip.ts'
import { payPeriod } from './period.ts'
import { refuseUnseen } from './refuse-other-sum.ts'
import { daysOf, lockPayslip, updatePayslip } from './repository.ts'

type Body = Request<typeof call>['body']

/**
 * Changes the fields of a pending payslip that were sent, and recomputes it for a new period. A paid one can only be set
 * back to pending (D5), and only with its version. Without a difference nothing is written: a repeated request is
 * harmless.
 */
export async function changePayslip(work: Work, row: PayslipRow, body: Body): Promise<Payslip> {
  const before = toPayslip(row, work.scope)
  if (body.employeeId !== undefined && body.employeeId !== row.personId)
    throw invalid('employeeId', texts.payslip.employeeFixed)

  const { date, payDate, paymentMethod, status, ...sent } = { ...before, ...sentOf(body) }
  // An end that was kept stays; a new one is cut as when a payslip is created, so that a repeated create changes nothing.
  const endDate =
    sent.endDate === before.endDate
      ? before.endDate
      : daysToCover({ leftOn: row.personLeftOn }, { from: date, to: sent.endDate }).to
  const moved = date !== before.date || endDate !== before.endDate
  const edited = moved || payDate !== before.payDate || paymentMethod !== before.paymentMethod
  if (!edited && status === before.status) return before
  if (body.version === undefined ? takesBack(row, body) : isOutdated(body.version, row.version))
    throw stale(before)
  if (edited && row.status === 'paid') throw conflict(texts.payslip.paidFrozen)
  if (row.status === 'paid') refuseReopening(row, work)

  const terms = { payDate, paymentMethod, status }
  const pays = status === 'paid' && !moved
  const asComputed = pays ? await settleOutdated(work, row, body) : undefined
  if (moved) {
    const period = payPeriod({ date, endDate })
    await refusePaidElsewhere(work, row.personId, period)
    const computed = await computePayslip(work, row.personId, period)
    refuseUnseen(computed, body, status)
    await updatePayslip(work, row.id, terms, { period, computation: computed.computation })
    await refreshFreedDays(work, [daysOf(row)])
  } else {
    await updatePayslip(work, row.id, terms)
  }

  if (row.status === 'paid') await followPeople(work, [row])
  const changed = await lockPayslip(work, row.id)
  const after = toPayslip(changed, work.scope)
  await audit(work, {
    ...about('payslip', row),
    action: 'payslip.change',
    before: trail(before),
    after: { ...trail(after), ...asComputed },
  })
  if (moved) await takeBackPay(work, [row])
  tellOwners(work, [changed])
  if (after.status !== before.status) await notifyOfPay(work, [changed], after.status)
  return after
}

/**
 * Whether this is a repeated create, whose first reply was lost, of a payslip that was paid since. Its sender does not
 * know that it is paid.
 */
const takesBack = (row: PayslipRow, { status }: Body): boolean =>
  row.status === 'paid' && status === 'pending'

const sentOf = ({ date, endDate, payDate, paymentMethod, status }: Body) => ({
  ...(date && { date }),
  ...(endDate && { endDate }),
  ...(payDate && { payDate }),
  ...(paymentMethod && { paymentMethod }),
  ...(status && { status }),
})
