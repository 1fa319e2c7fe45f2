import { Skeleton } from '@mantine/core'
import { type HistoryEntry, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { Answer, type AnswerProps } from '../answer.tsx'
import { useCompany } from '../company.ts'
import classes from './history.module.css'
import { HistoryList } from './history-list.tsx'
import type { Told } from './history-words.ts'

type NewestHistoryProps<E extends HistoryEntry> = {
  query: AnswerProps<{ data: { entries: readonly E[]; isWhole: boolean } }>['of']
  tell: (entry: E) => Told
  /** The record's. */
  createdAt: string
}

/** A history that a call of its own loads: the newest entries. */
export function NewestHistory<E extends HistoryEntry>({ query, tell, createdAt }: NewestHistoryProps<E>) {
  const { timeZone } = useCompany()
  return (
    <Answer of={query} waiting={<Skeleton height={74} />}>
      {({ data: { entries, isWhole } }) => (
        <>
          <HistoryList
            entries={entries}
            tell={tell}
            none={texts.history.none(formatInZone(createdAt, timeZone))}
          />
          {!isWhole && <p className={classes.none}>{texts.history.newest}</p>}
        </>
      )}
    </Answer>
  )
}
