import { TextInput } from '@mantine/core'
import { type AttendanceRecord, texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { employeeInWords } from '../../../platform/employees/use-employees.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import classes from './locked-fields.module.css'

const locked = { disabled: true, readOnly: true, classNames: { input: classes.input ?? '' } }

/** Employee, date and times of a recorded day, disabled (C4). */
export function LockedFields({ record }: { record: AttendanceRecord }) {
  const { employee, date, timeIn, timeOut } = record
  return (
    <FormSection>
      <TextInput label="Employee Name" value={employeeInWords(employee)} {...locked} />
      <TextInput
        label="Date"
        value={formatDay(date)}
        description={texts.attendance.dateLocked}
        inputWrapperOrder={['label', 'input', 'description']}
        {...locked}
      />
      <TextInput label="Time IN" value={shownTime(timeIn)} {...locked} />
      <TextInput label="Time OUT" value={shownTime(timeOut)} {...locked} />
    </FormSection>
  )
}
