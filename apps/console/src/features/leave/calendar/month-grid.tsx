import { texts } from '@tahi/contract'
import { weeksOf } from '../../../platform/calendar/weeks.ts'
import classes from './month-grid.module.css'
import type { MonthViewProps } from './month-view-props.ts'
import { WeekRow } from './week-row.tsx'

/**
 * A month in weeks: leaves as bars over their days, and on each day how many people of the scarcest designation are left.
 */
export function MonthGrid(props: MonthViewProps) {
  return (
    <div>
      <div className={classes.weekdays} aria-hidden="true">
        {texts.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {weeksOf(props.month).map((week) => (
        <WeekRow key={week[0]} week={week} {...props} />
      ))}
    </div>
  )
}
