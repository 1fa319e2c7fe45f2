import { texts } from '@tahi/contract'
import classes from './loading-page.module.css'

/** While a page's code comes; without parts of its own, for it stands in front of everything. */
export const LoadingPage = () => (
  <p className={classes.loading} role="status">
    {texts.loading}
  </p>
)
