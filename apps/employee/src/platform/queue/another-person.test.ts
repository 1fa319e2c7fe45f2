import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ids, queuePhone, settle } from '../../../test/fixtures/queue-phone.ts'
import type { Action, Entry, StoredEntry } from './entry.ts'
import type { Outcome } from './queue.ts'

let person: string | null
let sent: string[]
let answer: (outcome: Outcome) => void

const phone = (keeping = {}) =>
  queuePhone(
    {
      personId: () => person,
      send(entry) {
        sent.push(entry.body._id)
        return new Promise((resolve) => (answer = resolve))
      },
    },
    keeping,
  )
const change = (_id: string): Action => ({ kind: 'withdrawLeave', body: { _id, version: 1 } })

beforeEach(() => {
  vi.useFakeTimers()
  person = 'nena'
  sent = []
})
afterEach(() => vi.useRealTimers())

test('while the entry of one is being sent, the next person sees their own at once', async () => {
  const { open, database } = phone()
  await database.add({ ...change('rico’s'), personId: 'rico', writtenAt: 0 })
  const queue = open()
  await queue.add(change('nena’s'))
  await settle()
  person = null
  void queue.flush()
  expect(queue.entries).toEqual([])
  person = 'rico'
  void queue.flush()
  await settle()
  expect(ids(queue.entries)).toEqual(['rico’s'])
})

test('what is read while the person changes is not shown to the next one', async () => {
  const made = phone({
    read: async () => {
      const read = await made.database.read()
      person = 'rico'
      return read
    },
  })
  const queue = made.open()
  const shown: Entry[] = []
  queue.subscribe(() => shown.push(...queue.entries))
  await queue.add(change('a'))
  expect(shown).toEqual([])
})

test('what is marked while its person leaves is not sent as the next one’s', async () => {
  const made = phone({
    noteTried: async (entry: StoredEntry) => {
      person = 'rico'
      await made.database.noteTried(entry)
    },
  })
  await made.open().add(change('a'))
  await settle()
  expect([sent, ids(made.kept())]).toEqual([[], ['a']])
})

test('a second change follows on the first, though its person left before the answer', async () => {
  const { open, kept } = phone()
  const queue = open()
  await Promise.all([queue.add(change('a')), queue.add(change('a'))])
  await settle()
  person = null
  answer({ is: 'stored', version: 2 })
  await settle()
  expect([sent, kept()]).toMatchObject([['a'], [{ body: { version: 2 } }]])
})
