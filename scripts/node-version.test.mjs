import { expect, test } from 'vitest'
import { isAtLeast } from './node-version.mjs'

test.each([
  ['20.19.0', true],
  ['20.19.5', true],
  ['22.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('%s is new enough for 20.19.0: %s', (version, enough) => {
  expect(isAtLeast(version, '20.19.0')).toBe(enough)
})
