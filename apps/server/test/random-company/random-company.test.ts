import { expect, it } from 'vitest'
import { live } from './live.ts'

/**
 * HR, managers, employees and the accountant of a small company act at random, within and beyond their rights; its books
 * must agree all the time. The same seed repeats the same company. Other seeds, and more days, are run by hand:
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
  // With fewer days some acts may not occur.
  if (days >= usualDays) expect(neverSucceeded, 'Acts that were always refused').toEqual([])
})
