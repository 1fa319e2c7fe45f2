import { applicationPages, type Payslip, screens, texts } from '@tahi/contract'
import { formatDay } from '@tahi/domain'
import type { Work } from '../../platform/work.ts'
import { notify, payOf, takeBackTopics } from '../notifications/index.ts'

interface Marked {
  readonly id: string
  readonly branchId: string
  readonly personId: string
  readonly periodStart: string
  readonly periodEnd: string
}

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
  await takeBackTopics(
    work,
    notices.map(({ to: [personId = ''], topic }) => ({ personId, topic })),
  )
  await notify(work, { kind: 'payslipPaid', by: work.scope.personId, notices })
}

/** Tells the employees, on their open phones, that their payslips changed. Offices hear of it by the audit trail. */
export function tellOwners(
  { news }: Pick<Work, 'news'>,
  payslips: readonly Pick<Marked, 'branchId' | 'personId'>[],
): void {
  for (const { branchId, personId } of payslips) news.changed('payslip', branchId, [personId])
}
