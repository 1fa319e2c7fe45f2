import { applicationPages, screens, texts } from '@tahi/contract'
import { formatDay } from '@tahi/domain'
import type { Work } from '../../platform/work.ts'
import { notify } from '../notifications/index.ts'

interface Paid {
  readonly id: string
  readonly personId: string
  readonly periodStart: string
  readonly periodEnd: string
}

/** Notifies employees that their payslips were paid, without any figures. */
export const notifyOfPay = (work: Work, payslips: readonly Paid[]): Promise<void> => {
  const { title, message } = texts.notification.payslipPaid
  return notify(work, {
    kind: 'payslipPaid',
    by: work.scope.personId,
    notices: payslips.map(({ id, personId, periodStart, periodEnd }) => ({
      to: [personId],
      title,
      message: message(formatDay(periodStart), formatDay(periodEnd)),
      href: screens.salary.path,
      applicationHref: applicationPages.payslip(id),
    })),
  })
}
