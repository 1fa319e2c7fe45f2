import { expect, test } from 'vitest'
import { keyOfMany } from './key-of-many.ts'

test('the same records have the same key, however they were chosen, and others have another', () => {
  expect(keyOfMany(['ben', 'ana'])).toBe(keyOfMany(new Set(['ana', 'ben'])))
  expect(keyOfMany(['ana'])).not.toBe(keyOfMany(['ana', 'ben']))
})
