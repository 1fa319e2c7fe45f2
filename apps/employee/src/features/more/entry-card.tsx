import { generalWords } from '@tahi/contract/employee-texts/general'
import { moreWords } from '@tahi/contract/employee-texts/more'
import type { ReactNode } from 'react'
import { Card } from '../../components/card.tsx'
import { useFormat, useLanguage, useWords } from '../../platform/language.ts'
import type { EnteredEntry } from '../../platform/queue/entry.ts'
import { useServerWords } from '../../platform/server-words.ts'
import classes from './entry-card.module.css'
import { entryLines, entryTime, entryTitle } from './entry-lines.ts'

type EntryCardProps = {
  entry: EnteredEntry
  /** What becomes of it, unless the server refused it. */
  state: string
  children?: ReactNode
}

/** One entry of the queue, all of it: it can be read and copied even when the server never accepts it. */
export function EntryCard({ entry, state, children }: EntryCardProps) {
  const words = useWords(moreWords)
  const general = useWords(generalWords)
  const said = useServerWords()
  const format = useFormat()
  const language = useLanguage()
  const { refused } = entry
  const reasons: Partial<Record<string, string>> = words.refusedPunch
  return (
    <Card title={entryTitle(entry, words)}>
      <p>{entryTime(entry, words, format)}</p>
      {entryLines(entry, language, format).map((line) => (
        <p key={line} className={classes.entered}>
          {line}
        </p>
      ))}
      <p>{refused === undefined ? state : `${general.notAccepted}: ${reasons[refused] ?? said(refused)}`}</p>
      {children}
    </Card>
  )
}
