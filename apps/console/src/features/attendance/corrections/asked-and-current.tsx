import { type Correction, texts } from '@tahi/contract'
import { shownTime } from '../../../platform/shown-time.ts'
import { VersionsTable } from '../../../platform/versions-table.tsx'
import { statusWords } from '../statuses.ts'

const words = texts.correctionDecision

/** The recorded day beside the requested one; differences are highlighted. */
export function AskedAndCurrent({ correction: { timeIn, timeOut, current } }: { correction: Correction }) {
  const rows = [
    { label: texts.attendanceDay.timeIn, now: current?.timeIn ?? '', asked: timeIn },
    { label: texts.attendanceDay.timeOut, now: current?.timeOut ?? '', asked: timeOut },
  ]
  return (
    <VersionsTable
      heads={[
        words.field,
        current ? words.recorded(statusWords[current.status].label) : texts.attendanceDay.noRecord,
        words.columns.asked,
      ]}
      rows={rows.map(({ label, now, asked }) => ({
        label,
        before: shownTime(now),
        after: shownTime(asked),
        marked: now !== asked,
      }))}
    />
  )
}
