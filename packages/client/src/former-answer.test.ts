import { expect, test } from 'vitest'
import { formerAnswerOf } from './former-answer.ts'

const asked = { params: { id: 'nena' }, query: { page: 2 } }

test.each([
  ['another page of the same record', { params: { id: 'nena' }, query: { page: 1 } }, 'former'],
  ['another record', { params: { id: 'tala' }, query: { page: 2 } }, undefined],
  ['none yet', undefined, undefined],
])('what stays shown meanwhile: %s', (_, former, shown) => {
  const query = former && { queryKey: ['/api/person/:id', former] }
  expect(formerAnswerOf(asked)('former', query)).toBe(shown)
})
