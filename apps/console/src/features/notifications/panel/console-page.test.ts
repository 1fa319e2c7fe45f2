import { expect, test } from 'vitest'
import { consolePage } from './console-page.ts'

test.each([
  ['/leaves/new?id=1', '/leaves/new?id=1'],
  ['/appointments', '/appointments'],
  ['/app', null],
  ['/app/attendance?month=2026-11', null],
  [null, null],
])('%s opens %s in the console', (href, page) => {
  expect(consolePage(href)).toBe(page)
})
