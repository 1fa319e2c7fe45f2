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
import { idOf } from '../../../platform/lists/seen.ts'
import { useSelectMatching } from '../../../platform/lists/select-matching.ts'
import { useSeen } from '../../../platform/lists/use-seen.ts'
import { useSelection } from '../../../platform/lists/use-selection.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { leaveHref, readLeaveAddress } from '../address.ts'
import { LeaveFilters } from '../leave-filters.tsx'
import { ListTools } from '../list-tools.tsx'
import { useLeaveDecisions } from '../use-leave-decisions.tsx'
import { useNoLeaveYet } from '../use-no-leave-yet.ts'
import { branchLeaveColumns, leaveColumns } from './leave-columns.tsx'
import { leaveRowActions } from './leave-row-actions.tsx'
import { leaveSelectionActions, selectableIn, whyNotSelectable } from './leave-selection.ts'
import { RequestedFilter } from './requested-filter.tsx'
import { toDecide } from './to-decide.ts'

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
  const leaves = useCall(listLeaves, { params: { id: 'all' }, query: { ...query, page, pageSize } })
  const canSelect = selectableIn(status)
  const [selected, select, settle] = useSelection(
    texts.leave.title,
    leaves,
    { ...query, page, pageSize },
    { idOf, canSelect },
  )
  const { seenOf, selectSeen } = useSeen(texts.leave.title, leaves.data?.data, idOf, select)

  const selectAll = useSelectMatching(query, { selected, idOf, select: selectSeen })
  const whyNot = (leave: Leave) => whyNotSelectable(leave, user._id, status)

  const mayWait = status === undefined || status === 'requested'
  // In no order, so that it can be the question of `RequestedFilter`, which is then asked once.
  const waiting = useCall(
    listLeaves,
    { params: { id: 'all' }, query: { ...toDecide(query), sort: undefined, page: 1, pageSize: 1 } },
    { enabled: mayWait },
  )
  const { decide, confirmLeaves, rejectLeaves, withdraw } = useLeaveDecisions(settle)

  const noLeaveYet = useNoLeaveYet(address, leaves.data?.total)

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
        selection={{
          ids: selected,
          onChange: select,
          canSelect,
          whyNot,
          actions: leaveSelectionActions(status, selected, {
            confirm: (ids) => confirmLeaves(ids, seenOf(ids)),
            reject: (ids) => rejectLeaves(ids, seenOf(ids)),
            reopen: (ids) => decide(ids, 'requested', seenOf(ids)),
          }),
          // No confirmed leave can be selected.
          ...(status !== 'confirmed' && {
            onSelectAllMatching: () =>
              selectAll(
                (paging, signal) => {
                  const matching = { ...(mayWait ? toDecide(query) : query), ...paging }
                  return client.send(listLeaves, { params: { id: 'all' }, query: matching }, signal)
                },
                (leave) => (canSelect(leave) ? undefined : whyNot(leave)),
              ),
            ...(mayWait && { matching: waiting.data?.total }),
          }),
        }}
        emptyHint={
          status === 'requested' && isOfEverything(address)
            ? texts.noRequestWaits
            : noLeaveYet
              ? texts.leaveList.noneYet
              : texts.leaveList.noneMatches
        }
        emptyAction={add}
      />
    </Page>
  )
}
