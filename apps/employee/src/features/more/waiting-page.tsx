import { generalWords } from '@tahi/contract/employee-texts/general'
import { moreWords } from '@tahi/contract/employee-texts/more'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { useWords } from '../../platform/language.ts'
import { queue, useQueue } from '../../platform/queue/open-queue.ts'
import { removeRefused } from '../../platform/queue/remove-refused.ts'
import { EntryCard } from './entry-card.tsx'

/** Entries that are not sent yet, and entries that the server refused, with the reason. */
export function WaitingPage() {
  const words = useWords(moreWords)
  const general = useWords(generalWords)
  const entries = useQueue()
  return (
    <Page title={words.waitingTitle} back="/more">
      {entries.length === 0 && <p>{words.nothingWaits}</p>}
      {entries.map((entry) => (
        <EntryCard key={entry.place} entry={entry} state={words.waits}>
          {entry.refused !== undefined && (
            <Button look="plain" onClick={() => void removeRefused(entry.place)}>
              {general.remove}
            </Button>
          )}
        </EntryCard>
      ))}
      {entries.some(({ refused }) => refused === undefined) && (
        <Button onClick={() => void queue.flush()}>{words.sendNow}</Button>
      )}
    </Page>
  )
}
