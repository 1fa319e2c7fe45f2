import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { onlyTests } from './only-tests.mjs'

test('lets tests pass that leave none out', () => {
  expect(onlyTests(fixture('only-tests', 'good'))).toEqual([])
})

test('refuses .only, however it is chained', () => {
  const problem = 'leaves out every other test with .only'
  expect(onlyTests(fixture('only-tests', 'bad'))).toEqual([
    `a.test.ts:2 ${problem}`,
    `a.test.ts:3 ${problem}`,
    `b.spec.ts:2 ${problem}`,
  ])
})
