import { expect, test } from 'vitest'
import { sentBody } from './sent-body.ts'

test('a new record is sent without a version, a known one with the version that was read', () => {
  expect(sentBody({ _id: 'one', version: 0, name: 'Early' })).toEqual({ _id: 'one', name: 'Early' })
  expect(sentBody({ _id: 'one', version: 3, name: 'Early' })).toEqual({
    _id: 'one',
    version: 3,
    name: 'Early',
  })
})
