import { type GatePin, limits, listGatePins, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import {
  branchColumn,
  firstNameColumn,
  lastNameColumn,
  userIdColumn,
} from '../../../platform/lists/person-columns.ts'
import { personIdOf } from '../../../platform/lists/seen.ts'
import { useSelectMatching } from '../../../platform/lists/select-matching.ts'
import { useSelection } from '../../../platform/lists/use-selection.ts'
import { client } from '../../../platform/session/session.ts'
import type { ListOf } from '../address.ts'
import { GivePins } from './give-pins.tsx'
import { useGiving } from './use-giving.ts'

const PinForm = lazy(() => import('./pin-form.tsx'))

const words = texts.gate

/** The people, with whether each has a PIN for the gate and is locked out. */
export function PinList({ address, change, withBranch }: ListOf) {
  const { timeZone } = useCompany()
  const [chosen, choose] = useState<GatePin>()
  const { giving, begin, goOn, end } = useGiving()
  const { sort, search, branch, has, page = 1, pageSize = limits.gatePageSize } = address
  const filters = { search, branchId: branch, has }
  const query = { ...filters, sort, page, pageSize }
  const pins = useCall(listGatePins, { query })
  const [selected, select, settle] = useSelection(words.views.pins, pins, query, { idOf: personIdOf })
  const selectAll = useSelectMatching<GatePin>(filters, {
    selected,
    idOf: personIdOf,
    select: (_, ids) => select(ids),
  })
  const give = async (ids: ReadonlySet<string>) => {
    const question = { message: words.giveQuestion(ids.size), detail: words.giveDetail }
    if (!(await confirm({ ...question, confirmLabel: words.givePins }))) return
    settle(ids, [])
    await begin([...ids])
  }
  const columns: Column<GatePin>[] = [
    userIdColumn,
    lastNameColumn,
    firstNameColumn,
    ...(withBranch ? [branchColumn] : []),
    { key: 'state', label: texts.gatePins.pin, value: (pin) => <StatusBadge {...stateOf(pin, timeZone)} /> },
    {
      key: 'setAt',
      label: texts.gatePins.since,
      sort: 'setAt',
      value: ({ setAt }) => (setAt === null ? '' : formatInZone(setAt, timeZone, 'day')),
    },
  ]
  return (
    <>
      <DataTable<GatePin>
        label={words.views.pins}
        columns={columns}
        rowId={personIdOf}
        rowName={({ employee }) => `${employee.userId}, ${fullName(employee)}`}
        {...listProps(address, change, pins, limits.gatePageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        actions={(pin) => [{ key: 'set', label: words.setPin, onClick: () => choose(pin) }]}
        actionsWidth="110px"
        onRowOpen={choose}
        selection={{
          ids: selected,
          onChange: select,
          actions: [{ key: 'give', label: words.givePins, onClick: give }],
          onSelectAllMatching: () =>
            selectAll((paging, signal) =>
              client.send(listGatePins, { query: { ...filters, sort: 'userId', ...paging } }, signal),
            ),
        }}
        emptyHint={texts.gatePins.noneMatches}
      />
      {giving && <GivePins {...giving} onGoOn={goOn} onClose={end} />}
      <Suspense>{chosen && <PinForm {...chosen} onClose={() => choose(undefined)} />}</Suspense>
    </>
  )
}

function stateOf({ setAt, lockedUntil }: GatePin, timeZone: string) {
  if (lockedUntil !== null)
    return {
      tone: 'warn',
      label: texts.gatePins.lockedUntil(formatInZone(lockedUntil, timeZone, 'clock')),
    } as const
  return setAt === null
    ? ({ tone: 'neutral', label: texts.gatePins.notSet } as const)
    : ({ tone: 'good', label: texts.gatePins.set } as const)
}
