import classes from './agenda.module.css'
import { remainingWords } from './calendar-words.ts'
import type { Remaining } from './month-layout.ts'
import { ScarceIcon } from './scarce-icon.tsx'

/** How many people of each designation are left on a day, the scarcest first. */
export function RemainingList({ remaining }: { remaining: readonly Remaining[] }) {
  if (remaining.length === 0) return null
  return (
    <ul className={classes.remaining} aria-label="Left of each designation">
      {remaining.map((one) => (
        <li key={one.designationId} data-scarce={one.scarce}>
          <ScarceIcon scarce={one.scarce} /> {remainingWords(one)} left
        </li>
      ))}
    </ul>
  )
}
