import { type Correction, isCompanyWide, limits, listCorrections, screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { requestRange, useListAddress } from '../../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readCorrectionAddress } from './address.ts'
import { branchCorrectionColumns, correctionColumns } from './correction-columns.tsx'
import { CorrectionFilters } from './correction-filters.tsx'
import { correctionRowActions } from './correction-row-actions.tsx'

const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

/** Employees' requests to correct their attendance, to be accepted or refused one by one. */
export default function CorrectionsPage() {
  const user = useCurrentUser()
  const { today } = useCompany()
  const [address, change] = useListAddress(readCorrectionAddress, listCorrections)
  const [deciding, decide] = useState<{ correction: Correction; accept: boolean }>()

  const { branch, status, search, page = 1, pageSize = limits.correctionPageSize } = address
  // Waiting requests come with the oldest day first.
  const sort = address.sort ?? (status === 'requested' ? 'date' : undefined)
  const corrections = useCall(listCorrections, {
    params: { id: 'all' },
    query: { ...requestRange(address, today), status, search, branchId: branch, sort, page, pageSize },
  })

  return (
    <Page
      title={texts.correction.title}
      via={{ label: texts.attendance.title, href: screens.attendance.path }}
      filters={<CorrectionFilters address={address} change={change} />}
    >
      <DataTable
        label={texts.correction.title}
        columns={isCompanyWide(user.role) ? branchCorrectionColumns : correctionColumns}
        rowId={({ _id }) => _id}
        rowName={({ employee, date }) => `${employee.userId}, ${date}`}
        {...listProps(address, change, corrections, limits.correctionPageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        actionsWidth="96px"
        actions={(correction) => correctionRowActions(correction, (accept) => decide({ correction, accept }))}
        emptyHint={status === 'requested' ? texts.noRequestWaits : texts.correctionDecision.noneMatches}
      />
      <Suspense fallback={null}>
        {deciding && <DecideDialog {...deciding} onClose={() => decide(undefined)} />}
      </Suspense>
    </Page>
  )
}
