import { Textarea } from '@mantine/core'
import { newerRecord } from '@tahi/client'
import { type Correction, decideCorrection, correction as schemaOfCorrection, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod'
import { showFailure, useRefresh } from '../../../platform/calls.ts'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
import { client } from '../../../platform/session/session.ts'
import { shownClaims } from '../claims/shown-claims.ts'
import { useWaitingClaims } from '../claims/use-waiting-claims.ts'
import { withPayslip } from '../payslip-link.tsx'
import { changedByRecords } from '../shows.ts'
import { AskedAndCurrent } from './asked-and-current.tsx'
import classes from './corrections.module.css'
import { useConfirmAccepted } from './use-confirm-accepted.tsx'

// Few days have claims.
const ClaimsCard = lazy(() => import('../claims/claims-card.tsx'))

export type DecideDialogProps = {
  correction: Correction
  accept: boolean
  /** Takes an accepted request; by default it is offered to confirm its day. */
  onAccepted?: ((accepted: Correction) => unknown) | undefined
  onClose: () => void
}

const words = texts.correctionDecision

const answer = decideCorrection.body.shape.answer.unwrap()
const schemas = {
  accepting: z.object({ answer }),
  refusing: z.object({ answer: answer.min(1, texts.correction.answerNeeded) }),
}

/** Accepts or refuses a request, with the recorded and the requested times side by side. */
export default function DecideDialog({ correction, accept, onAccepted, onClose }: DecideDialogProps) {
  const refresh = useRefresh(changedByRecords)
  // The version from when the dialog opened: a refetch must not change the request while the user decides.
  const [shown, show] = useState(correction)
  const schema = accept ? schemas.accepting : schemas.refusing
  const form = useDraftForm(`correction:${shown._id}:${accept}`, { answer: '' }, schema)

  const confirmAccepted = useConfirmAccepted()
  const { _id, version, current, employee, date, reason } = shown
  const claims = useWaitingClaims(shown.userId, date, accept)
  const { save, cancel, error } = useSaveDialog(form, {
    send: () => {
      const currentVersion = current?.version ?? null
      const read = { version, currentVersion, shownClaims: shownClaims(claims) }
      return client.send(decideCorrection, { body: { _id, accept, ...read, ...form.values } })
    },
    refresh,
    onClose,
    explain: (failure) => {
      const newer = newerRecord(failure, schemaOfCorrection)
      if (!newer) return withPayslip(showFailedSave(failure, form.showErrors), failure)
      show(newer)
      return showFailure(failure)
    },
  })
  const decide = async () => {
    const decided = await save()
    if (decided && accept) await (onAccepted ?? confirmAccepted)(decided.data)
  }

  const then = consequenceOf(shown)
  return (
    <Dialog title={accept ? words.acceptQuestion : words.refuseQuestion} onClose={cancel}>
      <Form
        onSubmit={decide}
        submitLabel={accept ? words.accept : words.refuse}
        onCancel={cancel}
        error={error}
        danger={!accept}
      >
        <p className={classes.who}>
          {employeeInWords(employee)}, {formatDay(date)}
        </p>
        <AskedAndCurrent correction={shown} />
        <blockquote className={classes.said}>{reason}</blockquote>
        <Suspense fallback={null}>{claims.length > 0 && <ClaimsCard claims={claims} />}</Suspense>
        {accept && then !== '' && <p className={classes.then}>{then}</p>}
        <Textarea
          label={words.answer}
          description={accept ? words.answerOptional : words.answerHint}
          autosize
          minRows={2}
          required={!accept}
          {...form.getInputProps('answer')}
        />
      </Form>
    </Dialog>
  )
}

/** What accepting a request does to its day, where that is more than its times. */
export function consequenceOf({ timeIn, timeOut, current }: Correction): string {
  if (current?.timeIn === timeIn && current.timeOut === timeOut) return texts.correction.acceptedStays
  return timeOut === '' ? '' : texts.correction.acceptedWaits
}
