import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../process/root.mjs'
import { count, listFailed, listNotRun } from './summary.mjs'

const file = join(root, 'apps/server/src/locks.test.ts')
const none = { errors: [], output: '' }
const passed = { file, name: 'locks', state: /** @type {const} */ ('passed') }
const failed = { ...passed, name: 'waits', state: /** @type {const} */ ('failed') }
const skipped = { ...passed, state: /** @type {const} */ ('skipped'), why: 'needs a PostgreSQL server' }

test('every failed test and every error outside of tests counts as a failure', () => {
  const result = { ...none, tests: [passed, failed, skipped], errors: ['no database'] }
  expect(count(result)).toEqual({ passed: 1, failed: 2 })
})

test('a test that was skipped everywhere could not run', () => {
  expect(listNotRun([{ ...none, name: 'embedded', tests: [skipped] }])).toEqual([
    'embedded: locks (apps/server/src/locks.test.ts): needs a PostgreSQL server',
  ])
})

test('a test that ran in another part did run', () => {
  const parts = [
    { ...none, name: 'embedded', tests: [skipped] },
    { ...none, name: 'PostgreSQL', tests: [passed] },
  ]
  expect(listNotRun(parts)).toEqual([])
})

test('a part that could not run is told with why', () => {
  const part = { ...none, name: 'journeys', tests: [], unavailable: 'no Chromium' }
  expect(listNotRun([part])).toEqual(['journeys: no Chromium'])
})

test('what failed is listed with the beginning of why, without colours', () => {
  const why = `\u001b[31mexpected 8\u001b[39m\n\n  received 7\n${'more\n'.repeat(20)}`
  const parts = [{ ...none, name: 'embedded', tests: [passed, { ...failed, why }], errors: ['no database'] }]
  expect(listFailed(parts)).toEqual([
    `embedded: waits (apps/server/src/locks.test.ts): expected 8 | received 7 | ${Array(6).fill('more').join(' | ')}`,
    'embedded: no database',
  ])
})
