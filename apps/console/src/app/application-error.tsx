import { Button, Group } from '@mantine/core'
import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
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
  return (
    <main className={classes.page}>
      <Weave />
      <div className={classes.card} role="alert">
        <Mark size={40} />
        <h1 className={classes.title}>{isOffline(error) ? 'No connection' : texts.applicationError}</h1>
        <p className={classes.text}>{wordsOf(error)}</p>
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

const isOffline = (error: unknown): boolean => error instanceof FailedCall && error.status === undefined

function wordsOf(error: unknown): string {
  if (isOffline(error)) return 'The server does not answer. Check the connection and try again.'
  if (error instanceof FailedCall) return `${error.status}: ${error.message}`
  return error instanceof Error ? error.message : texts.unexpected
}
