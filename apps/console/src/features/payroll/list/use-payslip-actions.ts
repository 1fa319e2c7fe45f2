import { saveFile } from '@tahi/client/save-file'
import { mayOpen, type Payslip, printPayslip, readPayslip, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import type { ChangeAddress } from '../../../platform/address.ts'
import { showFailure, useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { opensDialog } from '../../../platform/dialog-step.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { useEditRow } from '../../../platform/forms/use-edit-row.ts'
import type { Settle } from '../../../platform/lists/use-selection.ts'
import { printWhenReady } from '../../../platform/paper/print-when-ready.ts'
import { payslipHref } from '../../../platform/payslip-href.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import type { SalaryAddress } from '../address.ts'
import { askToSetBack } from '../ask-to-set-back.tsx'
import { payBeforeEnd } from '../period/pay-before-end.tsx'
import { payslipInShort } from '../period/short-period.ts'
import { changedByPayslips } from '../shows.ts'
import { useRemovePayslip } from '../use-remove-payslip.ts'
import { sendMarks } from './send-marks.ts'

/** Actions on the payslips of a list. @param change changes the list's address */
export function usePayslipActions(change: ChangeAddress<SalaryAddress>, settle: Settle) {
  const editRow = useEditRow()
  const company = useCompany()
  const { role } = useCurrentUser()
  const refresh = useRefresh(changedByPayslips)
  const removePayslip = useRemovePayslip()
  const keepsRecords = mayOpen('salaryForm', role)

  const mark = async (ids: ReadonlySet<string>, status: Payslip['status'], seen: readonly Payslip[]) => {
    if (status === 'paid' && !(await payBeforeEnd(seen, company.today))) return
    try {
      const { marked, refused, left } = await sendMarks([...ids], status, seen, keepsRecords)
      settle(ids, [...refused, ...left])
      const [first] = refused
      const only = ids.size === 1 ? seen[0] : undefined
      const done = texts.payslip.marked(marked)
      if (first && ids.size === 1) toast.error(first.msg)
      else if (first) toast.error(`${done}. ${texts.payslip.leftAsTheyAre(refused)}`)
      else if (left.length === 0)
        toast.success(only ? texts.payslip.oneMarked(payslipInShort(only), status) : texts.success)
      // A user who declined all of them knows that nothing was done.
      else if (marked > 0) toast.success(done)
    } catch (failure) {
      showFailedAction(failure)
    }
    // Also after a refusal, which means that what is shown is out of date.
    await refresh()
  }

  const payOne = (payslip: Payslip) => mark(new Set([payslip._id]), 'paid', [payslip])

  const setBack = async (payslips: readonly Payslip[]) => {
    if (await askToSetBack(payslips)) await mark(new Set(payslips.map(({ _id }) => _id)), 'pending', payslips)
  }

  const remove = async (payslip: Payslip) => {
    if (await removePayslip(payslip)) toast.success(texts.success)
  }

  const print = ({ _id }: Payslip) =>
    printWhenReady(async () => {
      const [{ data }, { payslipPaper }] = await Promise.all([
        client.send(readPayslip, { params: { id: _id } }),
        import('../paper/payslip-paper.ts'),
      ])
      return payslipPaper(company, data)
    })

  const savePdf = ({ _id }: Payslip) =>
    client.send(printPayslip, { params: { id: _id }, query: {} }).then(saveFile, showFailure)

  const open = ({ _id }: Payslip) =>
    keepsRecords ? editRow(payslipHref(_id, role)) : change({ show: _id }, opensDialog)

  return { mark, payOne, setBack, open, print, savePdf, remove }
}
