import { IconCloudOff } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import classes from './claims.module.css'

/** A mark beside a time on days with an offline claim. */
export const OfflineMark = () => (
  <span className={classes.mark} role="img" aria-label={texts.punch.mark} title={texts.punch.markTitle}>
    <IconCloudOff size={14} stroke={1.8} />
  </span>
)
