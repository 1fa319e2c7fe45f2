import { type Leave, listLeaves, texts } from '@tahi/contract'
import type { LeaveState } from '@tahi/domain'
import type { Selection } from '@tahi/ui/table/column.ts'
import { useCall } from '../../../platform/calls.ts'
import type { ListQuery } from '../../../platform/lists/list.ts'
import { idOf } from '../../../platform/lists/seen.ts'
import { useListSelection } from '../../../platform/lists/use-list-selection.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import type { LeaveQuery } from '../leave-paper.ts'
import { useLeaveDecisions } from '../use-leave-decisions.tsx'
import { leaveSelectionActions, selectableIn, whyNotSelectable } from './leave-selection.ts'
import { toDecide } from './to-decide.ts'

type Asked = LeaveQuery & { status: LeaveState | undefined; page: number; pageSize: number }

/**
 * The selection of the leave list, and the decisions on its leaves. A list of several statuses offers to select all that
 * wait for a decision.
 * @param filters the list's filters and order
 */
export function useLeaveSelection(leaves: ListQuery<Leave>, { page, pageSize, ...filters }: Asked) {
  const user = useCurrentUser()
  const { status } = filters
  const asked = { ...filters, page, pageSize }
  const canSelect = selectableIn(status)
  const { ids, select, settle, seenOf, selectAll } = useListSelection(texts.leave.title, leaves, asked, {
    idOf,
    canSelect,
  })
  const decisions = useLeaveDecisions(settle)

  const mayWait = status === undefined || status === 'requested'
  // In no order, so that it can be the question of `RequestedFilter`, which is then asked once.
  const waiting = useCall(
    listLeaves,
    { params: { id: 'all' }, query: { ...toDecide(filters), sort: undefined, page: 1, pageSize: 1 } },
    { enabled: mayWait },
  )

  const whyNot = (leave: Leave) => whyNotSelectable(leave, user._id, status)
  const selection: Selection<Leave> = {
    ids,
    onChange: select,
    canSelect,
    whyNot,
    actions: leaveSelectionActions(status, ids, {
      confirm: (ids) => decisions.confirmLeaves(ids, seenOf(ids)),
      reject: (ids) => decisions.rejectLeaves(ids, seenOf(ids)),
      reopen: (ids) => decisions.decide(ids, 'requested', seenOf(ids)),
    }),
    // No confirmed leave can be selected.
    ...(status !== 'confirmed' && {
      onSelectAllMatching: () =>
        selectAll(
          (paging, signal) => {
            const query = { ...(mayWait ? toDecide(filters) : filters), ...paging }
            return client.send(listLeaves, { params: { id: 'all' }, query }, signal)
          },
          (leave) => (canSelect(leave) ? undefined : whyNot(leave)),
        ),
      ...(mayWait && { matching: waiting.data?.total }),
    }),
  }
  return { selection, ...decisions }
}
