/** @returns runs what it is given one at a time, in the order of the calls, also after a failure */
export function inTurn(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const done = last.then(run)
    last = done.catch(() => {})
    return done
  }
}
