import { Button, Group } from '@mantine/core'
import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { OfflineState } from '@tahi/ui/page/states.tsx'
import { Mark } from '@tahi/ui/theme/mark.tsx'
import { Weave } from '@tahi/ui/theme/weave.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import classes from './full-page.module.css'

/** The generic failure screen (C2): what failed, by its status or message. */
export function ApplicationError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (error instanceof FailedCall && error.status === undefined) return <OfflineState onRetry={retry} />
  const status = error instanceof FailedCall ? `${error.status}: ` : ''
  return (
    <main className={classes.page}>
      <Weave />
      <div className={classes.card} role="alert">
        <Mark size={40} />
        <h1 className={classes.title}>{texts.applicationError}</h1>
        <p className={classes.text}>
          {status}
          {error instanceof Error ? error.message : texts.unexpected}
        </p>
        <Group>
          <Button onClick={retry}>Try again</Button>
          <Button variant="default" component="a" href="/">
            Go to the start
          </Button>
        </Group>
      </div>
    </main>
  )
}
