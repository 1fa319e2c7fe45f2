import { isCompanyWide, limits, listDocuments, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { lazy, Suspense } from 'react'
import { useCall } from '../../platform/calls.ts'
import { listProps } from '../../platform/lists/list.ts'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { readDocumentAddress } from './address.ts'
import { CardPlaces } from './branches/card-places.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { useDocumentTable } from './list/use-document-table.tsx'
import { refreshEvery } from './refresh-every.ts'

// Only head office needs it.
const BranchCards = lazy(() => import('./branches/branch-cards.tsx'))

/** A branch's documents. Head office also gets a card for each branch, which filters by that branch (C2). */
export default function DocumentsPage() {
  const { role } = useCurrentUser()
  const [address, change] = useListAddress(readDocumentAddress, listDocuments)
  const { branch, fileType, sort, page = 1, pageSize = limits.documentPageSize } = address
  const documents = useCall(
    listDocuments,
    { params: { id: 'all' }, query: { branchId: branch, fileType, sort, page, pageSize } },
    { every: refreshEvery },
  )
  const { table, add } = useDocumentTable(branch)
  const isFiltered = branch !== undefined || fileType !== undefined
  return (
    <Page
      title={texts.document.title}
      action={add}
      filters={<DocumentFilters address={address} change={change} />}
    >
      {isCompanyWide(role) && (
        <Suspense fallback={<CardPlaces />}>
          <BranchCards chosen={branch} onChoose={(chosen) => change({ branch: chosen, page: undefined })} />
        </Suspense>
      )}
      <DataTable
        {...table}
        {...listProps(address, change, documents, limits.documentPageSize)}
        emptyHint={isFiltered ? texts.documentList.noneMatches : texts.documentList.none}
      />
    </Page>
  )
}
