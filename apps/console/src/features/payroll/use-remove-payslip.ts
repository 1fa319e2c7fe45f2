import { type Payslip, removePayslip, texts } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { client } from '../../platform/session/session.ts'
import { payslipInShort } from './period/short-period.ts'
import { changedByPayslips, changedByRemoval } from './shows.ts'

/**
 * Removes a pending payslip after a question.
 * @param onRefused shows the payslip as it is now, where that is not a list's matter
 * @returns whether it was removed; the caller shows the success
 */
export function useRemovePayslip(onRefused: (id: string) => Promise<void> = async () => {}) {
  const changed = useRefresh(changedByPayslips)
  const removed = useRefresh(changedByRemoval)
  return ({ _id, version, employee, date, endDate }: Payslip): Promise<boolean> =>
    confirmAndSend({
      question: {
        message: texts.payslip.removeQuestion,
        detail: payslipInShort({ employee, date, endDate }),
        confirmLabel: texts.actions.remove,
        danger: true,
      },
      send: () => client.send(removePayslip, { body: { _id, version } }),
      success: null,
      refresh: async (done) => {
        if (done) return removed()
        await Promise.all([changed(), onRefused(_id)])
      },
    })
}
