import { Button } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { closeModal, openModal } from './modal-store.ts'

export type Question = {
  /** The question, exactly as in the specification: 'Remove Document?' */
  message: string
  /** The consequences, when they are not obvious. */
  detail?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** For removals and actions that cannot be undone: red, and the focus starts on Cancel. */
  danger?: boolean
}

/** Asks in a dialog. Resolves to true only when confirmed, to false on Escape, the backdrop or Cancel. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false
    const id = openModal(
      <Answers
        {...question}
        onAnswer={(confirmed) => {
          answer = confirmed
          closeModal(id)
        }}
      />,
      { label: question.message, size: 'sm', onClose: () => resolve(answer) },
    )
  })
}

type AnswersProps = Question & { onAnswer: (confirmed: boolean) => void }

function Answers({
  message,
  detail,
  confirmLabel,
  cancelLabel = texts.actions.cancel,
  danger = false,
  onAnswer,
}: AnswersProps) {
  return (
    <div className={classes.question}>
      <h2 className={classes.message}>{message}</h2>
      {detail && <div className={classes.detail}>{detail}</div>}
      <div className={classes.answers}>
        <Button variant="default" data-autofocus={danger || undefined} onClick={() => onAnswer(false)}>
          {cancelLabel}
        </Button>
        <Button
          {...(danger ? { color: 'red' } : {})}
          data-autofocus={danger ? undefined : true}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}
