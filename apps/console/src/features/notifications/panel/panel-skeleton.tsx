import { Skeleton } from '@mantine/core'
import { texts } from '@tahi/contract'
import classes from './panel.module.css'

/** As high as a few notifications, so that nothing jumps when they are loaded. */
export function PanelSkeleton() {
  return (
    <div
      className={classes.skeleton}
      aria-busy="true"
      role="status"
      aria-label={texts.notificationPanel.loading}
    >
      {[70, 55, 80, 62].map((width) => (
        <div key={width}>
          <Skeleton height={12} width={`${width - 20}%`} />
          <Skeleton height={10} width={`${width}%`} mt={8} />
        </div>
      ))}
    </div>
  )
}
