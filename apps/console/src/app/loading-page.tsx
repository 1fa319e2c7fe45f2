import { texts } from '@tahi/contract'
import classes from './loading-page.module.css'

/** Shown while a page's code loads. It uses no `ui` components, because every page begins with it. */
export const LoadingPage = () => (
  <p className={classes.loading} role="status">
    {texts.loading}
  </p>
)
