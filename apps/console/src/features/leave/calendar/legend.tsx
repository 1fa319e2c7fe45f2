import classes from './leave-month.module.css'
import { ScarceIcon } from './scarce-icon.tsx'

/** What the calendar's marks mean; the words on each mark say it too. */
export const Legend = () => (
  <ul className={classes.legend} aria-label="Legend">
    <li>
      <span className={classes.swatch} data-state="confirmed" aria-hidden="true" /> Confirmed
    </li>
    <li>
      <span className={classes.swatch} data-state="requested" aria-hidden="true" /> Requested
    </li>
    <li>
      <span className={classes.scarce} data-scarce="few">
        <ScarceIcon scarce="few" />
      </span>
      Half or fewer left
    </li>
    <li>
      <span className={classes.scarce} data-scarce="none">
        <ScarceIcon scarce="none" />
      </span>
      Nobody left
    </li>
  </ul>
)
