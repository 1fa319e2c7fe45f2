import { Select } from '@mantine/core'
import { texts } from '@tahi/contract'
import { type AttendanceStatus, attendanceStatuses } from '@tahi/domain'
import { statusChoices } from '../statuses.ts'
import { type DayTimes, shownStatus, statusHint } from './status-hint.ts'
import { StatusLine } from './status-line.tsx'

type StatusFieldProps = {
  value: AttendanceStatus
  onChange: (status: AttendanceStatus) => void
  times: DayTimes
}

/** The current status (C2), and a select to change it. */
export function StatusField({ value, onChange, times }: StatusFieldProps) {
  return (
    <>
      <Select
        label={texts.columns.status}
        data={statusChoices}
        value={value}
        onChange={(chosen) => {
          const status = attendanceStatuses.find((one) => one === chosen)
          if (status) onChange(status)
        }}
        allowDeselect={false}
      />
      <StatusLine status={shownStatus(value, times)} hint={statusHint(value, times)} />
    </>
  )
}
