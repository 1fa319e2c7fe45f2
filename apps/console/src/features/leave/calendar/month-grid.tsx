import { weekdays, weeksOf } from '../../../platform/calendar/weeks.ts'
import classes from './month-grid.module.css'
import type { MonthViewProps } from './month-view-props.ts'
import { WeekRow } from './week-row.tsx'

/** A month in weeks: every leave as a bar over its days, and under each day what is left of the scarcest designation. */
export function MonthGrid(props: MonthViewProps) {
  return (
    <div className={classes.grid}>
      <div className={classes.weekdays} aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {weeksOf(props.month).map((week) => (
        <WeekRow key={week[0]} week={week} {...props} />
      ))}
    </div>
  )
}
