import {
  exportPayslips,
  isCompanyWide,
  limits,
  listPayslips,
  mayOpen,
  type Payslip,
  texts,
  uiTimings,
} from '@tahi/contract'
import { sumOfPesos } from '@tahi/domain'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { Page } from '@tahi/ui/page/page.tsx'
import type { SelectionAction } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { isNarrowed, rangeOf, useListAddress } from '../../../platform/lists/list-address.ts'
import { idOf } from '../../../platform/lists/seen.ts'
import { useSelectMatching } from '../../../platform/lists/select-matching.ts'
import { useSeen } from '../../../platform/lists/use-seen.ts'
import { useSelection } from '../../../platform/lists/use-selection.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { readSalaryAddress } from '../address.ts'
import { longPeriod } from '../period/short-period.ts'
import { AddSalary } from './add-salary.tsx'
import { payslipColumns } from './payslip-columns.tsx'
import { PayslipFilters } from './payslip-filters.tsx'
import { payslipRowActions } from './payslip-row-actions.tsx'
import { canPay, canSetBack, whyNotSelectable } from './selectable-payslips.ts'
import { UnpaidFilter } from './unpaid-filter.tsx'
import { useChangeSelected } from './use-change-selected.tsx'
import { usePayslipActions } from './use-payslip-actions.ts'

/** The payslips of a branch, or of all branches for users who see them (W2 Salary, Manager). */
export function PayslipList() {
  const user = useCurrentUser()
  const company = useCompany()
  const [address, change] = useListAddress(readSalaryAddress, listPayslips)

  const range = rangeOf(address, company.today)
  const { status, search, sort, branch: branchId, page = 1, pageSize = limits.salaryPageSize } = address
  const filters = { ...range, status, search, branchId, sort }
  const payslips = useCall(listPayslips, { params: { id: 'all' }, query: { ...filters, page, pageSize } })
  // Of paid payslips nothing but this can be done.
  const canSelect = status === 'paid' ? canSetBack : canPay
  const [selected, select, settle] = useSelection(
    texts.payslip.title,
    payslips,
    { ...filters, page, pageSize },
    { idOf, canSelect },
  )
  const { mark, payOne, setBack, open, print, savePdf, remove } = usePayslipActions(change, settle)
  const { seenOf, selectSeen } = useSeen(texts.payslip.title, payslips.data?.data, idOf, select)
  const selectAll = useSelectMatching(filters, { selected, idOf, select: selectSeen })
  const whyNot = (payslip: Payslip) => whyNotSelectable(payslip, user._id, status)
  const changeSelected = useChangeSelected(settle, seenOf)
  const unpaid = { ...filters, status: 'pending', sort: undefined } as const
  const toPay = useCall(listPayslips, { params: { id: 'all' }, query: { ...unpaid, page: 1, pageSize: 1 } })

  const papers = async () => {
    const [{ data }, { payslipPapers }] = await Promise.all([
      client.send(listPayslips, { params: { id: 'all' }, query: { ...filters, sort: sort ?? 'lastName' } }),
      import('../paper/payslip-paper.ts'),
    ])
    return payslipPapers(company, data, filters)
  }

  const keepsRecords = mayOpen('salaryForm', user.role)
  const add = keepsRecords && <AddSalary />
  const paidActions: SelectionAction[] = [
    { key: 'pending', label: texts.payslip.setBack, onClick: (ids) => setBack(seenOf(ids)) },
  ]
  const unpaidActions: SelectionAction[] = [
    {
      key: 'paid',
      label: texts.payslip.markAsPaid,
      busyDelay: uiTimings.clickDelay,
      onClick: (ids) => mark(ids, 'paid', seenOf(ids)),
    },
    ...(keepsRecords
      ? [
          { key: 'recompute', label: texts.payslip.recompute, onClick: changeSelected.recompute },
          { key: 'remove', label: texts.actions.remove, danger: true, onClick: changeSelected.remove },
        ]
      : []),
  ]
  return (
    <Page
      title={texts.payslip.title}
      subtitle={texts.payslipList.issuedIn(longPeriod({ date: range.from, endDate: range.to }))}
      action={add}
      tools={
        <>
          <ExportButton file={() => client.send(exportPayslips, { query: filters })} />
          <PrintButton papers={papers} />
        </>
      }
      filters={<PayslipFilters address={address} change={change} />}
    >
      <DataTable<Payslip>
        label={texts.payslip.title}
        columns={payslipColumns(payOne, {
          everyBranch: isCompanyWide(user.role),
        })}
        rowId={({ _id }) => _id}
        rowName={({ employee, date, endDate }) => `${employee.userId}, ${longPeriod({ date, endDate })}`}
        {...listProps(address, change, payslips, limits.salaryPageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        toolbar={
          <UnpaidFilter
            filters={{ ...range, branchId, search }}
            on={status === 'pending'}
            onChange={(on) => change({ status: on ? 'pending' : undefined, page: undefined })}
          />
        }
        actions={(payslip) =>
          payslipRowActions(payslip, {
            open: () => open(payslip),
            print: () => print(payslip),
            savePdf: () => savePdf(payslip),
            'mark-pending': () => setBack([payslip]),
            remove: () => remove(payslip),
          })
        }
        onRowOpen={open}
        selection={{
          ids: selected,
          onChange: select,
          canSelect,
          whyNot,
          sum: `${texts.payslip.fields.netPay} ${formatPesos(sumOfPesos(seenOf(selected).map(({ netPay }) => netPay)))}`,
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
        }}
        emptyHint={
          status === 'pending' && !isNarrowed(address) ? texts.payslip.noneToPay : texts.payslip.noneMatches
        }
        emptyAction={add}
      />
    </Page>
  )
}
