import { FailedCall } from '@tahi/client/failed-call'
import { useCallback, useState } from 'react'
import type { Wanted } from './failure-words.ts'
import { useFailureWords } from './server-words.ts'

/**
 * Runs an action that may fail: tells whether it is running, and then why it failed, in words and by field of the call.
 * @param wanted decides what is said where no answer came
 */
export function useAttempt(wanted: Wanted = 'typed') {
  const failureWords = useFailureWords(wanted)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const forget = useCallback(() => setError(undefined), [])
  return {
    isBusy,
    failure: error === undefined ? undefined : failureWords(error),
    errors: error instanceof FailedCall ? error.errors : [],
    /** Takes the failure's words away, when they are no longer true. */
    forget,
    async attempt(run: () => Promise<void>): Promise<void> {
      setIsBusy(true)
      forget()
      try {
        await run()
      } catch (error) {
        setError(error)
      } finally {
        setIsBusy(false)
      }
    },
  }
}
