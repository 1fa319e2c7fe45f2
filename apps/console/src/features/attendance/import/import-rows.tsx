import { listAttendanceImportRows } from '@tahi/contract'
import { useMemo } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { FileRows } from '../../../platform/import/file-rows.tsx'
import { useRowsPlace } from '../../../platform/import/use-rows-place.ts'
import { importColumns } from './import-columns.tsx'
import type { Outcome } from './outcome.ts'

type ImportRowsProps = {
  id: string
  outcome: Outcome
  /** Opens the dialog that assigns an unknown number to a person. */
  onAsk: (number: string) => void
}

/** The rows of this import with one outcome. */
export function ImportRows({ id, outcome, onAsk }: ImportRowsProps) {
  const at = useRowsPlace(outcome)
  const rows = useCall(listAttendanceImportRows, { params: { id }, query: { outcome, ...at.asked } })
  const columns = useMemo(() => importColumns(onAsk), [onAsk])
  return (
    <FileRows
      columns={columns}
      rowId={({ line, userId, date }) => `${line} ${userId} ${date}`}
      rows={rows}
      at={at}
    />
  )
}
