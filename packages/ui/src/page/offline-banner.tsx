import { IconCloudOff } from '@tabler/icons-react'
import classes from './page.module.css'

type OfflineBannerProps = { offline: boolean; message?: string }

/** A quiet line at the top while there is no connection. Its live region is always there, so that it is announced. */
export function OfflineBanner({
  offline,
  message = 'You are offline. What you see may be out of date.',
}: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <div className={classes.offline}>
          <IconCloudOff size={16} aria-hidden />
          {message}
        </div>
      )}
    </div>
  )
}
