import { useState } from 'react'
import { useFailureWords } from './server-words.ts'

/** Something that one asks for and that may fail: busy meanwhile, and afterwards why it failed, in words. */
export function useAttempt() {
  const failureWords = useFailureWords()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    isBusy,
    failure,
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
