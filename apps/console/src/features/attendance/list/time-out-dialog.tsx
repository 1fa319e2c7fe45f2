import { Alert, Textarea } from '@mantine/core'
import { type ListedAttendance, setAttendanceTimeOut, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { TimeField } from '@tahi/ui/fields/time-field.tsx'
import { type ReactNode, useState } from 'react'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { keyOfMany } from '../../../platform/forms/key-of-many.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { leavingForms } from '../../../platform/forms/unsaved-forms.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { waitingWords } from '../corrections/ask-first.ts'
import { ofWhom } from '../of-whom.ts'
import type { useRecordActions } from '../use-record-actions.ts'
import classes from './time-out-dialog.module.css'

type TimeOutDialogProps = {
  /** The days as they are now. */
  present: readonly ListedAttendance[]
  onSet: ReturnType<typeof useRecordActions>['setTimeOut']
  onClose: () => void
}

const words = texts.attendance
const schema = setAttendanceTimeOut.body.pick({ timeOut: true, reason: true })

/** One time out, with a reason that the history keeps, for selected days that have none. */
export default function TimeOutDialog({ present, onSet, onClose }: TimeOutDialogProps) {
  // As they were when the dialog opened, for which it was typed; after a refusal, as they were read since.
  const [seen, see] = useState<typeof present | undefined>(present)
  const days = seen ?? present
  const key = `attendance:time-out:${keyOfMany(days.map(({ _id }) => _id))}`
  const form = useDraftForm(key, { timeOut: '', reason: '' }, schema)
  const [error, setError] = useState<ReactNode>()

  const save = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      const refusal = await onSet(days, form.values)
      if (refusal !== undefined) {
        see(undefined)
        return setError(refusal)
      }
      form.settle()
      onClose()
    } catch (failure) {
      setError(showFailedSave(failure, form.showErrors))
    }
  }

  const cancel = leavingForms(onClose, [form])
  const waiting = waitingWords(days)
  return (
    <Dialog title={words.setTimeOutOf(days.length)} onClose={cancel}>
      <Form onSubmit={save} submitLabel={words.setTimeOutTitle} onCancel={cancel} error={error}>
        <p className={classes.quiet}>{ofWhom(days)}</p>
        {waiting !== '' && (
          <Alert color="yellow" variant="light">
            {waiting}
          </Alert>
        )}
        <TimeField label={texts.attendanceDay.timeOut} required {...fieldProps(form, 'timeOut')} />
        <Textarea
          label={texts.columns.reason}
          required
          description={texts.attendanceList.reasonHint}
          placeholder={texts.attendanceList.reasonExample}
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
        <p className={classes.quiet}>{words.setTimeOutDetail}</p>
      </Form>
    </Dialog>
  )
}
