import { Button } from '@mantine/core'
import {
  createLeave,
  isCompanyWide,
  type Leave,
  limits,
  listLeaves,
  mayUse,
  screens,
  texts,
} from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useEditRow } from '../../../platform/forms/use-edit-row.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { isOfEverything, requestRange, useListAddress } from '../../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { leaveHref, readLeaveAddress } from '../address.ts'
import { LeaveFilters } from '../leave-filters.tsx'
import { ListTools } from '../list-tools.tsx'
import { useNoLeaveYet } from '../use-no-leave-yet.ts'
import { branchLeaveColumns, leaveColumns } from './leave-columns.tsx'
import { leaveRowActions } from './leave-row-actions.tsx'
import { RequestedFilter } from './requested-filter.tsx'
import { useLeaveSelection } from './use-leave-selection.ts'

/** The leaves of a branch, or of all branches for users who see them (W2 Manager view). */
export function LeaveList() {
  const user = useCurrentUser()
  const { today } = useCompany()
  const router = useRouter()
  const editRow = useEditRow()
  const [address, change] = useListAddress(readLeaveAddress, listLeaves)

  const { branch, status, search, page = 1, pageSize = limits.leavePageSize } = address
  // Waiting requests come with the soonest first.
  const sort = address.sort ?? (status === 'requested' ? 'date' : undefined)
  const query = { ...requestRange(address, today), status, search, branchId: branch, sort }
  const asked = { ...query, page, pageSize }
  const leaves = useCall(listLeaves, { params: { id: 'all' }, query: asked })
  const { selection, decide, confirmLeaves, rejectLeaves, withdraw } = useLeaveSelection(leaves, asked)

  const noLeaveYet = useNoLeaveYet(address, leaves.data?.total)
  const otherwiseNone = noLeaveYet ? texts.leaveList.noneYet : texts.leaveList.noneMatches
  const nothingWaits = status === 'requested' && isOfEverything(address)

  const withdrawOne = async (leave: Leave) => {
    if (await withdraw(leave)) toast.success(texts.success)
  }
  const open = ({ _id }: Leave) => editRow(leaveHref(_id))
  const add = mayUse(createLeave.allow, user.role) && (
    <Button onClick={() => router.history.push(screens.leaveForm.path)}>{texts.leave.add}</Button>
  )

  return (
    <Page
      title={texts.leave.title}
      action={add}
      tools={<ListTools query={query} />}
      filters={<LeaveFilters address={address} change={change} withRejected />}
    >
      <DataTable
        label={texts.leave.title}
        columns={isCompanyWide(user.role) ? branchLeaveColumns : leaveColumns}
        rowId={({ _id }) => _id}
        rowName={({ employee, date }) => `${employee.userId}, ${formatDay(date)}`}
        {...listProps(address, change, leaves, limits.leavePageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        toolbar={
          <RequestedFilter
            filters={{ branchId: branch, search }}
            on={status === 'requested'}
            onChange={(on) =>
              change({
                status: on ? 'requested' : undefined,
                from: undefined,
                to: undefined,
                page: undefined,
              })
            }
          />
        }
        actionsWidth="152px"
        actions={(leave) => {
          const one = new Set([leave._id])
          return leaveRowActions(leave, {
            confirm: () => confirmLeaves(one, [leave]),
            reject: () => rejectLeaves(one, [leave]),
            reopen: () => decide(one, 'requested', [leave]),
            change: () => open(leave),
            withdraw: () => withdrawOne(leave),
          })
        }}
        onRowOpen={open}
        selection={selection}
        emptyHint={nothingWaits ? texts.noRequestWaits : otherwiseNone}
        emptyAction={add}
      />
    </Page>
  )
}
