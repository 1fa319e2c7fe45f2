import { IconSend2 } from '@tabler/icons-react'
import { newId } from '@tahi/client/new-id'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { limits } from '@tahi/contract/limits'
import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { drafts } from '../../platform/drafts.ts'
import { useWords } from '../../platform/language.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { tooLong } from '../../platform/too-long.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './messages.module.css'
import { restOf } from './rest-of.ts'

type ComposerProps = { recipientId: string; name: string | undefined; onWritten: () => void }

/** Where a message is written. What is typed stays until it is stored in the queue, also when the page is left. */
export function Composer({ recipientId, name, onWritten }: ComposerProps) {
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const draft = `message:${recipientId}`
  const [text, setText] = useState(() => drafts.read(draft))
  const latest = useLatestRef(text)
  const errorId = useId()
  const { isBusy, failure, attempt } = useAttempt()
  const long = tooLong(text, limits.messageLength, general)

  const type = (typed: string) => {
    setText(typed)
    drafts.keep(draft, typed)
  }
  const write = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '' || long) return
    const body = { _id: newId(), recipientId, text: trimmed }
    void attempt(async () => {
      await queue.add({ kind: 'message', body, ...(name !== undefined && { about: { name } }) })
      type(restOf(latest.current, text))
      onWritten()
    })
  }

  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <form className={classes.composer} onSubmit={write}>
        <textarea
          aria-label={words.write}
          placeholder={words.write}
          aria-invalid={long !== undefined}
          aria-describedby={long && errorId}
          rows={1}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button
          type="submit"
          aria-label={general.send}
          busy={isBusy}
          disabled={text.trim() === '' || long !== undefined}
        >
          <IconSend2 aria-hidden />
        </Button>
        {long && (
          <p id={errorId} className={classes.error}>
            {long}
          </p>
        )}
      </form>
    </>
  )
}
