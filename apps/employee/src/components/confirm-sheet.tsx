import { generalWords } from '@tahi/contract/employee-texts/general'
import type { ReactNode } from 'react'
import { useWords } from '../platform/language.ts'
import { useAttempt } from '../platform/use-attempt.ts'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'
import classes from './confirm-sheet.module.css'
import { Notice } from './notice.tsx'
import { Sheet } from './sheet.tsx'

type ConfirmSheetProps = {
  title: string
  /** The name of the button that does it. */
  confirm: string
  /** Does it; the sheet closes then, and stays open with the reason when it failed. */
  onConfirm: () => unknown
  onClose: () => void
  /** What follows from it. */
  children?: ReactNode
}

/** Asks before something is taken away or ended. */
export function ConfirmSheet({ title, confirm, onConfirm, onClose, children }: ConfirmSheetProps) {
  const general = useWords(generalWords)
  const { isBusy, failure, attempt } = useAttempt('done')
  const run = async () => {
    await onConfirm()
    onClose()
  }
  return (
    <Sheet title={title} onClose={onClose}>
      {children}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Actions className={classes.actions}>
        <Button look="plain" onClick={onClose}>
          {general.cancel}
        </Button>
        <Button look="danger" busy={isBusy} onClick={() => void attempt(run)}>
          {confirm}
        </Button>
      </Actions>
    </Sheet>
  )
}
