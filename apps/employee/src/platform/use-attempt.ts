import { FailedCall } from '@tahi/client/failed-call'
import { useCallback, useState } from 'react'
import type { Wanted } from './failure-words.ts'
import { useFailureWords } from './server-words.ts'

/**
 * Runs an action that may fail: tells whether it is running, and then in words why it failed, with the name in the call
 * of the field when it is about one only.
 * @param wanted decides what is said where no answer came
 */
export function useAttempt(wanted: Wanted = 'typed') {
  const failureWords = useFailureWords(wanted)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [refusedField, setRefusedField] = useState<string>()
  const forget = useCallback(() => setFailure(undefined), [])
  return {
    isBusy,
    failure,
    refusedField,
    /** Takes the failure's words away, when they are no longer true. */
    forget,
    async attempt(run: () => Promise<void>): Promise<void> {
      setIsBusy(true)
      setFailure(undefined)
      setRefusedField(undefined)
      try {
        await run()
      } catch (error) {
        setFailure(failureWords(error))
        if (error instanceof FailedCall && error.errors.length === 1) setRefusedField(error.errors[0]?.path)
      } finally {
        setIsBusy(false)
      }
    },
  }
}
