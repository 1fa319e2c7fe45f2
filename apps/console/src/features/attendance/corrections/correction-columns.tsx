import { type Correction, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { LongText } from '@tahi/ui/table/long-text.tsx'
import { branchColumn, nameColumn, userIdColumn } from '../../../platform/lists/person-columns.ts'
import { currentWords, stateWords, timesWords } from './correction-words.ts'
import classes from './corrections.module.css'

/** Person, day, recorded and requested times, and the reason. */
export const correctionColumns: readonly Column<Correction>[] = [
  { ...userIdColumn, width: '112px' },
  { ...nameColumn, label: texts.columns.employee, width: '168px' },
  {
    key: 'date',
    label: texts.columns.date,
    sort: 'date',
    width: '118px',
    value: ({ date }) => formatDay(date),
  },
  {
    key: 'asked',
    label: texts.correctionDecision.columns.asked,
    width: '164px',
    value: (correction) => <strong className={classes.asked}>{timesWords(correction)}</strong>,
  },
  {
    key: 'current',
    label: texts.correctionDecision.columns.recordedNow,
    width: '164px',
    value: currentWords,
  },
  {
    key: 'reason',
    label: texts.columns.reason,
    value: ({ reason, answer }) => (
      <LongText whole={answer ? `${reason} — ${answer}` : reason}>
        {reason} {answer && <span className={classes.quiet}>{answer}</span>}
      </LongText>
    ),
  },
  {
    key: 'status',
    label: texts.columns.status,
    sort: 'status',
    width: '122px',
    value: ({ state }) => <StatusBadge {...stateWords(state)} />,
  },
]

/** The same columns with the branch, for users who see every branch. */
export const branchCorrectionColumns: readonly Column<Correction>[] = [branchColumn, ...correctionColumns]
