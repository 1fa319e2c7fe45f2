import { Skeleton } from '@mantine/core'
import { keepsRecords, listPunches, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { Pager } from '@tahi/ui/table/pager.tsx'
import { useState } from 'react'
import { Answer } from '../../../platform/answer.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import classes from './claims.module.css'
import { RefusedEntry } from './refused-entry.tsx'
import { useSettling } from './use-settling.ts'

/** The days and the branch of taps that were not recorded. */
export interface TapFilters {
  from: string
  to: string
  branchId: string | undefined
}

/** Refused claims: all of them, or those that wait for HR. */
export interface RefusedFilters extends TapFilters {
  outcome: 'refused' | 'unsettled'
}

const words = texts.punch
const usualSize = 10

/** The refused claims of a range, each with its reason. People who keep records also get a link to its day. */
export function RefusedDialog({ onClose, ...filters }: RefusedFilters & { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(usualSize)
  const punches = useCall(listPunches, { query: { ...filters, page, pageSize } })
  const settle = useSettling()
  const { role } = useCurrentUser()
  const waiting = punches.data?.data.filter(({ settled }) => !settled).map(({ _id }) => _id) ?? []
  return (
    <Dialog title={words.leftTitle} size="lg" onClose={onClose}>
      <ScrollRegion label={texts.punchClaims.notRecorded} busy={!punches.data}>
        <Answer of={punches} waiting={<Skeleton height={220} />}>
          {({ data, total }) =>
            total === 0 ? (
              <EmptyState>{filters.outcome === 'refused' ? words.noneLeft : words.noneUnsettled}</EmptyState>
            ) : (
              <ol className={classes.refused}>
                {data.map((punch) => (
                  <RefusedEntry key={punch._id} punch={punch} onLeave={onClose} />
                ))}
              </ol>
            )
          }
        </Answer>
      </ScrollRegion>
      {keepsRecords(role) && waiting.length > 1 && (
        <BusyButton className={classes.all} variant="default" onClick={() => settle(waiting)}>
          {words.settleShown}
        </BusyButton>
      )}
      <Pager
        label={texts.punchClaims.notRecorded}
        page={page}
        pageSize={pageSize}
        total={punches.data?.total}
        refreshing={punches.isPlaceholderData}
        defaultPageSize={usualSize}
        onPageChange={setPage}
        onPageSizeChange={(size) => {
          setPageSize(size)
          setPage(1)
        }}
      />
    </Dialog>
  )
}
