/** How long the realtime connection may be lost before anything is said: a server that starts anew is back by then. */
const patienceMs = 3_000
/** How often the server is asked while the connection is lost. */
const againMs = 5_000

type Line = { onLine(listener: (connected: boolean) => void): () => void }

/**
 * Watches whether the server can be reached: it cannot where the realtime connection is lost for seconds and no call is
 * answered either. A proxy that lets no connection through does not make it so.
 * @param answers whether the server answers a call
 * @param tell hears each change, beginning from reached
 * @returns ends it
 */
export function watchReach(
  line: Line,
  answers: () => Promise<boolean>,
  tell: (reached: boolean) => void,
): () => void {
  let reached = true
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Tells one loss of the connection from the next. */
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
