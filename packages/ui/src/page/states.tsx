import { Button, Loader, Text } from '@mantine/core'
import { IconCloudOff, IconLock, IconNeedleThread, IconPlugConnectedX } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'
import classes from './states.module.css'

type StateProps = {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  alert?: boolean
}

function State({ icon, title, children, action, alert = false }: StateProps) {
  return (
    <div className={classes.state} role={alert ? 'alert' : 'status'}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

/** An empty list. `children` may say why; `action` fills it. */
export function EmptyState({
  title = texts.states.noData,
  children,
  action,
}: {
  title?: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <State icon={<IconNeedleThread size={22} stroke={1.5} />} title={title} action={action}>
      {children}
    </State>
  )
}

type RetryProps = { message?: string; onRetry?: () => unknown }

/** Something failed; Retry tries again. */
export function ErrorState({ message = texts.states.failedDetail, onRetry }: RetryProps) {
  return (
    <State
      alert
      icon={<IconPlugConnectedX size={22} stroke={1.5} />}
      title={texts.states.failed}
      action={retry(onRetry)}
    >
      {message}
    </State>
  )
}

/** Offline, with nothing cached. */
export function OfflineState({ message = texts.states.offlineDetail, onRetry }: RetryProps) {
  return (
    <State
      icon={<IconCloudOff size={22} stroke={1.5} />}
      title={texts.states.offline}
      action={retry(onRetry)}
    >
      {message}
    </State>
  )
}

/** The person signed in may not see this. */
export function ForbiddenState({ message = texts.states.forbiddenDetail }: { message?: string }) {
  return (
    <State icon={<IconLock size={22} stroke={1.5} />} title={texts.states.forbidden}>
      {message}
    </State>
  )
}

/** Shown while a page's code or data loads. */
export function LoadingState() {
  return (
    <div className={classes.state} role="status">
      <Loader size="sm" />
      <Text size="sm" c="dimmed">
        {texts.states.loading}
      </Text>
    </div>
  )
}

function retry(onRetry: (() => unknown) | undefined) {
  return (
    onRetry && (
      <Button size="xs" variant="default" onClick={() => void onRetry()}>
        {texts.actions.retry}
      </Button>
    )
  )
}
