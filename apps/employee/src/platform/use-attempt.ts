import { useCallback, useState } from 'react'
import { useFailureWords } from './server-words.ts'

/** Runs an action that may fail: tells whether it is running, and then in words why it failed. */
export function useAttempt() {
  const failureWords = useFailureWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const forget = useCallback(() => setFailure(undefined), [])
  return {
    isBusy,
    failure,
    /** Takes the failure's words away, when they are no longer true. */
    forget,
    async attempt(run: () => Promise<void>): Promise<void> {
      setIsBusy(true)
      setFailure(undefined)
      try {
        await run()
      } catch (error) {
        setFailure(failureWords(error))
      } finally {
        setIsBusy(false)
      }
    },
  }
}
