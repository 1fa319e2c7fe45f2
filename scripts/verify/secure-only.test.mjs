import { expect, test } from 'vitest'
import { fixture } from './fixture.mjs'
import { secureOnly } from './secure-only.mjs'

test('lets ids be made by what every page has, and by anything in tests', () => {
  expect(secureOnly(fixture('secure-only', 'good'))).toEqual([])
})

test('refuses ids that pages of plain http cannot make', () => {
  const problem = 'uses crypto.randomUUID, which plain http lacks: newId() of @tahi/client/new-id'
  expect(secureOnly(fixture('secure-only', 'bad'))).toEqual([
    `apps/console/src/form.ts:1 ${problem}`,
    `apps/employee/src/form.ts:1 ${problem}`,
    `packages/ui/src/part.ts:2 ${problem}`,
  ])
})
