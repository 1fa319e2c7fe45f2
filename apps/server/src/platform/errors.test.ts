import { expect, it } from 'vitest'
import { isDatabaseAway } from './errors.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  // PostgreSQL's codes: a restart, no connection left, a full disk, a failing disk.
  withCode('57P01'),
  withCode('53300'),
  withCode('53100'),
  withCode('58030'),
  withCode('08006'),
  withCode('ECONNREFUSED'),
  // Messages of pg.
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('takes %s as the database being away', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([withCode('23505'), withCode('42601'), withCode('57014'), new Error('failed'), 'text'])(
  'takes %s as something else',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)
