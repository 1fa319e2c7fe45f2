import { createGate, endGate, type Gate, limits, listGates, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import type { Column } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { type ReactNode, useState } from 'react'
import { showFailure, useCall, useRefresh } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { listProps, searchProps } from '../../platform/lists/list.ts'
import { branchColumn } from '../../platform/lists/person-columns.ts'
import { client } from '../../platform/session/session.ts'
import type { ListOf } from './address.ts'
import { lastSeenOf, stateOf } from './gate-state.ts'
import { PairingDialog } from './pairing-dialog.tsx'
import { showsGates } from './shows.ts'

const words = texts.gate
/** Milliseconds between two refetches, because tablets connect and disconnect. */
const readEvery = 20_000

/** The gates, with whether their tablets are in contact. */
export function GateList({ address, change, withBranch, emptyAction }: ListOf & { emptyAction: ReactNode }) {
  const { timeZone } = useCompany()
  const refresh = useRefresh(showsGates)
  const [code, show] = useState<{ gate: Gate; code: string }>()
  const { sort, search, branch, page = 1, pageSize = limits.gatePageSize } = address
  const query = { sort, search, branchId: branch, page, pageSize }
  const gates = useCall(listGates, { query }, { every: readEvery })
  // Relative to the last fetch: while the console is offline, it does not know newer contacts.
  const now = new Date(gates.dataUpdatedAt)

  const renew = async ({ _id, name, pairedAt }: Gate) => {
    // Asks only if a tablet is paired. Otherwise the new code merely replaces a lost or expired one.
    if (
      pairedAt !== null &&
      !(await confirm({
        message: words.newCodeQuestion(name),
        detail: words.newCodeDetail,
        confirmLabel: words.newCode,
      }))
    )
      return
    try {
      show((await client.send(createGate, { body: { _id } })).data)
      await refresh()
    } catch (failure) {
      showFailure(failure)
    }
  }
  const end = ({ _id, name }: Gate) =>
    confirmAndSend({
      question: {
        message: words.endQuestion(name),
        detail: words.endDetail,
        confirmLabel: words.end,
        danger: true,
      },
      send: () => client.send(endGate, { body: { _id } }),
      refresh,
    })

  const columns: Column<Gate>[] = [
    { key: 'name', label: texts.gateList.columns.gate, sort: 'name', value: ({ name }) => name },
    ...(withBranch ? [branchColumn] : []),
    {
      key: 'state',
      label: texts.gateList.columns.state,
      value: (gate) => <StatusBadge {...stateOf(gate)} />,
    },
    {
      key: 'lastSeen',
      label: texts.gateList.columns.lastSeen,
      sort: 'lastSeenAt',
      value: (gate) => lastSeenOf(gate, now, timeZone),
    },
  ]
  return (
    <>
      <DataTable<Gate>
        label={words.title}
        columns={columns}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        {...listProps(address, change, gates, limits.gatePageSize)}
        {...searchProps(address, change, texts.gateList.search)}
        actions={(gate) => [
          { key: 'code', label: words.newCode, onClick: () => renew(gate) },
          { key: 'end', label: words.end, danger: true, onClick: () => end(gate) },
        ]}
        actionsWidth="190px"
        emptyHint={words.noGates}
        emptyAction={emptyAction}
      />
      {code && <PairingDialog {...code} onClose={() => show(undefined)} />}
    </>
  )
}
