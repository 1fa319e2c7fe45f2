import type { HistoryEntry as Entry } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import classes from './history.module.css'
import type { Told } from './history-words.ts'

type HistoryEntryProps = { entry: Entry; told: Told; timeZone: string }

/** One step of a record's history: action, person, time, reason and changes. */
export function HistoryEntry({ entry: { at, by, reason }, told, timeZone }: HistoryEntryProps) {
  return (
    <li className={classes.entry}>
      <strong>{told.title}</strong>
      <span className={classes.when}>
        {by}, <time dateTime={at}>{formatInZone(at, timeZone)}</time>
      </span>
      {reason && <q className={classes.reason}>{reason}</q>}
      {told.changes.map(({ label, before: old, after: now }) => (
        <span key={label} className={classes.change}>
          {label} {old !== undefined && <s>{old}</s>} {old !== undefined && now !== undefined && '→'}{' '}
          {now !== undefined && <b>{now}</b>}
        </span>
      ))}
    </li>
  )
}
