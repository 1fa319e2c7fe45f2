import { Button } from '@mantine/core'
import { addPerson, limits, listPersonRecords, mayUse, type PersonRow, screens, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useRouter } from '@tanstack/react-router'
import { useCall } from '../../platform/calls.ts'
import { BranchFirst } from '../../platform/choices/branch-first.tsx'
import { useHasNoBranch } from '../../platform/choices/use-branch-choices.ts'
import { listProps, searchProps } from '../../platform/lists/list.ts'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { filtersOf, isFiltered, readPeopleAddress } from './address.ts'
import { ImportEntry } from './import/import-entry.tsx'
import { DeactivatedFilter } from './list/deactivated-filter.tsx'
import { employeeColumns } from './list/employee-columns.tsx'
import { EmployeeFilters } from './list/employee-filters.tsx'
import { ListTools } from './list/list-tools.tsx'
import { useEmployeeActions } from './list/use-employee-actions.tsx'
import { PendingAccounts } from './pending/pending-accounts.tsx'

/** The record list of people in scope (W2 Employees). */
export default function EmployeesPage() {
  const user = useCurrentUser()
  const router = useRouter()
  const [address, change] = useListAddress(readPeopleAddress, listPersonRecords)
  const { actionsOn, open } = useEmployeeActions()
  const keepsRecords = mayUse(addPerson.allow, user.role)

  const noBranch = useHasNoBranch()
  const filters = filtersOf(address)
  const { page = 1, pageSize = limits.peoplePageSize } = address
  const people = useCall(listPersonRecords, { query: { ...filters, page, pageSize } })

  const add = keepsRecords && (
    <Button onClick={() => router.history.push(screens.employeeForm.path)}>{texts.employees.add}</Button>
  )
  return (
    <Page
      title={texts.employees.title}
      action={add}
      tools={
        <ListTools
          filters={filters}
          imports={keepsRecords && <ImportEntry address={address} change={change} />}
        />
      }
      filters={<EmployeeFilters address={address} change={change} />}
    >
      <DataTable<PersonRow>
        label={texts.employees.title}
        columns={employeeColumns}
        rowId={({ _id }) => _id}
        rowName={(person) => `${person.userId}, ${fullName(person)}`}
        {...listProps(address, change, people, limits.peoplePageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        toolbar={
          <>
            <DeactivatedFilter
              on={address.status === 'deactivated'}
              onChange={(on) => change({ status: on ? 'deactivated' : undefined, page: undefined })}
            />
            <PendingAccounts />
          </>
        }
        actions={keepsRecords ? actionsOn : undefined}
        actionsWidth="92px"
        onRowOpen={open}
        emptyHint={
          isFiltered(address) ? (
            texts.employees.nobodyMatches
          ) : noBranch ? (
            <BranchFirst />
          ) : (
            `${texts.employees.nobodyYet} ${keepsRecords ? texts.employees.addFirst : ''}`
          )
        }
        emptyAction={!noBranch && add}
      />
    </Page>
  )
}
