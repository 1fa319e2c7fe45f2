import { Button, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { agoInWords } from '../../../platform/ago.ts'
import { useCompany } from '../../../platform/company.ts'
import type { Waiting } from '../outbox/outbox.ts'
import classes from './bubble.module.css'
import type { Entry } from './entries.ts'

type BubbleProps = {
  entry: Entry
  now: Date
  onRetry: (id: string) => void
  onDelete: (id: string) => void
}

/** One message with its time: the user's own at the right, the other person's at the left (W2 Messages). */
export function Bubble({ entry, now, onRetry, onDelete }: BubbleProps) {
  const { id, text, at, isOwn, isLastSeen, waiting } = entry
  const { timeZone } = useCompany()
  return (
    <div className={classes.message} data-own={isOwn || undefined}>
      {isOwn && <VisuallyHidden>{texts.conversations.you}</VisuallyHidden>}
      <p className={classes.bubble} data-waiting={waiting !== undefined || undefined}>
        {text}
      </p>
      {waiting ? (
        <WaitingLine waiting={waiting} onRetry={() => onRetry(id)} onDelete={() => onDelete(id)} />
      ) : (
        <span className={classes.about}>
          <time dateTime={at}>{formatInZone(at, timeZone)}</time>
          {' · '}
          {agoInWords(at, now, timeZone)}
        </span>
      )}
      {isLastSeen && <span className={classes.seen}>{texts.message.seen}</span>}
    </div>
  )
}

type WaitingLineProps = { waiting: Waiting; onRetry: () => void; onDelete: () => void }

/** Says that the message is not stored yet, or why it was refused, with actions. */
function WaitingLine({ waiting: { refused }, onRetry, onDelete }: WaitingLineProps) {
  if (refused === undefined)
    return (
      <span className={classes.about}>
        <IconClock size={13} aria-hidden />
        {texts.conversations.waiting}
      </span>
    )
  return (
    <div className={classes.refused} role="alert">
      <span>
        <IconAlertCircle size={14} aria-hidden /> {texts.conversations.refused(refused)}
      </span>
      <span className={classes.choices}>
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {texts.actions.retry}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onDelete}>
          {texts.actions.delete}
        </Button>
      </span>
    </div>
  )
}
