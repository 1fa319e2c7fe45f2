import { expect, it } from 'vitest'
import { live } from './live.ts'

/**
 * HR, managers, employees and the accountant of a small company do at random what they may, and some of what they may not;
 * whatever they do, its books agree. The same seed lives the same company again; others, and longer, by hand:
 *
 *     TEST_SEED=7 TEST_DAYS=30 npx vitest run --root apps/server --no-isolate random-company
 */
const usualDays = 4
const seed = Number(process.env.TEST_SEED ?? 1)
const days = Number(process.env.TEST_DAYS ?? usualDays)

it(`a company lived at random keeps its books (seed ${seed}, ${days} days)`, {
  timeout: days * 60_000,
}, async () => {
  const neverSucceeded = await live(seed, days)
  // In fewer days some may not come to it.
  if (days >= usualDays) expect(neverSucceeded, 'Acts that were always refused').toEqual([])
})
