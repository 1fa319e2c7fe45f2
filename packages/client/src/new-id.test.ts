import { id } from '@tahi/contract'
import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('an id made here is a UUID that the contract takes, and never made twice', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(id.array().safeParse(ids).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  for (const one of ids)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
