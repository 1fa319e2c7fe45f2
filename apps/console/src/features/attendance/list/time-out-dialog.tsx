import { Alert, Textarea } from '@mantine/core'
import { type ListedAttendance, setAttendanceTimeOut, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { TimeField } from '@tahi/ui/fields/time-field.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { keyOfMany } from '../../../platform/forms/key-of-many.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { NothingSaved, useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
import { bodyOfSeen, idOf } from '../../../platform/lists/seen.ts'
import type { Settle } from '../../../platform/lists/use-selection.ts'
import { client } from '../../../platform/session/session.ts'
import { waitingWords } from '../corrections/ask-first.ts'
import { ofWhom } from '../of-whom.ts'
import { readAgain } from './read-again.ts'
import classes from './time-out-dialog.module.css'

type TimeOutDialogProps = {
  /** The days as they were seen when the dialog opened. */
  seen: readonly ListedAttendance[]
  onSet: Settle
  refresh: () => Promise<void>
  onClose: () => void
}

const words = texts.attendance
const schema = setAttendanceTimeOut.body.pick({ timeOut: true, reason: true })

/** One time out, with a reason that the history keeps, for selected days that have none. */
export default function TimeOutDialog({ seen, onSet, refresh, onClose }: TimeOutDialogProps) {
  // As they were when the dialog opened, for which it was typed; after a refusal, as they were read since.
  const [days, see] = useState(seen)
  const key = `attendance:time-out:${keyOfMany(days.map(idOf))}`
  const form = useDraftForm(key, { timeOut: '', reason: '' }, schema)

  const set = async (): Promise<number> => {
    const { data } = await client.send(setAttendanceTimeOut, {
      body: { ...bodyOfSeen(days), ...form.values },
    })
    const { corrected, refused } = data
    if (corrected.length === 0) {
      // Also those of other pages, which nobody can look at while the dialog is open.
      see(await readAgain(days))
      throw new NothingSaved(words.leftAsTheyAre(refused))
    }
    onSet(new Set(days.map(idOf)), refused)
    if (refused.length > 0) toast.error(words.leftAsTheyAre(refused))
    return corrected.length
  }
  const { save, cancel, error } = useSaveDialog(form, {
    send: set,
    refresh,
    success: (corrected) => (days.length === 1 ? texts.success : words.timeOutSet(corrected)),
    onClose,
  })

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
