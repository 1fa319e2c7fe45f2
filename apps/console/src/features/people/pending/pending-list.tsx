import { listPendingAccounts, type PendingAccount, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import type { Column, RowAction } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import type { ListAddress } from '../../../platform/lists/list-address.ts'
import { TypedCode } from './typed-code.tsx'

const { fields, roles } = texts.registration

type PendingListProps = {
  onApprove: (account: PendingAccount) => void
  onRefuse: (account: PendingAccount) => void
}

/** The accounts that wait for approval, the oldest first. */
export function PendingList({ onApprove, onRefuse }: PendingListProps) {
  const { timeZone } = useCompany()
  // Local state, because the page's address belongs to the list behind the dialog.
  const [place, setPlace] = useState<ListAddress>({})
  const change = (next: Partial<ListAddress>) => setPlace((present) => ({ ...present, ...next }))
  const { page = 1, pageSize = 10, search, sort } = place
  const accounts = useCall(listPendingAccounts, { query: { page, pageSize, search, sort } })

  const actionsOn = (account: PendingAccount): RowAction[] => [
    ...(account.can.includes('approve')
      ? [{ key: 'approve', label: texts.pendingAccounts.approve, onClick: () => onApprove(account) }]
      : []),
    ...(account.can.includes('refuse')
      ? [
          {
            key: 'refuse',
            label: texts.pendingAccounts.refuse,
            danger: true,
            onClick: () => onRefuse(account),
          },
        ]
      : []),
  ]

  return (
    <DataTable<PendingAccount>
      label={texts.pendingAccounts.title}
      columns={columnsIn(timeZone)}
      rowId={({ _id }) => _id}
      rowName={({ userId }) => userId}
      {...listProps(place, change, accounts, 10)}
      {...searchProps(place, change, texts.pendingAccountList.search)}
      actions={actionsOn}
      actionsWidth="168px"
      emptyHint={search ? texts.pendingAccountList.noneMatches : texts.pendingAccounts.nobody}
    />
  )
}

const columnsIn = (timeZone: string): Column<PendingAccount>[] => [
  {
    key: 'userId',
    label: fields.userId,
    sort: 'userId',
    value: (account) => <TypedCode account={account} />,
  },
  { key: 'email', label: fields.email, sort: 'email', value: ({ email }) => email },
  { key: 'role', label: fields.role, width: '128px', value: ({ role }) => roles[role] },
  {
    key: 'verifiedAt',
    label: texts.pendingAccountList.waitsSince,
    sort: 'verifiedAt',
    width: '116px',
    value: ({ verifiedAt }) => formatInZone(verifiedAt, timeZone, 'day'),
  },
]
