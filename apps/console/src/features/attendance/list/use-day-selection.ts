import { type Input, type ListedAttendance, listAttendance, texts, uiTimings } from '@tahi/contract'
import type { Selection } from '@tahi/ui/table/column.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import type { ListQuery } from '../../../platform/lists/list.ts'
import { idOf } from '../../../platform/lists/seen.ts'
import { useListSelection } from '../../../platform/lists/use-list-selection.ts'
import type { Settle } from '../../../platform/lists/use-selection.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { useRecordActions } from '../use-record-actions.ts'
import { allowing, isSelectable, onlyRemovable, toConfirm, whyNotSelectable } from './selectable-days.ts'

type Query = Input<typeof listAttendance>['query']

/**
 * The selection of the attendance list, and the actions on its days: each acts on those of the selected days that allow
 * it. After an action on selected days, those that could only be removed are selected no more. A list of several statuses
 * offers to select all that wait for confirmation, other lists all their days.
 * @param filters the list's filters and order
 * @returns with `timeOut`, the properties of the dialog that asks for one, while it is open
 */
export function useDaySelection(
  records: ListQuery<ListedAttendance>,
  { page, pageSize, ...filters }: Query & { page: number; pageSize: number },
  keepsRecords: boolean,
) {
  const { title, setPresent } = texts.attendance
  const user = useCurrentUser()
  const asked = { ...filters, page, pageSize }
  const selectable = { idOf, canSelect: isSelectable }
  const { ids, select, settle, seenOf, selectAll } = useListSelection(title, records, asked, selectable)
  const days = seenOf(ids)
  const settleDays: Settle = (settled, refused) => {
    const areSelected = [...settled].every((id) => ids.has(id))
    settle(areSelected ? new Set([...settled, ...onlyRemovable(days)]) : settled, refused)
  }
  const actions = useRecordActions(settleDays)

  const [lackingTimeOut, askTimeOut] = useState<ReadonlySet<string>>()
  const timeOut = lackingTimeOut && {
    seen: seenOf(lackingTimeOut),
    onSet: settleDays,
    refresh: actions.changed,
    onClose: () => askTimeOut(undefined),
  }

  const { status } = filters
  const mayWait = status === undefined || status === 'pending' || status === 'toConfirm'
  // In no order, so that it is the question of `PendingFilter`, which is then asked once.
  const waiting = useCall(
    listAttendance,
    { params: { id: 'all' }, query: { ...toConfirm(filters), sort: undefined, page: 1, pageSize: 1 } },
    { enabled: keepsRecords && mayWait },
  )

  const selection: Selection<ListedAttendance> = {
    ids,
    onChange: select,
    canSelect: isSelectable,
    whyNot: (day) => whyNotSelectable(day, user._id),
    actions: [
      {
        key: 'confirm',
        label: texts.actions.confirm,
        ids: allowing('confirm', days),
        onClick: (ids) => actions.confirmDays(seenOf(ids)),
        busyDelay: uiTimings.clickDelay,
      },
      {
        key: 'setPresent',
        label: setPresent,
        ids: allowing('setPresent', days),
        onClick: (ids) => actions.askToSetPresent(seenOf(ids)),
      },
      {
        key: 'setTimeOut',
        label: texts.attendance.setTimeOut,
        ids: allowing('setTimeOut', days),
        onClick: askTimeOut,
      },
      {
        key: 'remove',
        label: texts.actions.remove,
        danger: true,
        ids: allowing('remove', days),
        onClick: (ids) => actions.removeDays(seenOf(ids)),
      },
    ],
    onSelectAllMatching: () =>
      selectAll(
        (paging, signal) => {
          const query = { ...(mayWait ? toConfirm(filters) : filters), ...paging }
          return client.send(listAttendance, { params: { id: 'all' }, query }, signal)
        },
        (day) => (isSelectable(day) ? undefined : whyNotSelectable(day, user._id)),
      ),
    ...(mayWait && {
      matching: waiting.data?.total,
      matchingWords: texts.attendance.counted.toConfirm,
      matches: ({ can }) => can.includes('confirm'),
    }),
  }
  return { selection, timeOut, ...actions }
}
