import { texts } from '@tahi/contract'
import { eachDay, lastOfMonth } from '@tahi/domain'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { dayName } from '../../../platform/calendar/day-words.ts'
import { PeopleAway } from '../people-away.tsx'
import classes from './agenda.module.css'
import { leavesOn, remainingOn } from './month-layout.ts'
import type { MonthViewProps } from './month-view-props.ts'
import { RemainingList } from './remaining-list.tsx'

const { noneAway } = texts.leaveCalendar

/** The days of a month on which somebody is away, as a list for narrow screens. */
export function Agenda({ calendar, month, today }: Omit<MonthViewProps, 'onOpen'>) {
  const days = eachDay(month, lastOfMonth(month)).flatMap((day) => {
    const leaves = leavesOn(calendar.leaves, day)
    return leaves.length > 0 ? [{ day, leaves }] : []
  })
  if (days.length === 0) return <EmptyState title={noneAway.title}>{noneAway.text}</EmptyState>
  return (
    <ol className={classes.agenda}>
      {days.map(({ day, leaves }) => (
        <li
          key={day}
          data-today={day === today || undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <h3 className={classes.day}>{dayName(day)}</h3>
          <PeopleAway leaves={leaves} expected={leaves.length} />
          <RemainingList remaining={remainingOn(calendar, day)} />
        </li>
      ))}
    </ol>
  )
}
