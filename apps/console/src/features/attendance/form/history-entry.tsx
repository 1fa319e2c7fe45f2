import type { Answer } from '@tahi/client'
import type { readAttendance } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import classes from './history.module.css'
import { actionWords, changesOf } from './history-words.ts'

type HistoryEntryProps = {
  entry: Answer<typeof readAttendance>['data']['history'][number]
  timeZone: string
}

/** One step of a record's history: action, person, time, reason and changes. */
export function HistoryEntry({ entry, timeZone }: HistoryEntryProps) {
  const { at, by, action, reason, before, after } = entry
  return (
    <li className={classes.entry}>
      <strong>{actionWords(action)}</strong>
      <span className={classes.when}>
        {by}, <time dateTime={at}>{formatInZone(at, timeZone)}</time>
      </span>
      {reason && <q className={classes.reason}>{reason}</q>}
      {changesOf(before, after).map(({ label, before: old, after: now }) => (
        <span key={label} className={classes.change}>
          {label} {old !== undefined && <s>{old}</s>} {old !== undefined && now !== undefined && '→'}{' '}
          {now !== undefined && <b>{now}</b>}
        </span>
      ))}
    </li>
  )
}
