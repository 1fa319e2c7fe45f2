import { expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '../errors.ts'
import { parsed } from './parsed.ts'

const schema = z.object({ search: z.string().max(3), days: z.array(z.string()) })

function refusalOf(value: unknown): unknown {
  try {
    return parsed(schema, value)
  } catch (failure) {
    return failure
  }
}

test('what is refused is told in words for a person, and by its path for a form', () => {
  const refusal = refusalOf({ search: 'EMP-1', days: [1] })
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    message: 'At most 3 characters: 2 too many',
    errors: [{ path: 'search', msg: 'At most 3 characters: 2 too many' }, { path: 'days.0' }],
  })
})
