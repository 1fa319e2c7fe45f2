import { listPeopleImportRows } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { FileRows } from '../../../platform/import/file-rows.tsx'
import { useRowsPlace } from '../../../platform/import/use-rows-place.ts'
import { importColumns } from './import-columns.tsx'
import type { Outcome } from './outcome.ts'

/** The rows of this import with one outcome. */
export function ImportRows({ id, outcome }: { id: string; outcome: Outcome }) {
  const at = useRowsPlace(outcome)
  const rows = useCall(listPeopleImportRows, { params: { id }, query: { outcome, ...at.asked } })
  return <FileRows columns={importColumns} rowId={({ line }) => String(line)} rows={rows} at={at} />
}
