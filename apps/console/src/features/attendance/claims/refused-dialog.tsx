import { Skeleton } from '@mantine/core'
import { listPunches, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { Pager } from '@tahi/ui/table/pager.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import classes from './claims.module.css'
import { RefusedEntry } from './refused-entry.tsx'

/** The days and the branch of the claims. */
export interface RefusedFilters {
  from: string
  to: string
  branchId: string | undefined
}

const label = 'Claims that were not recorded'
const usualSize = 10

/** The refused claims of a range, each with its reason. People who keep records also get a link to its day. */
export function RefusedDialog({ onClose, ...filters }: RefusedFilters & { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(usualSize)
  const punches = useCall(listPunches, { query: { ...filters, outcome: 'refused', page, pageSize } })
  const { data, error } = punches
  return (
    <Dialog title={texts.punch.leftTitle} size="lg" onClose={onClose}>
      <ScrollRegion label={label} busy={!data}>
        {!data && error && <ProblemNotice problem={problemOf(error, () => punches.refetch())} />}
        {!data && !error && <Skeleton height={220} />}
        {data?.total === 0 && (
          <EmptyState>Everything that was claimed of these days was recorded.</EmptyState>
        )}
        <ol className={classes.refused}>
          {data?.data.map((punch) => (
            <RefusedEntry key={punch._id} punch={punch} onLeave={onClose} />
          ))}
        </ol>
      </ScrollRegion>
      <Pager
        label={label}
        page={page}
        pageSize={pageSize}
        total={data?.total}
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
