import { IconCloudOff } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import classes from './page.module.css'

type OfflineBannerProps = { offline: boolean; message?: string }

/** A quiet banner at the top while offline. Its live region is always rendered, so that changes are announced. */
export function OfflineBanner({ offline, message = texts.states.outdated }: OfflineBannerProps) {
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
