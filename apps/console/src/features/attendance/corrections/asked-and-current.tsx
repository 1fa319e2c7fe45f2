import type { Correction } from '@tahi/contract'
import { shownTime } from '../../../platform/shown-time.ts'
import { VersionsTable } from '../../../platform/versions-table.tsx'
import { statusWords } from '../statuses.ts'

/** The recorded day beside the requested one; differences are highlighted. */
export function AskedAndCurrent({ correction: { timeIn, timeOut, current } }: { correction: Correction }) {
  const rows = [
    { label: 'Time IN', now: current?.timeIn ?? '', asked: timeIn },
    { label: 'Time OUT', now: current?.timeOut ?? '', asked: timeOut },
  ]
  return (
    <VersionsTable
      heads={['Field', current ? `Recorded (${statusWords[current.status].label})` : 'No record', 'Asked']}
      rows={rows.map(({ label, now, asked }) => ({
        label,
        before: shownTime(now),
        after: shownTime(asked),
        marked: now !== asked,
      }))}
    />
  )
}
