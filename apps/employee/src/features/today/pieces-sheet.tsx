import { generalWords } from '@tahi/contract/employee-texts/general'
import { todayWords } from '@tahi/contract/employee-texts/today'
import { limits } from '@tahi/contract/limits'
import type { Today } from '@tahi/contract/today'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { NumberPad } from '../../parts/number-pad.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { tapNow } from '../../platform/clock/tapped.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './pieces-sheet.module.css'

type PiecesSheetProps = {
  quota: Pick<Today['quotas'][number], '_id' | 'styleName'>
  /** Takes pieces away instead of adding them: no more than one's own. */
  isCorrection: boolean
  own: number
  onClose: () => void
}

/** A number pad for the pieces: thumbs do not need the phone's keyboard. */
export function PiecesSheet({ quota, isCorrection, own, onClose }: PiecesSheetProps) {
  const words = useWords(todayWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const [pieces, setPieces] = useState(0)
  const { isBusy, failure, attempt } = useAttempt()
  const most = isCorrection ? own : limits.largestTarget
  const isTooMany = pieces > most

  const save = async () => {
    await queue.add({
      kind: 'progress',
      body: {
        _id: crypto.randomUUID(),
        quotaId: quota._id,
        quotaProgress: isCorrection ? -pieces : pieces,
        tapped: tapNow(),
      },
      about: { styleName: quota.styleName },
    })
    onClose()
  }

  return (
    <Sheet title={isCorrection ? words.correct : words.howMany} onClose={onClose}>
      {isCorrection && <p>{words.correctWhy}</p>}
      <output className={classes.pieces} aria-live="polite">
        {format.count(pieces)}
      </output>
      {isTooMany && <p role="alert">{words.tooMany(most)}</p>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <NumberPad value={pieces} onChange={setPieces} digits={6} deleteLabel={words.delete} />
      <div className={classes.actions}>
        <Button look="plain" onClick={onClose}>
          {general.cancel}
        </Button>
        <Button busy={isBusy} disabled={pieces === 0 || isTooMany} onClick={() => void attempt(save)}>
          {isCorrection ? words.takeAway : words.add}
        </Button>
      </div>
    </Sheet>
  )
}
