import { texts } from '@tahi/contract'
import { type Day, monthOf } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { CSSProperties } from 'react'
import { DayCell } from './day-cell.tsx'
import { LeaveBar } from './leave-bar.tsx'
import classes from './month-grid.module.css'
import { barsOf, hiddenOn, leavesOn, remainingOn } from './month-layout.ts'
import type { MonthViewProps } from './month-view-props.ts'

/** How many bars are stacked at most; further ones are counted, and shown when the day is opened. */
const lanes = 4

/** One week: its days, and the bars over them. */
export function WeekRow({ week, calendar, month, today, onOpen }: MonthViewProps & { week: Day[] }) {
  const bars = barsOf(week, calendar.leaves)
  const used = Math.min(lanes, Math.max(2, ...bars.map(({ lane }) => lane + 1)))
  return (
    <section
      className={classes.week}
      aria-label={texts.leaveCalendar.week(formatDay(week[0] ?? ''))}
      style={{ '--lanes': used } as CSSProperties}
    >
      {week.map((day, index) => (
        <DayCell
          key={day}
          day={day}
          column={index + 1}
          outside={monthOf(day) !== monthOf(month)}
          isToday={day === today}
          leaves={leavesOn(calendar.leaves, day)}
          remaining={remainingOn(calendar, day)}
          hidden={hiddenOn(bars, index, lanes)}
          onOpen={() => onOpen(day)}
        />
      ))}
      <ul className={classes.bars}>
        {bars
          .filter(({ lane }) => lane < lanes)
          .map((bar) => (
            <LeaveBar key={bar.leave._id} bar={bar} />
          ))}
      </ul>
    </section>
  )
}
