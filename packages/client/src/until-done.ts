import { FailedCall } from './failed-call.ts'

/** Milliseconds until the second attempt; each pause doubles, up to the longest. */
const firstPause = 5_000
const longestPause = 30_000

/** Retries until the attempt succeeds, or fails in a way that a retry cannot fix. @returns cancels it */
export function untilDone(attempt: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const begin = async (pause: number) => {
    try {
      await attempt()
    } catch (failure) {
      if (isOver || !(failure instanceof FailedCall) || !failure.canPass) return
      timer = setTimeout(() => void begin(Math.min(2 * pause, longestPause)), pause)
    }
  }
  void begin(firstPause)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
