import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queuePhone, settle } from '../../../test/fixtures/queue-phone.ts'
import type { Action, Entry, StoredEntry } from './entry.ts'
import type { Outcome } from './queue.ts'

let sent: string[]
let outcome: (entry: Entry) => Outcome
let isFull: boolean
/** Whether the phone is full of answers, which can be deleted. */
let isFullOfAnswers: boolean

const phone = () => {
  const made = queuePhone(
    {
      async send(entry) {
        sent.push(nameOf(entry))
        return outcome(entry)
      },
    },
    {
      async put(entry: StoredEntry) {
        if (isFull) throw new DOMException('', 'QuotaExceededError')
        await made.database.put(entry)
      },
      async makeRoom() {
        if (isFullOfAnswers) isFull = false
      },
    },
  )
  return made
}
const versionOf = ({ body }: Entry) => ('version' in body ? body.version : undefined)
const nameOf = (entry: Entry) => `${entry.body._id}${versionOf(entry)}`
const change = (_id: string): Action => ({ kind: 'withdrawLeave', body: { _id, version: 1 } })

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  isFull = true
  isFullOfAnswers = false
  outcome = () => ({ is: 'stored' })
})
afterEach(() => vi.useRealTimers())

test('a full phone sends what waits, and so has room', async () => {
  const { open, kept } = phone()
  const queue = open()
  await queue.add(change('a'))
  await settle()
  expect([sent, queue.entries, kept()]).toEqual([['a1'], [], []])
})

test('a full phone takes nothing back that it has sent without an answer', async () => {
  outcome = () => ({ is: 'unanswered' })
  const { open, kept } = phone()
  const queue = open()
  await queue.add(change('a'))
  await settle()
  expect([await queue.takeBack('a'), kept().length]).toEqual([false, 1])
})

test('nor after a restart, though it had no room to write', async () => {
  outcome = () => ({ is: 'unanswered' })
  const { open, kept } = phone()
  await open().add(change('a'))
  await settle()
  expect([await open().takeBack('a'), kept().length]).toEqual([false, 1])
})

test('what is refused on a full phone says so, is sent once, and holds nothing up', async () => {
  outcome = ({ body }) => (body._id === 'a' ? { is: 'refused', why: 'It is over.' } : { is: 'stored' })
  const { open, kept } = phone()
  const queue = open()
  await queue.add(change('a'))
  await queue.add(change('b'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a1', 'b1'])
  expect(queue.entries).toMatchObject([{ body: { _id: 'a' }, refused: 'It is over.' }])
  await queue.drop(queue.entries[0]?.place ?? 0)
  expect([queue.entries, kept()]).toEqual([[], []])
})

test('a second change on a full phone follows on the first', async () => {
  outcome = (entry) => ({ is: 'stored', version: Number(versionOf(entry)) + 1 })
  const { open } = phone()
  const queue = open()
  await Promise.all([queue.add(change('a')), queue.add(change('a'))])
  await settle()
  expect(sent).toEqual(['a1', 'a2'])
})

test('what could not be written is written once there is room', async () => {
  outcome = (entry) => {
    if (versionOf(entry) === 2) return { is: 'unanswered' }
    return { is: 'stored', version: 2 }
  }
  const { open, kept } = phone()
  const queue = open()
  await Promise.all([queue.add(change('a')), queue.add(change('a'))])
  await settle()
  isFull = false
  await queue.flush()
  expect(kept()).toMatchObject([{ body: { version: 2 }, tried: true }])
})

test('what is refused on a phone that is full of answers says so after a restart', async () => {
  isFullOfAnswers = true
  outcome = () => ({ is: 'refused', why: 'It is over.' })
  const { open, kept } = phone()
  await open().add(change('a'))
  await settle()
  expect(kept()).toMatchObject([{ refused: 'It is over.' }])
})

test.each([
  ['sent and removed', 'a', () => ({ is: 'stored' }) as const],
  ['still held, and of another record,', 'b', () => ({ is: 'unanswered' }) as const],
])('an entry takes the place of one that was %s once the database was deleted', async (_, _id, first) => {
  outcome = first
  const { open, clear } = phone()
  const queue = open()
  await queue.add(change('a'))
  await settle()
  clear()
  outcome = () => ({ is: 'unanswered' })
  await queue.add({ ...change(_id), about: { reason: 'second' } })
  expect(queue.entries).toMatchObject([{ body: { _id }, about: { reason: 'second' } }])
})
