import { expect, test } from 'vitest'
import { aims } from './aims.ts'
import { weighApplication, weighPages } from './script-weight.ts'

/** Pages of the built console; `npm test` builds first. */
const pages = weighPages()

test('the landing page, the login and the frame are there, and the frame alone may be any size', () => {
  expect(pages.slice(0, 3).map(({ page }) => page)).toEqual(['landing', 'login-page', 'frame'])
  expect(pages.filter(({ limit }) => limit === undefined).map(({ page }) => page)).toEqual(['frame'])
})

test.for(pages)(
  '$page loads no more script than it may',
  ({ kilobytes, files, limit = Number.POSITIVE_INFINITY }) => {
    expect(kilobytes).toBeLessThanOrEqual(limit)
    expect(files).toBeLessThanOrEqual(aims.pageFiles)
  },
)

test('the employees’ application loads no more script than it may', () => {
  const { kilobytes, files } = weighApplication()
  expect(kilobytes).toBeLessThanOrEqual(aims.applicationKilobytes)
  expect(files).toBeLessThanOrEqual(aims.pageFiles)
})
