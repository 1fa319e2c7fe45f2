import {
  exportPayslips,
  isCompanyWide,
  limits,
  listPayslips,
  mayOpen,
  type Payslip,
  texts,
} from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { isNarrowed, rangeOf, useListAddress } from '../../../platform/lists/list-address.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { readSalaryAddress } from '../address.ts'
import { longPeriod } from '../period/short-period.ts'
import { AddSalary } from './add-salary.tsx'
import { payslipColumns } from './payslip-columns.tsx'
import { PayslipFilters } from './payslip-filters.tsx'
import { payslipRowActions } from './payslip-row-actions.tsx'
import { UnpaidFilter } from './unpaid-filter.tsx'
import { usePayslipSelection } from './use-payslip-selection.ts'

/** The payslips of a branch, or of all branches for users who see them (W2 Salary, Manager). */
export function PayslipList() {
  const user = useCurrentUser()
  const company = useCompany()
  const [address, change] = useListAddress(readSalaryAddress, listPayslips)

  const range = rangeOf(address, company.today)
  const { status, search, sort, branch: branchId, page = 1, pageSize = limits.salaryPageSize } = address
  const filters = { ...range, status, search, branchId, sort }
  const asked = { ...filters, page, pageSize }
  const payslips = useCall(listPayslips, { params: { id: 'all' }, query: asked })
  const { selection, payOne, setBack, open, print, savePdf, remove } = usePayslipSelection(
    payslips,
    asked,
    change,
  )

  const papers = async () => {
    const [{ data }, { payslipPapers }] = await Promise.all([
      client.send(listPayslips, { params: { id: 'all' }, query: { ...filters, sort: sort ?? 'lastName' } }),
      import('../paper/payslip-paper.ts'),
    ])
    return payslipPapers(company, data, filters)
  }

  const add = mayOpen('salaryForm', user.role) && <AddSalary />
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
        selection={selection}
        emptyHint={
          status === 'pending' && !isNarrowed(address) ? texts.payslip.noneToPay : texts.payslip.noneMatches
        }
        emptyAction={add}
      />
    </Page>
  )
}
