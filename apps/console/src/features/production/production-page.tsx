import { Button } from '@mantine/core'
import { keepsRecords, limits, listQuotas, type Quota, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { lazy, Suspense, useState } from 'react'
import type { HistoryStep } from '../../platform/address.ts'
import { useCall } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { opensDialog, useCloseDialog } from '../../platform/dialog-step.ts'
import { listProps } from '../../platform/lists/list.ts'
import { rangeOf, useListAddress } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { readProductionAddress } from './address.ts'
import { ListTools } from './list/list-tools.tsx'
import { QuickFilters } from './list/quick-filters.tsx'
import { progressColumns, targetColumns } from './list/quota-columns.tsx'
import { QuotaFilters } from './list/quota-filters.tsx'
import { quotaRowActions } from './list/quota-row-actions.tsx'
import { useRemoveQuota } from './list/use-remove-quota.ts'
import classes from './production-page.module.css'
import { refreshEvery } from './refresh-every.ts'

const QuotaDialog = lazy(() => import('./quota/quota-dialog.tsx'))
const EmployeesDialog = lazy(() => import('./people/employees-dialog.tsx'))

/** Production Monitoring: the quotas of a branch, or of all branches for users who see them, with their standing (W2). */
export default function ProductionPage() {
  const { role } = useCurrentUser()
  const { today } = useCompany()
  const [address, change] = useListAddress(readProductionAddress, listQuotas)
  const closeDialog = useCloseDialog(change)
  const remove = useRemoveQuota()
  /** The quota that is open in the form. */
  const [opened, open] = useState<Quota>()
  /** The quota whose employees are shown. */
  const [staffed, staff] = useState<Quota>()
  const mayAdd = keepsRecords(role)

  const { branch, standing, sort, page = 1, pageSize = limits.quotaPageSize } = address
  const range = rangeOf(address, today)
  const filters = { ...range, standing, branchId: branch, sort }
  const quotas = useCall(
    listQuotas,
    { params: { id: 'all' }, query: { ...filters, page, pageSize } },
    { every: refreshEvery },
  )

  /** The quota as the list has it now: what is expected by this hour grows. It may no longer be on the page. */
  const presentOf = (pressed: Quota) => quotas.data?.data.find(({ _id }) => _id === pressed._id) ?? pressed

  /** Widens the range so that it includes the saved quota's day. */
  const showDay = (day: string, step?: HistoryStep) => {
    if (day < range.from) change({ from: day, page: undefined }, step)
    if (day > range.to) change({ to: day, page: undefined }, step)
  }
  const addQuota = mayAdd && (
    <Button onClick={() => change({ quota: 'new' }, opensDialog)}>{texts.quota.add}</Button>
  )

  return (
    <Page
      title={texts.quota.title}
      action={addQuota}
      tools={<ListTools filters={filters} />}
      filters={<QuotaFilters address={address} change={change} />}
    >
      <div className={classes.list}>
        <DataTable
          label={texts.quota.title}
          columns={address.view === 'targets' ? targetColumns : progressColumns}
          rowId={({ _id }) => _id}
          rowName={({ styleName, designationName, date }) => `${styleName}, ${designationName}, ${date}`}
          {...listProps(address, change, quotas, limits.quotaPageSize)}
          toolbar={<QuickFilters address={address} change={change} />}
          actions={(quota) =>
            quotaRowActions(role, quota, {
              employees: () => staff(quota),
              open: () => open(quota),
              remove: () => remove(quota),
            })
          }
          onRowOpen={mayAdd ? staff : open}
          emptyHint={texts.quotaList.noneMatches}
          emptyAction={addQuota}
        />
      </div>
      <Suspense>
        {opened && <QuotaDialog quota={opened} onSaved={showDay} onClose={() => open(undefined)} />}
        {mayAdd && address.quota && (
          <QuotaDialog
            quota={null}
            // In place of the dialog's step, to which Back should not lead.
            onSaved={(day) => showDay(day, { replace: true })}
            onClose={() => closeDialog({ quota: undefined })}
          />
        )}
        {staffed && <EmployeesDialog quota={presentOf(staffed)} onClose={() => staff(undefined)} />}
      </Suspense>
    </Page>
  )
}
