import { newId } from '@tahi/client/new-id'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { todayWords } from '@tahi/contract/employee-texts/today'
import { limits } from '@tahi/contract/limits'
import { useEffect, useState } from 'react'
import { Actions } from '../../components/actions.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { NumberPad } from '../../components/number-pad.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { tapNow } from '../../platform/clock/tap-now.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { queue, useQueue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './pieces-sheet.module.css'
import type { Quota } from './quotas.tsx'
import { waitingPieces } from './waiting-pieces.ts'

type PiecesSheetProps = {
  quota: Quota
  /** Takes pieces away instead of adding them, at most one's own. */
  isCorrection: boolean
  /** The quota's day. */
  day: string
  /** The day is over; pieces typed before still count for it. */
  isOver: boolean
  onClose: () => void
}

/** A number pad for pieces, so that no phone keyboard is needed. */
export function PiecesSheet({ quota, isCorrection, day, isOver, onClose }: PiecesSheetProps) {
  const words = useWords(todayWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const own = quota.own + waitingPieces(quota, useQueue())
  const [pieces, setPieces] = useState(0)
  const [tapped, setTapped] = useState(tapNow)
  const { isBusy, failure, attempt } = useAttempt()
  const most = isCorrection ? own : limits.largestTarget
  const isTooMany = pieces > most
  // Possible, but more often a slip of the thumb.
  const isUnlikely = !isCorrection && !isTooMany && pieces > quota.target
  const isLeft = isOver && pieces === 0
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])

  const type = (typed: number) => {
    // The first digit decides the day of the entry, however long it takes to finish it (docs/decisions/0018).
    if (pieces === 0) setTapped(tapNow())
    setPieces(typed)
  }
  const save = async () => {
    await queue.add({
      kind: 'progress',
      body: {
        _id: newId(),
        quotaId: quota._id,
        quotaProgress: isCorrection ? -pieces : pieces,
        tapped,
      },
      about: { styleName: quota.styleName },
    })
    onClose()
  }

  return (
    <Sheet title={(isCorrection ? words.correctOf : words.howMany)(quota.styleName)} onClose={onClose}>
      {isCorrection && <p>{words.correctWhy}</p>}
      {isOver && <Notice>{words.ofFormerDay(format.day(day))}</Notice>}
      <output className={classes.pieces} aria-live="polite">
        {format.count(pieces)}
      </output>
      {isTooMany && <p role="alert">{words.tooMany(most)}</p>}
      {isUnlikely && <Notice tone="warn">{words.overTarget(format.count(quota.target))}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <NumberPad value={pieces} onChange={type} digits={6} deleteLabel={words.delete} />
      <Actions wideLast className={classes.actions}>
        <Button look="plain" onClick={onClose}>
          {general.cancel}
        </Button>
        <Button busy={isBusy} disabled={pieces === 0 || isTooMany} onClick={() => void attempt(save)}>
          {isCorrection ? words.takeAway : words.add}
        </Button>
      </Actions>
    </Sheet>
  )
}
