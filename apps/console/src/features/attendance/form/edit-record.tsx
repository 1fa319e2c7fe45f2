import { Alert, Button } from '@mantine/core'
import { type AttendanceRecord, createAttendance, screens, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { FormPage } from '@tahi/ui/fields/form-page.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { useState } from 'react'
import { useGoBackAfterSave } from '../../../platform/after-save.ts'
import { saveWords } from '../../../platform/save-words.ts'
import { client } from '../../../platform/session.ts'
import { useRecordActions } from '../use-record-actions.ts'
import { CorrectTimes } from './correct-times.tsx'
import { LockedFields } from './locked-fields.tsx'
import { StatusField } from './status-field.tsx'
import { StatusLine } from './status-line.tsx'

/** Why a day's status and times cannot be changed. */
function whyLocked(can: AttendanceRecord['can']): string {
  if (can.includes('confirm')) return texts.attendance.onlyConfirm
  return can.includes('remove') ? texts.attendance.future : texts.attendance.coveredByPayslip
}

/** A recorded day: employee, date and times are locked; the status and the record's own actions are not (C4, D3). */
export function EditRecord({ record }: { record: AttendanceRecord }) {
  const { _id, version, can } = record
  const goBack = useGoBackAfterSave()
  const { changed, confirmDays, remove } = useRecordActions()
  // What was chosen for the day as it was before falls away; the form and its focus stay.
  const [chosen, choose] = useState({ version, status: record.status })
  const status = chosen.version === version ? chosen.status : record.status
  const [error, setError] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const mayChange = can.includes('correct')

  const leave = () => {
    setLeaving(true)
    goBack(screens.attendance.path)
  }
  const save = async () => {
    setError(undefined)
    if (leaving) return
    try {
      await client.send(createAttendance, { body: { _id, version, status } })
      leave()
      void changed()
    } catch (failure) {
      setError(saveWords(failure))
      // What somebody else changed meanwhile is shown beside the message.
      await changed()
    }
  }

  return (
    <>
      <FormPage
        onSubmit={save}
        submitLabel={texts.attendance.save}
        error={error}
        readOnly={!mayChange}
        aside={
          <>
            {can.includes('confirm') && (
              <BusyButton variant="light" onClick={() => confirmDays(new Set([_id]), [{ _id, version }])}>
                Confirm
              </BusyButton>
            )}
            {mayChange && (
              <Button variant="default" onClick={() => setCorrecting(true)}>
                Correct times…
              </Button>
            )}
            {can.includes('remove') && (
              <BusyButton
                variant="subtle"
                color="red"
                busy={leaving}
                onClick={async () => (await remove(record)) && leave()}
              >
                Remove
              </BusyButton>
            )}
          </>
        }
      >
        {!mayChange && (
          <Alert color="gray" variant="light">
            {whyLocked(can)}
          </Alert>
        )}
        <LockedFields record={record} />
        <FormSection>
          {mayChange ? (
            <StatusField
              value={status}
              onChange={(next) => choose({ version, status: next })}
              times={record}
            />
          ) : (
            <StatusLine status={record.status} hint="" />
          )}
        </FormSection>
      </FormPage>
      {correcting && <CorrectTimes record={record} onClose={() => setCorrecting(false)} />}
    </>
  )
}
