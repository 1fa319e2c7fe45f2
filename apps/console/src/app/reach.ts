/** Milliseconds that the realtime connection may be lost before it is reported: a restarting server is back sooner. */
const patienceMs = 3_000
/** Milliseconds between two checks of the server while the connection is lost. */
const againMs = 5_000

type Line = { onLine(listener: (connected: boolean) => void): () => void }

/**
 * Watches whether the server can be reached: it cannot if the realtime connection is lost for seconds and calls fail too.
 * A proxy that blocks only the realtime connection does not count.
 * @param answers whether the server responds to a call
 * @param tell called at each change; the first state is reached
 * @returns ends it
 */
export function watchReach(
  line: Line,
  answers: () => Promise<boolean>,
  tell: (reached: boolean) => void,
): () => void {
  let reached = true
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Distinguishes one loss of the connection from the next. */
  let loss = 0

  const say = (next: boolean) => {
    if (next === reached) return
    reached = next
    tell(next)
  }
  const askIn = (ms: number, of: number) => {
    waiting = setTimeout(async () => {
      const answered = await answers()
      if (of !== loss) return
      say(answered)
      askIn(againMs, of)
    }, ms)
  }
  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
    loss += 1
  }
  const end = line.onLine((connected) => {
    if (connected) {
      stop()
      say(true)
    } else if (waiting === undefined) askIn(patienceMs, loss)
  })
  return () => {
    end()
    stop()
  }
}
