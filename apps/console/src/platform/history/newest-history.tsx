import { Skeleton } from '@mantine/core'
import type { FailedCall } from '@tahi/client'
import { type HistoryEntry, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCompany } from '../company.ts'
import { problemOf } from '../lists/list.ts'
import classes from './history.module.css'
import { HistoryList } from './history-list.tsx'
import type { Told } from './history-words.ts'

type NewestHistoryProps<E extends HistoryEntry> = {
  query: {
    data: { data: { entries: readonly E[]; isWhole: boolean } } | undefined
    error: FailedCall | null
    refetch: () => unknown
  }
  tell: (entry: E) => Told
  /** The record's. */
  createdAt: string
}

/** A history that a call of its own loads: the newest entries. */
export function NewestHistory<E extends HistoryEntry>({ query, tell, createdAt }: NewestHistoryProps<E>) {
  const { timeZone } = useCompany()
  const { data, error, refetch } = query
  if (data) {
    const { entries, isWhole } = data.data
    return (
      <>
        <HistoryList
          entries={entries}
          tell={tell}
          none={texts.history.none(formatInZone(createdAt, timeZone))}
        />
        {!isWhole && <p className={classes.none}>{texts.history.newest}</p>}
      </>
    )
  }
  return error ? <ProblemNotice problem={problemOf(error, () => refetch())} /> : <Skeleton height={74} />
}
