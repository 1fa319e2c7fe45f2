import { Alert } from '@mantine/core'
import { texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { recordHref } from '../address.ts'
import { existingDay, type NewDay } from './existing-day.ts'
import classes from './existing-notice.module.css'
import { useMonth } from './use-month.ts'

/** Warns before the save that the day is already recorded, with a link to that record. */
export function ExistingNotice({ userId, ...asked }: NewDay & { userId: string }) {
  const Link = useLink()
  const existing = existingDay(useMonth(userId, asked.day).records ?? [], asked)
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
