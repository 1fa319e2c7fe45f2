import { listImportRows } from '@tahi/contract'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import classes from '../../../platform/import/import.module.css'
import { listProps } from '../../../platform/list.ts'
import type { ListAddress } from '../../../platform/list-address.ts'
import { importColumns } from './import-columns.tsx'
import type { Outcome } from './outcome.ts'

/** Rows of the preview at a time. */
const usualSize = 10

/** The rows of an import with one outcome, in the file's order. */
export function ImportRows({ id, outcome }: { id: string; outcome: Outcome }) {
  const [place, setPlace] = useState<ListAddress>({})
  const { page = 1, pageSize = usualSize, sort } = place
  const rows = useCall(listImportRows, { params: { id }, query: { outcome, page, pageSize, sort } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome begins at its first page
  useEffect(() => setPlace((before) => ({ ...before, page: undefined })), [outcome])

  return (
    <div className={classes.rows}>
      <DataTable
        label="Rows of the file"
        columns={importColumns}
        rowId={({ line, userId, date }) => `${line} ${userId} ${date}`}
        {...listProps(place, (change) => setPlace((before) => ({ ...before, ...change })), rows, usualSize)}
        emptyHint="The file has no such rows."
      />
    </div>
  )
}
