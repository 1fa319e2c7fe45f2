import type { Message } from '@tahi/contract/messages'
import { afterEach, expect, test } from 'vitest'
import { lastOf } from './last-of.ts'

const { findLast } = Array.prototype
afterEach(() => {
  Array.prototype.findLast = findLast
})

test('a thread is read by a browser without findLast', () => {
  Reflect.deleteProperty(Array.prototype, 'findLast')
  const messages = ['nena', 'hr', 'nena', 'hr'].map((senderId, place) => ({ _id: String(place), senderId }))
  expect(lastOf(messages as Message[], ({ senderId }) => senderId === 'nena')).toMatchObject({ _id: '2' })
})
