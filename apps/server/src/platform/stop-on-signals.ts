/** A Ctrl+C in a terminal reaches the server twice at once when npm has started it. */
const sameMs = 1_000

/** Stops at the first signal; one that comes later, from somebody who does not want to wait, ends the process at once. */
export function stopOnSignals(
  stop: () => Promise<void>,
  program: Pick<NodeJS.Process, 'on' | 'exit'> = process,
): void {
  let began: number | undefined
  const hear = () => {
    if (began === undefined) {
      began = performance.now()
      void stop()
    } else if (performance.now() - began > sameMs) program.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) program.on(signal, hear)
}
