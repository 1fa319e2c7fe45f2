/** Prints the run's progress. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs a slow step, and prints how long it took. */
export async function timed<Done>(what: string, run: () => Promise<Done>): Promise<Done> {
  const began = performance.now()
  const done = await run()
  say(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return done
}
