import { texts } from '@tahi/contract'
import classes from './agenda.module.css'
import type { Remaining } from './month-layout.ts'
import { ScarceIcon } from './scarce-icon.tsx'

/** How many people of each designation are left on a day, the scarcest first. */
export function RemainingList({ remaining }: { remaining: readonly Remaining[] }) {
  if (remaining.length === 0) return null
  return (
    <ul className={classes.remaining} aria-label={texts.leaveCalendar.designations}>
      {remaining.map((one) => (
        <li key={one.designationId} data-scarce={one.scarce}>
          <ScarceIcon scarce={one.scarce} /> {texts.leaveCalendar.remainingLeft(one)}
        </li>
      ))}
    </ul>
  )
}
