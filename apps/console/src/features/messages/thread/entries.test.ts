import type { Message } from '@tahi/contract'
import { expect, test } from 'vitest'
import type { Waiting } from '../outbox/outbox.ts'
import { entriesOf } from './entries.ts'

const message = (id: string, senderId: string, timestamp: string, seen = false): Message => ({
  _id: id,
  senderId,
  recipientId: senderId === 'her' ? 'me' : 'her',
  text: id,
  timestamp,
  isSeen: { status: seen },
})
const waiting = (id: string): Waiting => ({
  _id: id,
  recipientId: 'her',
  text: id,
  writtenAt: '2026-11-18T02:00:00.000Z',
})
const here = { otherId: 'her', timeZone: 'Asia/Manila' }

const messages = [
  message('a', 'me', '2026-11-17T15:50:00.000Z', true),
  message('b', 'her', '2026-11-17T15:59:00.000Z'),
  message('c', 'her', '2026-11-17T16:00:00.000Z'),
  message('d', 'me', '2026-11-18T01:00:00.000Z', true),
  message('e', 'me', '2026-11-18T01:10:00.000Z'),
]
const marked = (mark: (entry: ReturnType<typeof entriesOf>[number]) => unknown) =>
  entriesOf(messages, [waiting('f')], here).flatMap((entry) => (mark(entry) ? [entry.id] : []))

test('what waits stands behind what is stored, until it is stored', () => {
  expect(marked(({ isOwn }) => isOwn)).toEqual(['a', 'd', 'e', 'f'])
  expect(marked(({ waiting }) => waiting)).toEqual(['f'])
  expect(entriesOf(messages, [waiting('e')], here).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test("a day begins where the company's does", () => {
  const days = entriesOf(messages, [], here).flatMap(({ id, newDay }) => (newDay ? [`${id} ${newDay}`] : []))
  expect(days).toEqual(['a 2026-11-17', 'c 2026-11-18'])
})

test("the other's first answer is marked, and not the next", () => {
  expect(marked(({ isReply }) => isReply)).toEqual(['b'])
})

test('the last own message that was seen is marked, and no other', () => {
  expect(marked(({ isLastSeen }) => isLastSeen)).toEqual(['d'])
})
