import { moreWords } from '@tahi/contract/employee-texts/more'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Page } from '../../components/page.tsx'
import { useFormat, useLanguage, useWords } from '../../platform/language.ts'
import type { StoredEntry } from '../../platform/queue/entry.ts'
import { queue, useQueue } from '../../platform/queue/open-queue.ts'
import { useServerWords } from '../../platform/server-words.ts'
import { entryLines } from './entry-lines.ts'
import classes from './waiting-page.module.css'

/** Entries that are not sent yet, and entries that the server refused, with the reason. */
export function WaitingPage() {
  const words = useWords(moreWords)
  const said = useServerWords()
  const format = useFormat()
  const language = useLanguage()
  const entries = useQueue()
  return (
    <Page title={words.waitingTitle} back="/more">
      {entries.length === 0 && <p>{words.nothingWaits}</p>}
      {entries.map((entry) => (
        <Card key={entry.place} title={words.kinds[kindOf(entry)]}>
          <p>{format.instant(new Date(entry.writtenAt).toISOString())}</p>
          {entryLines(entry, language, format).map((line) => (
            <p key={line} className={classes.entered}>
              {line}
            </p>
          ))}
          <p>
            {entry.refused === undefined
              ? words.waits
              : `${words.refused}: ${words.refusedPunch[entry.refused] ?? said(entry.refused)}`}
          </p>
          {entry.refused !== undefined && (
            <Button look="plain" onClick={() => void queue.drop(entry.place)}>
              {words.understood}
            </Button>
          )}
        </Card>
      ))}
      {entries.some(({ refused }) => refused === undefined) && (
        <Button onClick={() => void queue.flush()}>{words.sendNow}</Button>
      )}
    </Page>
  )
}

/** Punches are shown as in or out, other entries by their kind. */
function kindOf({ kind, body }: StoredEntry): keyof (typeof moreWords)['en']['kinds'] {
  if (kind === 'punch') return body.kind === 'out' ? 'punchOut' : 'punchIn'
  return kind
}
