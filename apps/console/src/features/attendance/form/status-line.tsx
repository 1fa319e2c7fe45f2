import { texts } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { statusWords } from '../statuses.ts'
import classes from './status-line.module.css'

type StatusLineProps = { status: AttendanceStatus; hint: string }

/** 'Current status', as every list shows it (C2). */
export function StatusLine({ status, hint }: StatusLineProps) {
  return (
    <div className={classes.line} role="status">
      <span className={classes.label}>{texts.attendanceForm.currentStatus}</span>
      <StatusBadge {...statusWords[status]} />
      {hint && <span className={classes.hint}>{hint}</span>}
    </div>
  )
}
