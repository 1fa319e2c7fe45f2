import { type AttendanceRecord, texts } from '@tahi/contract'
import { shownTime } from '../../../platform/shown-time.ts'
import type { Stale } from '../../../platform/stale/use-stale.ts'
import { type Version, versionsOf } from '../../../platform/stale/versions.ts'
import { statusWords } from '../statuses.ts'
import type { correctionOf } from './record-draft.ts'

/** The times of a day that somebody else changed while they were being corrected, and the status that it has now. */
export const timesVersions = ({
  theirs,
  states,
}: Stale<ReturnType<typeof correctionOf>, AttendanceRecord>): Version[] => [
  ...versionsOf(
    [
      { label: texts.attendanceDay.timeIn, words: ({ timeIn }) => shownTime(timeIn) },
      { label: texts.attendanceDay.timeOut, words: ({ timeOut }) => shownTime(timeOut) },
    ],
    states,
  ),
  {
    label: texts.columns.status,
    mine: texts.attendanceForm.derived,
    theirs: statusWords[theirs.status].label,
    differs: false,
  },
]
