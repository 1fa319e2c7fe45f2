import { Button, Loader } from '@mantine/core'
import { texts } from '@tahi/contract'
import { Fragment, type Ref } from 'react'
import { Bubble } from './bubble.tsx'
import type { Entry } from './entries.ts'
import classes from './history.module.css'
import { separatorOf } from './separator.ts'
import type { useAbove } from './use-above.ts'

/** Pixels from the bottom within which the latest message counts as visible. */
const nearFoot = 40

type HistoryProps = {
  ref: Ref<HTMLElement>
  name: string
  entries: readonly Entry[]
  above: ReturnType<typeof useAbove>
  now: Date
  today: string
  onRetry: (id: string) => void
  onDelete: (id: string) => void
  /** Called on each scroll with whether the latest message is visible. */
  onScroll: (isAtFoot: boolean) => void
}

/** The messages of a thread, the latest at the bottom. Messages added above or below do not move what is being read. */
export function History({
  ref,
  name,
  entries,
  above,
  now,
  today,
  onRetry,
  onDelete,
  onScroll,
}: HistoryProps) {
  return (
    <section
      ref={ref}
      className={classes.scroll}
      aria-label={texts.conversations.threadWith(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here the keyboard could not scroll the thread
      tabIndex={0}
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop > -nearFoot)}
    >
      <div className={classes.messages}>
        {above.isMore && (
          <div ref={above.top} className={classes.top}>
            {above.state === 'reading' ? (
              <Loader size="xs" aria-label={texts.loading} />
            ) : (
              <Button size="compact-xs" variant="subtle" onClick={() => void above.read()}>
                {above.state === 'failed' ? texts.conversations.earlierFailed : texts.conversations.earlier}
              </Button>
            )}
          </div>
        )}
        {entries.map((entry) => (
          // A day's heading and a reply mark move when earlier messages of the day load. The key keeps the bubble in
          // place.
          <Fragment key={entry.id}>
            {entry.newDay && <h3 className={classes.day}>{separatorOf(entry.newDay, today)}</h3>}
            {entry.isReply && <span className={classes.reply}>{texts.message.repliedToYou}</span>}
            <Bubble entry={entry} now={now} onRetry={onRetry} onDelete={onDelete} />
          </Fragment>
        ))}
      </div>
    </section>
  )
}
