import { Button } from '@mantine/core'
import { type LeaveCalendar, texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { useRouter } from '@tanstack/react-router'
import { dayName } from '../../../platform/calendar/day-words.ts'
import { newLeaveHref } from '../address.ts'
import { PeopleAway } from '../people-away.tsx'
import classes from './agenda.module.css'
import { leavesOn, remainingOn } from './month-layout.ts'
import { RemainingList } from './remaining-list.tsx'

type DayDialogProps = {
  day: Day
  calendar: LeaveCalendar
  mayAdd: boolean
  onClose: () => void
}

/** Everybody who is away on a day or requests to be, and how many people of each designation are left. */
export function DayDialog({ day, calendar, mayAdd, onClose }: DayDialogProps) {
  const router = useRouter()
  const leaves = leavesOn(calendar.leaves, day)
  return (
    <Dialog title={dayName(day)} onClose={onClose}>
      <div className={classes.dialog}>
        <RemainingList remaining={remainingOn(calendar, day)} />
        <PeopleAway leaves={leaves} expected={leaves.length} />
        {mayAdd && (
          <Button variant="default" onClick={() => router.history.push(newLeaveHref(day))}>
            {texts.leave.add}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
