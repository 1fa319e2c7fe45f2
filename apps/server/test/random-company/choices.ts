import fc from 'fast-check'

export type Choices = ReturnType<typeof choicesFrom>

/**
 * Random choices, drawn on demand, because acts choose among what the server lists at that moment. The same seed gives the
 * same choices.
 */
export function choicesFrom(seed: number) {
  const [draw] = fc.sample(fc.gen(), { seed, numRuns: 1, unbiased: true })
  if (!draw) throw new Error('Nothing was left to chance.')
  const between = (least: number, most: number): number => draw(fc.integer, { min: least, max: most })
  /** Up to `most` of them, in any order. */
  const someOf = <T>(all: readonly T[], most: number): T[] => {
    const left = [...all]
    const chosen: T[] = []
    while (left.length > 0 && chosen.length < most)
      chosen.push(...left.splice(between(0, left.length - 1), 1))
    return chosen
  }
  const oneOf = <T>(all: readonly T[]): T => {
    const [one] = someOf(all, 1)
    if (one === undefined) throw new Error('There is nothing to choose from.')
    return one
  }
  return {
    between,
    someOf,
    oneOf,
    happens: (percent: number): boolean => between(1, 100) <= percent,
    /** Undefined for an empty list. */
    anyOf: <T>(all: readonly T[]): T | undefined => someOf(all, 1)[0],
    shuffled: <T>(all: readonly T[]): T[] => someOf(all, all.length),
    id: (): string => draw(fc.uuid, { version: 4 }),
  }
}
