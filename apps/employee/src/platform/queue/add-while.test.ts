import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ids, queuePhone, settle } from '../../../test/fixtures/queue-phone.ts'
import { NotKept } from '../not-kept.ts'
import type { Action } from './entry.ts'
import type { Keeping } from './keeping.ts'

let person: string
let sent: string[]

/** A phone whose queue notes what it sends. */
const phone = (keeping: Partial<Keeping> = {}) =>
  queuePhone(
    {
      personId: () => person,
      now: Date.now,
      async send({ body }) {
        sent.push(body._id)
        return { is: 'stored' }
      },
    },
    keeping,
  )
const action: Action = { kind: 'withdrawLeave', body: { _id: 'tap' } }
const never = () => new Promise<boolean>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  person = 'nena'
  sent = []
})
afterEach(() => vi.useRealTimers())

test('what is sent at once is kept from the start, waits nowhere meanwhile, and is gone when it is done', async () => {
  const { open, kept } = phone()
  const queue = open()
  let during: unknown
  await queue.addWhile(action, 'nena', async () => {
    await queue.flush()
    during = [ids(kept()), queue.entries]
    return true
  })
  expect([during, kept(), sent]).toEqual([[['tap'], []], [], []])
})

test('a page that is closed meanwhile leaves it to the next one, which sends it once the attempt is over', async () => {
  const { open, kept } = phone()
  void open().addWhile(action, 'nena', never)
  await settle()
  const next = open()
  await next.flush()
  expect([ids(next.entries), sent]).toEqual([['tap'], []])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([next.entries, kept(), sent]).toEqual([[], [], ['tap']])
})

test('another page does not send it, nor what came after it, while this one is at it', async () => {
  const { open } = phone()
  let answer = (_: boolean) => {}
  const added = open().addWhile(action, 'nena', () => new Promise((resolve) => (answer = resolve)))
  await settle()
  const other = open()
  await other.add({ kind: 'withdrawLeave', body: { _id: 'later' } })
  await vi.advanceTimersByTimeAsync(6_000)
  await other.flush()
  expect(sent).toEqual([])
  answer(true)
  await added
  await other.flush()
  expect(sent).toEqual(['later'])
})

test('the page that sends it at once never sends it from its queue too, however long it takes', async () => {
  const { open } = phone()
  const queue = open()
  void queue.addWhile(action, 'nena', never)
  await vi.advanceTimersByTimeAsync(60_000)
  await queue.flush()
  expect(sent).toEqual([])
})

test('a clock that was set back meanwhile does not hold it up', async () => {
  const { open } = phone()
  void open().addWhile(action, 'nena', never)
  await settle()
  vi.setSystemTime(Date.now() - 3_600_000)
  await open().flush()
  expect(sent).toEqual(['tap'])
})

test('without an answer it is sent from the queue at once', async () => {
  const { open, kept } = phone()
  await open().addWhile(action, 'nena', async () => false)
  await settle()
  expect([sent, kept()]).toEqual([['tap'], []])
})

test('what is refused is kept no longer', async () => {
  const { open, kept } = phone()
  const refusal = new Error('Refused')
  await expect(open().addWhile(action, 'nena', () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(kept()).toEqual([])
})

test('it is its person’s, whoever is signed in when the page is opened again', async () => {
  const { open, kept } = phone()
  void open().addWhile(action, 'nena', never)
  await settle()
  person = 'rico'
  await open().flush()
  await vi.advanceTimersByTimeAsync(15_000)
  expect([sent, ids(kept())]).toEqual([[], ['tap']])
})

test('on a full phone it is sent all the same, and only without an answer it was not kept', async () => {
  const { open } = phone({
    async add() {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  await open().addWhile(action, 'nena', async () => true)
  await expect(open().addWhile(action, 'nena', async () => false)).rejects.toBeInstanceOf(NotKept)
})

test('it waits also where the browser deleted the database meanwhile', async () => {
  const { open, clear } = phone()
  await open().addWhile(action, 'nena', async () => {
    clear()
    return false
  })
  await settle()
  expect(sent).toEqual(['tap'])
})
