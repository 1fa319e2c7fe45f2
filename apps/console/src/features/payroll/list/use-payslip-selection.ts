import { type Input, listPayslips, mayOpen, type Payslip, texts, uiTimings } from '@tahi/contract'
import { sumOfPesos } from '@tahi/domain'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { Selection, SelectionAction } from '@tahi/ui/table/column.ts'
import type { ChangeAddress } from '../../../platform/address.ts'
import { useCall } from '../../../platform/calls.ts'
import type { ListQuery } from '../../../platform/lists/list.ts'
import { idOf } from '../../../platform/lists/seen.ts'
import { useListSelection } from '../../../platform/lists/use-list-selection.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import type { SalaryAddress } from '../address.ts'
import { canPay, canSetBack, whyNotSelectable } from './selectable-payslips.ts'
import { useChangeSelected } from './use-change-selected.tsx'
import { usePayslipActions } from './use-payslip-actions.ts'

type Asked = Input<typeof listPayslips>['query'] & {
  status: Payslip['status'] | undefined
  page: number
  pageSize: number
}

/**
 * The selection of the salary list, and the actions on its payslips. A list of several statuses offers to select all that
 * are unpaid.
 * @param filters the list's filters and order
 * @param change changes the list's address
 */
export function usePayslipSelection(
  payslips: ListQuery<Payslip>,
  { page, pageSize, ...filters }: Asked,
  change: ChangeAddress<SalaryAddress>,
) {
  const user = useCurrentUser()
  const { status } = filters
  const asked = { ...filters, page, pageSize }
  // Of paid payslips nothing but this can be done.
  const canSelect = status === 'paid' ? canSetBack : canPay
  const { ids, select, settle, seenOf, selectAll } = useListSelection(texts.payslip.title, payslips, asked, {
    idOf,
    canSelect,
  })
  const actions = usePayslipActions(change, settle)
  const changeSelected = useChangeSelected(settle, seenOf)
  const unpaid = { ...filters, status: 'pending', sort: undefined } as const
  const toPay = useCall(listPayslips, { params: { id: 'all' }, query: { ...unpaid, page: 1, pageSize: 1 } })

  const whyNot = (payslip: Payslip) => whyNotSelectable(payslip, user._id, status)
  const paidActions: SelectionAction[] = [
    { key: 'pending', label: texts.payslip.setBack, onClick: (ids) => actions.setBack(seenOf(ids)) },
  ]
  const unpaidActions: SelectionAction[] = [
    {
      key: 'paid',
      label: texts.payslip.markAsPaid,
      busyDelay: uiTimings.clickDelay,
      onClick: (ids) => actions.mark(ids, 'paid', seenOf(ids)),
    },
    ...(mayOpen('salaryForm', user.role)
      ? [
          { key: 'recompute', label: texts.payslip.recompute, onClick: changeSelected.recompute },
          { key: 'remove', label: texts.actions.remove, danger: true, onClick: changeSelected.remove },
        ]
      : []),
  ]
  const netPay = sumOfPesos(seenOf(ids).map(({ netPay }) => netPay))
  const selection: Selection<Payslip> = {
    ids,
    onChange: select,
    canSelect,
    whyNot,
    sum: `${texts.payslip.fields.netPay} ${formatPesos(netPay)}`,
    onSelectAllMatching: () =>
      selectAll(
        (paging, signal) => {
          const query = { ...(status === 'paid' ? filters : unpaid), ...paging }
          return client.send(listPayslips, { params: { id: 'all' }, query }, signal)
        },
        (payslip) => (canSelect(payslip) ? undefined : whyNot(payslip)),
      ),
    ...(status !== 'paid' && { matching: toPay.data?.total }),
    actions: status === 'paid' ? paidActions : unpaidActions,
  }
  return { selection, ...actions }
}
