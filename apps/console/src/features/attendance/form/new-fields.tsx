import type { UseFormReturnType } from '@mantine/form'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { TimeField } from '@tahi/ui/fields/time-field.tsx'
import type { RefObject } from 'react'
import { EmployeeField } from '../../../platform/employees/employee-field.tsx'
import { DayField } from '../../../platform/forms/day-field.tsx'
import { fieldProps } from '../../../platform/forms/field-props.ts'
import { useWaitingCorrection } from '../corrections/use-waiting-correction.ts'
import { WaitingCorrection } from '../corrections/waiting-correction.tsx'
import { ExistingNotice } from './existing-notice.tsx'
import type { RecordDraft } from './record-draft.ts'
import { StatusField } from './status-field.tsx'
import { useHours } from './use-hours.ts'

type NewFieldsProps = {
  form: UseFormReturnType<RecordDraft>
  today: string
  employeeRef: RefObject<HTMLInputElement | null>
}

/** Employee, date, times and status of a new record (C2). */
export function NewFields({ form, today, employeeRef }: NewFieldsProps) {
  const { _id, userId, employee, date, timeIn, timeOut, status } = form.values
  const hours = useHours(userId, date).hours?.find((one) => one.date === date)
  const { request } = useWaitingCorrection(userId, date)
  return (
    <>
      <FormSection>
        <EmployeeField
          ref={employeeRef}
          value={userId}
          name={employee}
          former
          others
          error={form.errors.userId}
          onChange={(person) => {
            form.setFieldValue('userId', person?._id ?? '')
            form.setFieldValue('employee', person?.name ?? '')
          }}
        />
        <DayField label={texts.columns.date} required max={today} {...fieldProps(form, 'date')} />
        <TimeField label={texts.attendanceDay.timeIn} {...fieldProps(form, 'timeIn')} />
        <TimeField label={texts.attendanceDay.timeOut} {...fieldProps(form, 'timeOut')} />
      </FormSection>
      {userId && date && <ExistingNotice userId={userId} day={date} own={_id} status={status} />}
      <WaitingCorrection request={request} />
      <FormSection>
        <StatusField
          value={status}
          onChange={(chosen) => form.setFieldValue('status', chosen)}
          times={{ timeIn, timeOut, lateAfter: hours?.lateAfter }}
        />
      </FormSection>
    </>
  )
}
