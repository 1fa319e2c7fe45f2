import { Textarea } from '@mantine/core'
import {
  type AttendanceDetails,
  type AttendanceRecord,
  attendanceRecord,
  correctAttendance,
  texts,
} from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { TimeField } from '@tahi/ui/fields/time-field.tsx'
import { useState } from 'react'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
import { client } from '../../../platform/session/session.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { useStale } from '../../../platform/stale/use-stale.ts'
import { shownClaims } from '../claims/shown-claims.ts'
import { withPayslip } from '../payslip-link.tsx'
import { useRecordActions } from '../use-record-actions.ts'
import { correctionOf, correctionSchema } from './record-draft.ts'
import { timesVersions } from './times-versions.ts'

type CorrectTimesProps = {
  record: AttendanceDetails
  onCorrected: (corrected: AttendanceRecord) => void
  onClose: () => void
}

const words = texts.attendanceForm

/** 'Correct times…': new times with a reason that the history keeps (D3). */
export function CorrectTimes({ record, onCorrected, onClose }: CorrectTimesProps) {
  const { _id, timeIn, timeOut } = record
  const lacksTimeOut = timeIn !== '' && timeOut === ''
  const { changed } = useRecordActions()
  // Those that were beside the day before the dialog covered it: a later one was not seen.
  const [shown] = useState(() => shownClaims(record.claims))
  const form = useDraftForm(`attendance:correct:${_id}`, correctionOf(record), correctionSchema)
  const { stale, isStale, settleStale } = useStale(form, attendanceRecord, correctionOf)
  const { save, cancel, error } = useSaveDialog(form, {
    send: () => client.send(correctAttendance, { body: { _id, ...form.values, shownClaims: shown } }),
    refresh: changed,
    onSaved: ({ data }) => onCorrected(data),
    onClose,
    explain: (failure) => withPayslip(showFailedSave(failure, isStale, form.showErrors), failure),
  })

  return (
    <Dialog title={words.correctTimes} onClose={cancel}>
      <Form onSubmit={save} submitLabel={words.correct} onCancel={cancel} error={error}>
        {stale && <StaleNotice versions={timesVersions(stale)} onSettle={settleStale} />}
        <FormSection>
          <TimeField label={texts.attendanceDay.timeIn} {...fieldProps(form, 'timeIn')} />
          <TimeField
            label={texts.attendanceDay.timeOut}
            {...fieldProps(form, 'timeOut')}
            {...(lacksTimeOut && { 'data-autofocus': true })}
          />
        </FormSection>
        <Textarea
          label={texts.columns.reason}
          required
          description={words.reasonHint}
          placeholder={words.reasonExample}
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
      </Form>
    </Dialog>
  )
}
