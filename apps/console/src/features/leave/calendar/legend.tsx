import { texts } from '@tahi/contract'
import classes from './leave-month.module.css'
import { ScarceIcon } from './scarce-icon.tsx'

const { states } = texts.leave
const { legend } = texts.leaveCalendar

/** What the calendar's marks mean; the words on each mark say it too. */
export const Legend = () => (
  <ul className={classes.legend} aria-label={texts.choices.legend}>
    <li>
      <span className={classes.swatch} data-state="confirmed" aria-hidden="true" /> {states.confirmed}
    </li>
    <li>
      <span className={classes.swatch} data-state="requested" aria-hidden="true" /> {states.requested}
    </li>
    <li>
      <span className={classes.scarce} data-scarce="few">
        <ScarceIcon scarce="few" />
      </span>
      {legend.few}
    </li>
    <li>
      <span className={classes.scarce} data-scarce="none">
        <ScarceIcon scarce="none" />
      </span>
      {legend.none}
    </li>
  </ul>
)
