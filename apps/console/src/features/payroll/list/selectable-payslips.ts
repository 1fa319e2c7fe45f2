import { type Payslip, texts } from '@tahi/contract'

export const canPay = ({ can }: Payslip): boolean => can.includes('mark-paid')
export const canSetBack = ({ can }: Payslip): boolean => can.includes('mark-pending')

/** Why a payslip is not selectable. @param reader the reader's own id @param listed the filter of the list */
export function whyNotSelectable(
  { employee, status }: Payslip,
  reader: string,
  listed: Payslip['status'] | undefined,
): string {
  if (employee._id === reader) return texts.payslip.ownPay
  return status === 'paid' && listed !== 'paid'
    ? texts.payslipList.paidAlready
    : texts.payslipList.handledByOthers
}
