import { type PeopleImportRow, texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { lineColumn } from '../../../platform/import/line-column.ts'
import classes from './people-import.module.css'
import { RowCells } from './row-cells.tsx'

/** A row of the file as read, and its outcome. */
export const importColumns: readonly Column<PeopleImportRow>[] = [
  lineColumn,
  {
    key: 'name',
    label: texts.columns.person,
    sort: 'name',
    width: '30%',
    value: ({ userId, name, namesake }) => (
      <>
        {[userId, name].filter(Boolean).join(', ') || '–'}
        {namesake && <span className={classes.namesake}>{texts.peopleImport.namesake(namesake)}</span>}
      </>
    ),
  },
  { key: 'cells', label: texts.peopleImportDialog.cells, value: (row) => <RowCells row={row} /> },
]
