import { moreWords } from '@tahi/contract/employee-texts/more'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useLanguage, useWords } from '../../platform/language.ts'
import { type EnteredEntry, isEntered } from '../../platform/queue/entry.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { EntryCard } from './entry-card.tsx'
import { entryLines, entryTime, entryTitle } from './entry-lines.ts'

/**
 * What somebody who may no longer sign in left unsent on this phone, to be shown to HR or copied for them.
 * @param personId somebody who has just proved who they are
 */
export function LeftEntries({ personId }: { personId: string }) {
  const words = useWords(moreWords)
  const format = useFormat()
  const language = useLanguage()
  const [entries, setEntries] = useState<readonly EnteredEntry[]>([])
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    // Without the phone's database there are none.
    queue.leftBy(personId).then(
      (left) => setEntries(left.filter(isEntered)),
      () => {},
    )
  }, [personId])
  if (entries.length === 0) return null

  const copy = async () => {
    const texts = entries.map((entry) =>
      [
        entryTitle(entry, words),
        entryTime(entry, words, format),
        ...entryLines(entry, language, format),
      ].join('\n'),
    )
    await navigator.clipboard.writeText(texts.join('\n\n'))
    setIsCopied(true)
  }
  return (
    <>
      <Notice tone="warn">{words.left}</Notice>
      {entries.map((entry) => (
        <EntryCard key={entry.place} entry={entry} state={words.notSent} />
      ))}
      {/* A browser gives no clipboard to a page without https, and may refuse it: they can still be read. */}
      {'clipboard' in navigator && (
        <Button look="plain" onClick={() => void copy().catch(() => {})}>
          {words.copyAll}
        </Button>
      )}
      {isCopied && <Notice tone="good">{words.copied}</Notice>}
    </>
  )
}
