import { Button, Loader, Text } from '@mantine/core'
import { IconCloudOff, IconLock, IconNeedleThread, IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { uiSettings } from '../settings.ts'
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
  title = uiSettings().words.noData,
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
export function ErrorState({
  message = 'Something went wrong while loading. Please try again.',
  onRetry,
}: RetryProps) {
  return (
    <State
      alert
      icon={<IconPlugConnectedX size={22} stroke={1.5} />}
      title="Could not load"
      action={retry(onRetry)}
    >
      {message}
    </State>
  )
}

/** Offline, with nothing cached. */
export function OfflineState({
  message = 'You are offline. Check the connection and try again.',
  onRetry,
}: RetryProps) {
  return (
    <State icon={<IconCloudOff size={22} stroke={1.5} />} title="No connection" action={retry(onRetry)}>
      {message}
    </State>
  )
}

/** The person signed in may not see this. */
export function ForbiddenState({
  message = 'Your account may not open this. Ask an administrator if you need it.',
}: {
  message?: string
}) {
  return (
    <State icon={<IconLock size={22} stroke={1.5} />} title="Not allowed">
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
        {uiSettings().words.loading}
      </Text>
    </div>
  )
}

function retry(onRetry: (() => unknown) | undefined) {
  return (
    onRetry && (
      <Button size="xs" variant="default" onClick={() => void onRetry()}>
        Retry
      </Button>
    )
  )
}
