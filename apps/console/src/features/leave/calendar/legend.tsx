import classes from './leave-month.module.css'

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
      <span className={classes.swatch} data-scarce="few" aria-hidden="true" /> Half or fewer left
    </li>
    <li>
      <span className={classes.swatch} data-scarce="none" aria-hidden="true" /> Nobody left
    </li>
  </ul>
)
