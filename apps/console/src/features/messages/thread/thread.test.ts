import type { Message } from '@tahi/contract'
import { describe, expect, test } from 'vitest'
import { hasMoreAbove, type Thread, withAbove, withLatest, withMessage, withSeen } from './thread.ts'

const message = (number: number, senderId = 'her'): Message => ({
  _id: `m${number}`,
  senderId,
  recipientId: senderId === 'her' ? 'me' : 'her',
  text: `${number}`,
  timestamp: new Date(Date.UTC(2026, 10, 18, 2, number)).toISOString(),
  isSeen: { status: false },
})
const thread = (numbers: number[], total = numbers.length): Thread => ({
  messages: numbers.map((number) => message(number)),
  total,
})
const numbers = ({ messages }: Thread) => messages.map(({ text }) => Number(text))

describe('the latest page', () => {
  test.each([
    ['is all there is at first', undefined, thread([8, 9], 9), [8, 9], 9],
    ['brings what is new', thread([1, 2, 3]), thread([2, 3, 4, 5], 5), [1, 2, 3, 4, 5], 5],
    ['changes nothing where nothing is new', thread([1, 2, 3]), thread([2, 3], 3), [1, 2, 3], 3],
    ['leaves out what is not joined to it any more', thread([1, 2, 3]), thread([7, 8], 8), [7, 8], 8],
    ['keeps what was told while it was on its way', thread([1, 2, 3]), thread([1, 2], 2), [1, 2, 3], 3],
    ['and that behind a gap', thread([1, 2, 9]), thread([6, 7, 8], 8), [6, 7, 8, 9], 9],
    ['closes a gap before what was told', thread([1, 2, 5]), thread([2, 3, 4, 5], 5), [1, 2, 3, 4, 5], 5],
    ['of an empty thread is empty', thread([]), thread([]), [], 0],
  ])('%s', (_, known, latest, expected, total) => {
    const merged = withLatest(known, latest)
    expect([numbers(merged), merged.total]).toEqual([expected, total])
  })

  test('shows what is seen meanwhile', () => {
    const latest = { messages: [{ ...message(2), isSeen: { status: true } }], total: 2 }
    expect(withLatest(thread([1, 2]), latest).messages.map(({ isSeen }) => isSeen.status)).toEqual([
      false,
      true,
    ])
  })
})

test('the page above comes before it, once', () => {
  const merged = withAbove(thread([3, 4], 4), thread([1, 2], 4), 'm3')
  expect(withAbove(merged, thread([1, 2], 4), 'm3')).toBe(merged)
  expect([numbers(merged), hasMoreAbove(merged)]).toEqual([[1, 2, 3, 4], false])
  expect(hasMoreAbove(thread([3, 4], 4))).toBe(true)
})

test('a message that is told twice is there once', () => {
  const once = withMessage(thread([1]), message(2))
  expect(numbers(withMessage(once, message(2)))).toEqual([1, 2])
  expect(once.total).toBe(2)
})

test('seeing a message sees those before it, and none of one’s own', () => {
  const mixed = { messages: [message(1), message(2, 'me'), message(3), message(4)], total: 4 }
  expect(withSeen(mixed, message(3)).messages.map(({ isSeen }) => isSeen.status)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
