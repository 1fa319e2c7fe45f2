import {
  limits,
  listRefusedPunches,
  type RefusedPunch,
  screens,
  settleRefusedPunches,
  texts,
} from '@tahi/contract'
import { dayInZone, fullName } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useRouter } from '@tanstack/react-router'
import { useCall, useRefresh } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { showFailedAction } from '../../platform/failed-action.ts'
import { linkTo } from '../../platform/link.ts'
import { listProps, searchProps } from '../../platform/lists/list.ts'
import { isOfEverything } from '../../platform/lists/list-address.ts'
import { branchColumn, nameColumn } from '../../platform/lists/person-columns.ts'
import { idOf } from '../../platform/lists/seen.ts'
import { useSelection } from '../../platform/lists/use-selection.ts'
import { client } from '../../platform/session/session.ts'
import type { ListOf } from './address.ts'
import { showsGates } from './shows.ts'

const words = texts.gate
const columnWords = texts.gateList.columns

/** Punches that gates took offline with a wrong PIN: these people believe that they have clocked in. */
export function RefusedList({ address, change, withBranch }: ListOf) {
  const { timeZone } = useCompany()
  const router = useRouter()
  const { sort, search, branch, from, to, page = 1, pageSize = limits.gatePageSize } = address
  const query = { sort, search, branchId: branch, from, to, page, pageSize }
  const refused = useCall(listRefusedPunches, { query })
  const [selected, select, leave] = useSelection(words.views.refused, refused, query, { idOf })
  const changed = useRefresh(showsGates)
  const settle = async (ids: ReadonlySet<string>) => {
    try {
      await client.send(settleRefusedPunches, { body: { ids: [...ids] } })
      leave(ids, [])
    } catch (failure) {
      showFailedAction(failure)
    }
    await changed()
  }
  // The person's attendance of the day, where the actual times can be entered.
  const open = ({ employee, at }: RefusedPunch) => {
    const day = dayInZone(new Date(at), timeZone)
    router.history.push(linkTo(screens.attendance.path, { search: employee.userId, from: day, to: day }))
  }
  const columns: Column<RefusedPunch>[] = [
    { key: 'userId', label: texts.columns.userId, value: ({ employee }) => employee.userId },
    nameColumn,
    ...(withBranch ? [branchColumn] : []),
    { key: 'gate', label: columnWords.gate, value: ({ gateName }) => gateName ?? '' },
    {
      key: 'at',
      label: columnWords.tapped,
      sort: 'at',
      value: ({ at }) => formatInZone(at, timeZone),
    },
    {
      key: 'receivedAt',
      label: columnWords.sent,
      sort: 'receivedAt',
      value: ({ receivedAt }) => formatInZone(receivedAt, timeZone),
    },
    {
      key: 'outcome',
      label: columnWords.why,
      value: ({ outcome }) => <StatusBadge tone="warn" label={words.outcomes[outcome]} />,
    },
  ]
  return (
    <DataTable<RefusedPunch>
      label={words.views.refused}
      columns={columns}
      rowId={idOf}
      rowName={({ employee }) => `${employee.userId}, ${fullName(employee)}`}
      {...listProps(address, change, refused, limits.gatePageSize)}
      {...searchProps(address, change, texts.searchPeople)}
      actions={({ _id }) => [{ key: 'settle', label: words.settle, onClick: () => settle(new Set([_id])) }]}
      actionsWidth="130px"
      selection={{
        ids: selected,
        onChange: select,
        actions: [{ key: 'settle', label: words.settle, onClick: settle }],
      }}
      onRowOpen={open}
      emptyHint={isOfEverything(address) ? words.noRefused : words.noneRefusedThen}
    />
  )
}
