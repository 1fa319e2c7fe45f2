import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { recordHref } from '../address.ts'
import classes from './existing-notice.module.css'
import { useMonth } from './use-month.ts'

type ExistingNoticeProps = {
  userId: string
  day: string
  /** The new record's own id, which may be stored already if the reply to its save was lost. */
  own: string
}

/** Warns before the save that the day is already recorded, with a link to that record. */
export function ExistingNotice({ userId, day, own }: ExistingNoticeProps) {
  const Link = useLink()
  const existing = useMonth(userId, day).records?.find(({ date, _id }) => date === day && _id !== own)
  if (!existing) return null
  return (
    <Alert color="yellow" variant="light" role="status">
      {texts.attendance.exists}{' '}
      <Link className={classes.link} href={recordHref(existing._id)}>
        {texts.attendanceForm.openExisting}
      </Link>
    </Alert>
  )
}
