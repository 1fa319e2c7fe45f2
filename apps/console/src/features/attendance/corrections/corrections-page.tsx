import { type Correction, isCompanyWide, limits, listCorrections, screens, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { type ComponentType, useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { showFailedAction } from '../../../platform/failed-action.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { isOfEverything, requestRange, useListAddress } from '../../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readCorrectionAddress } from './address.ts'
import { branchCorrectionColumns, correctionColumns } from './correction-columns.tsx'
import { CorrectionFilters } from './correction-filters.tsx'
import { correctionRowActions } from './correction-row-actions.tsx'

interface Deciding {
  readonly Dialog: ComponentType<{ correction: Correction; accept: boolean; onClose: () => void }>
  readonly correction: Correction
  readonly accept: boolean
}

/** Employees' requests to correct their attendance, to be accepted or refused one by one. */
export default function CorrectionsPage() {
  const user = useCurrentUser()
  const { today } = useCompany()
  const [address, change] = useListAddress(readCorrectionAddress, listCorrections)
  const [deciding, show] = useState<Deciding>()
  // Loaded when it is opened. Shown in one step, because it returns the focus to what has it then.
  const decide = async (correction: Correction, accept: boolean) => {
    try {
      const { default: Dialog } = await import('./decide-dialog.tsx')
      show({ Dialog, correction, accept })
    } catch (failure) {
      showFailedAction(failure)
    }
  }

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
        actions={(correction) => correctionRowActions(correction, (accept) => decide(correction, accept))}
        emptyHint={
          status === 'requested' && isOfEverything(address)
            ? texts.noRequestWaits
            : texts.correctionDecision.noneMatches
        }
      />
      {deciding && <deciding.Dialog {...deciding} onClose={() => show(undefined)} />}
    </Page>
  )
}
