import { limits, listDocuments, texts } from '@tahi/contract'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useCall } from '../../../platform/calls.ts'
import { listProps } from '../../../platform/lists/list.ts'
import type { ListAddress } from '../../../platform/lists/list-address.ts'
import { useLeftState } from '../../../platform/lists/use-left-state.ts'
import { refreshEvery } from '../refresh-every.ts'
import classes from './document-list.module.css'
import { useDocumentTable } from './use-document-table.tsx'

type DocumentsTableProps = {
  /** Shows the documents of this branch and those to all; undefined for all in scope. */
  branchId?: string | undefined
}

/** The dashboard's documents (C2), with their own heading and paging. Another branch starts at page 1. */
export default function DocumentsTable({ branchId }: DocumentsTableProps) {
  return <OfBranch key={branchId} branchId={branchId} />
}

function OfBranch({ branchId }: DocumentsTableProps) {
  const [place, setPlace] = useLeftState<ListAddress>('documents-of-dashboard', { branchId }, {})
  const { page = 1, pageSize = limits.documentPageSize, sort } = place
  const documents = useCall(
    listDocuments,
    { params: { id: 'all' }, query: { branchId, page, pageSize, sort } },
    { every: refreshEvery },
  )
  const { table, add } = useDocumentTable(branchId)
  const change = (part: Partial<ListAddress>) => setPlace((present) => ({ ...present, ...part }))
  return (
    <div>
      <header className={classes.head}>
        <h2>{texts.document.title}</h2>
        {add}
      </header>
      <DataTable {...table} {...listProps(place, change, documents, limits.documentPageSize)} />
    </div>
  )
}
