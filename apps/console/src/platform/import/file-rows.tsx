import { texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { type ListQuery, listProps } from '../lists/list.ts'
import classes from './import.module.css'
import type { useRowsPlace } from './use-rows-place.ts'

type FileRowsProps<Row extends object> = {
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  rows: ListQuery<Row>
  at: ReturnType<typeof useRowsPlace>
}

/** A table of the import's rows with one outcome. */
export function FileRows<Row extends object>({ columns, rowId, rows, at }: FileRowsProps<Row>) {
  return (
    <div className={classes.rows}>
      <DataTable
        label={texts.imports.fileRows}
        columns={columns}
        rowId={rowId}
        {...listProps(at.place, at.change, rows, at.usualSize)}
        emptyHint={texts.imports.noFileRows}
      />
    </div>
  )
}
