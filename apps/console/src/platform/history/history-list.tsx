import type { HistoryEntry as Entry } from '@tahi/contract'
import { useCompany } from '../company.ts'
import classes from './history.module.css'
import { HistoryEntry } from './history-entry.tsx'
import type { Told } from './history-words.ts'

type HistoryListProps<E extends Entry> = {
  entries: readonly E[]
  tell: (entry: E) => Told
  /** What is said without any entry. */
  none: string
}

/** What was done to a record, newest first, in the company's time. */
export function HistoryList<E extends Entry>({ entries, tell, none }: HistoryListProps<E>) {
  const { timeZone } = useCompany()
  if (entries.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ol className={classes.history}>
      {entries.map((entry) => (
        <HistoryEntry key={entry.number} entry={entry} told={tell(entry)} timeZone={timeZone} />
      ))}
    </ol>
  )
}
