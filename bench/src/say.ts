/** Tells how far the run is. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs something that takes a while, and says afterwards how long it took. */
export async function timed<Done>(what: string, run: () => Promise<Done>): Promise<Done> {
  const began = performance.now()
  const done = await run()
  say(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return done
}
