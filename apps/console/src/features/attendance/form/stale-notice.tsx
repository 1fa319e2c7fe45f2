import { Alert } from '@mantine/core'
import { type AttendanceRecord, texts } from '@tahi/contract'
import { shownTime } from '../../../platform/shown-time.ts'
import { statusWords } from '../statuses.ts'
import classes from './stale-notice.module.css'
import type { Times } from './status-hint.ts'

type StaleNoticeProps = { stored: AttendanceRecord; typed: Times }

/** Both versions of a record that somebody else changed in between; saving again overwrites with the typed values. */
export function StaleNotice({ stored, typed }: StaleNoticeProps) {
  return (
    <Alert color="yellow" variant="light" role="alert">
      {texts.stale}
      <table className={classes.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">Time IN</th>
            <th scope="col">Time OUT</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Recorded now</th>
            <td>{shownTime(stored.timeIn)}</td>
            <td>{shownTime(stored.timeOut)}</td>
            <td>{statusWords[stored.status].label}</td>
          </tr>
          <tr>
            <th scope="row">Yours</th>
            <td>{shownTime(typed.timeIn)}</td>
            <td>{shownTime(typed.timeOut)}</td>
            <td>Derived anew</td>
          </tr>
        </tbody>
      </table>
    </Alert>
  )
}
