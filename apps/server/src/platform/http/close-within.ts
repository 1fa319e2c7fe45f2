import type { Server } from 'node:http'

interface Closing {
  close(): PromiseLike<unknown>
  readonly server: Pick<Server, 'closeAllConnections'>
}

/** Less than the 30 seconds after which `deploy/tahi.service` and `deploy/compose.yaml` kill the process. */
const usualMs = 20_000

/**
 * Closes the application once its running requests are answered. Those that are still being sent after the time given, such
 * as an upload on a slow line, are hung up on: they have written nothing, and the database still has to be closed.
 */
export async function closeWithin(app: Closing, ms = usualMs): Promise<void> {
  const hangUp = setTimeout(() => app.server.closeAllConnections(), ms)
  await app.close()
  clearTimeout(hangUp)
}
