/** Milliseconds to wait for the server's reply. */
const patienceMs = 5_000

/** Whether the server can be reached at all. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
