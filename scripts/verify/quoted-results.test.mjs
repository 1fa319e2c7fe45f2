import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { quotedResults } from './quoted-results.mjs'

test('lets a page pass that quotes the latest results, and the aims that they miss', () => {
  expect(quotedResults(fixture('quoted-results', 'good'))).toEqual([])
})

test('refuses a page that quotes another figure', () => {
  expect(quotedResults(fixture('quoted-results', 'bad'))).toEqual([
    'docs/scaling.md quotes other figures than the latest results: npm run quote-results',
  ])
})
