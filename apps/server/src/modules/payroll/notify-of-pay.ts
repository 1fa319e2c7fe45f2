import { applicationPages, type Payslip, screens, texts } from '@tahi/contract'
import { formatDay } from '@tahi/domain'
import type { Work } from '../../platform/work.ts'
import { notify, payOf, takeBackTopics } from '../notifications/index.ts'
import type { PayslipRow } from './payslip.ts'

type Marked = Pick<PayslipRow, 'id' | 'branchId' | 'personId' | 'periodStart' | 'periodEnd'>

/**
 * Notifies employees that their payslips were paid, or are not paid after all, without any figures. This takes the place
 * of what was said of the same period before.
 */
export async function notifyOfPay(
  work: Work,
  payslips: readonly Marked[],
  status: Payslip['status'],
): Promise<void> {
  const { titles, message } = texts.notification.payslipPaid
  const notices = payslips.map(({ id, personId, periodStart, periodEnd }) => ({
    to: [personId],
    title: titles[status],
    message: message(formatDay(periodStart), formatDay(periodEnd)),
    href: screens.salary.path,
    applicationHref: applicationPages.payslip(id),
    topic: payOf(periodStart, periodEnd),
  }))
  await takeBackPay(work, payslips)
  await notify(work, { kind: 'payslipPaid', by: work.scope.personId, notices })
}

/** Takes back what was said of payslips that are removed, or cover other days now: it would lead to nothing. */
export const takeBackPay = (work: Work, payslips: readonly Marked[]): Promise<void> =>
  takeBackTopics(
    work,
    payslips.map(({ personId, periodStart, periodEnd }) => ({
      personId,
      topic: payOf(periodStart, periodEnd),
    })),
  )

/** Tells the employees, on their open phones, that their payslips changed. Offices hear of it by the audit trail. */
export function tellOwners(
  { news }: Pick<Work, 'news'>,
  payslips: readonly Pick<Marked, 'branchId' | 'personId'>[],
): void {
  for (const { branchId, personId } of payslips) news.changed('payslip', branchId, [personId])
}
