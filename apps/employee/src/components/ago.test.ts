import { generalWords } from '@tahi/contract/employee-texts/general'
import { expect, test } from 'vitest'
import { agoIn } from './ago.ts'

const [minute, hour] = [60_000, 3_600_000]

test.each([
  [59_999, 'just now'],
  [minute, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [24 * hour - 1, '23 hours ago'],
  [49 * hour, '2 days ago'],
])('%i milliseconds are %s', (ms, said) => {
  expect(agoIn(generalWords.en.ago, ms)).toBe(said)
})
