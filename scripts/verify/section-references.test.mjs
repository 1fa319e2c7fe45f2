import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { sectionReferences } from './section-references.mjs'

test('lets references pass that the page on the specification has, and what only looks like one', () => {
  expect(sectionReferences(fixture('section-references', 'good'))).toEqual([])
})

test('refuses sections that nobody has said what they hold', () => {
  const problem = 'which docs/specification.md does not have'
  expect(sectionReferences(fixture('section-references', 'bad'))).toEqual([
    `src/a.sql:1 names W3, ${problem}`,
    `src/a.ts:1 names C3, ${problem}`,
    `src/a.ts:3 names D10, ${problem}`,
    `src/a.ts:6 names D2, ${problem}`,
  ])
})
