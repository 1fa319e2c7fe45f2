import { Button } from '@mantine/core'
import {
  type AttendanceDetails,
  type AttendanceRecord,
  attendanceRecord,
  attendanceStatus,
  createAttendance,
  screens,
  texts,
} from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { useState } from 'react'
import * as z from 'zod'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useFollowStored } from '../../../platform/forms/use-follow-stored.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { client } from '../../../platform/session/session.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { versionsOf } from '../../../platform/stale/versions.ts'
import { useWaitingCorrection } from '../corrections/use-waiting-correction.ts'
import { WaitingCorrection } from '../corrections/waiting-correction.tsx'
import { statusWords } from '../statuses.ts'
import { useRecordActions } from '../use-record-actions.ts'
import { CorrectTimes } from './correct-times.tsx'
import { LockedFields } from './locked-fields.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { StatusField } from './status-field.tsx'
import { StatusLine } from './status-line.tsx'

/** The fields of a recorded day that can be changed. A type, not an interface, to fit `Record<string, unknown>`. */
type StatusValues = Pick<AttendanceRecord, 'version' | 'status'>

const statusSchema = z.object({ status: attendanceStatus })

const valuesOf = ({ version, status }: StatusValues): StatusValues => ({ version, status })

/** A recorded day: employee, date and times are locked; the status and the record's actions are available (C4, D3). */
export function EditRecord({ record }: { record: AttendanceDetails }) {
  const { _id, can } = record
  const { changed, confirmDays, remove } = useRecordActions()
  const [initial] = useState(() => valuesOf(record))
  const form = useDraftForm<StatusValues>(`attendance:${_id}`, initial, statusSchema)
  const [correcting, setCorrecting] = useState(false)
  const mayChange = can.includes('correct')
  const waiting = useWaitingCorrection(record.userId, record.date)

  const { save, leave, leaving, error, stale, settleStale } = useSaveRecord({
    form,
    schema: attendanceRecord,
    valuesOf,
    isReady: () => !form.validate().hasErrors,
    send: () => client.send(createAttendance, { body: { _id, ...form.values } }),
    refresh: changed,
    fallback: screens.attendance.path,
  })
  // The form and its focus stay when the day changes.
  useFollowStored(form, valuesOf(record), !mayChange)

  // One's own change is news to nobody: the chosen status stands on top of it, and its save is not refused as stale. Two
  // versions later there was somebody else's change too, which the save has to show.
  const takeOwnChange = (day: StatusValues) => {
    if (day.version === form.opened.version + 1) form.goOnFrom(valuesOf(day), 'mine')
  }

  // Reads again first: a request may have come just now.
  const confirmDay = async () => confirmDays([{ ...record, correctionWaits: await waiting.readAgain() }])

  return (
    <>
      <WaitingCorrection
        request={waiting.request}
        // While another status is chosen, the day is not confirmed here either.
        onAccepted={form.isDirty() ? ({ current }) => current && takeOwnChange(current) : undefined}
      />
      <Form
        onSubmit={save}
        submitLabel={texts.attendance.save}
        error={error}
        readOnly={!mayChange}
        aside={
          <>
            {/* It confirms the saved status: a chosen one is saved, which needs no confirmation. */}
            {can.includes('confirm') && !form.isDirty() && (
              <BusyButton variant="light" onClick={confirmDay}>
                {texts.actions.confirm}
              </BusyButton>
            )}
            {mayChange && (
              <Button variant="default" onClick={() => setCorrecting(true)}>
                {texts.attendanceForm.toCorrectTimes}
              </Button>
            )}
            {can.includes('remove') && (
              <BusyButton
                variant="subtle"
                color="red"
                busy={leaving}
                onClick={async () => (await remove(record)) && leave()}
              >
                {texts.actions.remove}
              </BusyButton>
            )}
          </>
        }
      >
        {stale && (
          <StaleNotice
            versions={versionsOf(
              [{ label: texts.columns.status, words: ({ status }) => statusWords[status].label }],
              stale.states,
            )}
            onSettle={settleStale}
          />
        )}
        {!mayChange && <LockedNotice record={record} />}
        <LockedFields record={record} />
        <FormSection>
          {mayChange ? (
            <StatusField {...fieldProps(form, 'status')} times={record} />
          ) : (
            <StatusLine status={record.status} hint="" />
          )}
        </FormSection>
      </Form>
      {correcting && (
        <CorrectTimes record={record} onCorrected={takeOwnChange} onClose={() => setCorrecting(false)} />
      )}
    </>
  )
}
