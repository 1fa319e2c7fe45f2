import { type AttendanceRecord, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'
import { LockedField } from '../../../platform/forms/locked-field.tsx'
import { shownTime } from '../../../platform/shown-time.ts'

/** Employee, date and times of a recorded day, disabled (C4). */
export function LockedFields({ record }: { record: AttendanceRecord }) {
  const { employee, date, timeIn, timeOut } = record
  return (
    <FormSection>
      <LockedField label={texts.findPeople.employeeName} value={employeeInWords(employee)} />
      <LockedField
        label={texts.columns.date}
        value={formatDay(date)}
        description={texts.attendance.dateLocked}
        inputWrapperOrder={['label', 'input', 'description']}
      />
      <LockedField label={texts.attendanceDay.timeIn} value={shownTime(timeIn)} />
      <LockedField label={texts.attendanceDay.timeOut} value={shownTime(timeOut)} />
    </FormSection>
  )
}
