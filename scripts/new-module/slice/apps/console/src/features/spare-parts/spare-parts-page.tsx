import { Button } from '@mantine/core'
import { isCompanyWide, limits, listSpareParts, type SparePart, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { Page } from '@tahi/ui/page/page.tsx'
import type { Column } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useState } from 'react'
import { useCall } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { BranchFilter } from '../../platform/filters/branch-filter.tsx'
import { filterProps } from '../../platform/filters/filter-props.ts'
import { listProps, searchProps } from '../../platform/lists/list.ts'
import { readListAddress, useListAddress } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { SparePartForm } from './spare-part-form.tsx'
import { useRemoveSparePart } from './use-remove-spare-part.ts'

const words = texts.sparePart

/** The spare parts of the branches in scope. */
export default function SparePartsPage() {
  const { role } = useCurrentUser()
  const { timeZone } = useCompany()
  const [address, change] = useListAddress(readListAddress, listSpareParts)
  const [edited, edit] = useState<{ row?: SparePart }>()
  const remove = useRemoveSparePart()
  const { sort, search, branch, page = 1, pageSize = limits.defaultPageSize } = address
  const query = { sort, search, branchId: branch, page, pageSize }
  const spareParts = useCall(listSpareParts, { query })
  const wide = isCompanyWide(role)
  const { field, bar } = filterProps(address, change, ['branch'])
  const add = <Button onClick={() => edit({})}>{words.add}</Button>

  const columns: Column<SparePart>[] = [
    { key: 'name', label: texts.columns.name, sort: 'name', value: ({ name }) => name },
    ...(wide && branch === undefined
      ? [
          {
            key: 'branch',
            label: texts.columns.branch,
            sort: 'branchName',
            value: ({ branchName }: SparePart) => branchName,
          },
        ]
      : []),
    {
      key: 'createdAt',
      label: words.added,
      sort: 'createdAt',
      value: ({ createdAt }) => formatInZone(createdAt, timeZone, 'day'),
    },
  ]
  return (
    <Page
      title={words.title}
      action={add}
      filters={
        wide && (
          <FilterBar {...bar}>
            <BranchFilter {...field('branch')} />
          </FilterBar>
        )
      }
    >
      <DataTable<SparePart>
        label={words.title}
        columns={columns}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        {...listProps(address, change, spareParts, limits.defaultPageSize)}
        {...searchProps(address, change, words.search)}
        actions={(row) => [
          { key: 'edit', label: texts.actions.edit, onClick: () => edit({ row }) },
          { key: 'remove', label: texts.actions.remove, danger: true, onClick: () => remove(row) },
        ]}
        onRowOpen={(row) => edit({ row })}
        emptyHint={words.none}
        emptyAction={add}
      />
      {edited && <SparePartForm row={edited.row} branchId={branch} onClose={() => edit(undefined)} />}
    </Page>
  )
}
