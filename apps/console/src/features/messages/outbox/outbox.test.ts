import { FailedCall } from '@tahi/client'
import type { Message } from '@tahi/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Outbox, type Sender, type Waiting } from './outbox.ts'

const written = (id: string, recipientId = 'her'): Waiting => ({
  _id: id,
  recipientId,
  text: id,
  writtenAt: '2026-11-18T02:00:00.000Z',
})
const noAnswer = new FailedCall()
const refusal = (status: number, msg: string) =>
  new FailedCall(status, { success: false, code: 'conflict', msg })

let kept: Waiting[]
let arrived: string[]
let answers: Map<string, Error>
let isOnline: boolean

const idle = () =>
  new Outbox({
    read: () => [...kept],
    keep: (message) => {
      kept = [...kept.filter(({ _id }) => _id !== message._id), message]
    },
    forget: (id) => {
      kept = kept.filter(({ _id }) => _id !== id)
    },
  })
const sender: Sender = {
  send: async (message) => {
    await Promise.resolve()
    if (!isOnline) throw noAnswer
    const failure = answers.get(message._id)
    if (failure) throw failure
    arrived.push(message._id)
    return { _id: message._id } as Message
  },
  sent: () => {},
}
const open = () => {
  const outbox = idle()
  outbox.begin(sender)
  return outbox
}
const ids = (waiting: readonly Waiting[]) => waiting.map(({ _id }) => _id)
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  kept = []
  arrived = []
  answers = new Map()
  isOnline = true
  return () => vi.useRealTimers()
})

describe('a message', () => {
  test('is sent at once and then kept no longer', async () => {
    const outbox = open()
    outbox.add(written('a'))
    expect(ids(outbox.waiting)).toEqual(['a'])
    await settle()
    expect([arrived, outbox.waiting, kept]).toEqual([['a'], [], []])
  })

  test('written before the sending begins waits and is kept, and is then sent once and in order', async () => {
    const outbox = idle()
    for (const id of ['a', 'b']) outbox.add(written(id))
    await outbox.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([arrived, ids(outbox.waiting), ids(kept)]).toEqual([[], ['a', 'b'], ['a', 'b']])
    outbox.begin(sender)
    await outbox.flush()
    await settle()
    expect([arrived, outbox.waiting, kept]).toEqual([['a', 'b'], [], []])
  })

  test('waits without a line, and is sent once and in order when it is back', async () => {
    isOnline = false
    const outbox = open()
    for (const id of ['a', 'b', 'c']) outbox.add(written(id))
    await settle()
    expect([arrived, ids(kept)]).toEqual([[], ['a', 'b', 'c']])
    isOnline = true
    await Promise.all([outbox.flush(), outbox.flush()])
    expect([arrived, kept]).toEqual([['a', 'b', 'c'], []])
  })

  test('is tried again by itself', async () => {
    isOnline = false
    open().add(written('a'))
    await settle()
    isOnline = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect(arrived).toEqual(['a'])
  })

  test('outlives the page', async () => {
    isOnline = false
    const before = open()
    before.add(written('a'))
    await settle()
    before.end()
    isOnline = true
    await before.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(arrived, 'the page is gone').toEqual([])
    open()
    await settle()
    expect(arrived).toEqual(['a'])
  })

  test('that another tab was closed with is sent when the line is back, in the order they were written', async () => {
    isOnline = false
    const outbox = open()
    outbox.add({ ...written('c'), writtenAt: '2026-11-18T02:02:00.000Z' })
    kept.push(written('a'), { ...written('b'), refused: 'She is deactivated.' })
    await settle()
    isOnline = true
    await outbox.flush()
    expect([arrived, outbox.waiting, ids(kept)]).toEqual([['a', 'c'], [], ['b']])
  })

  test('that is refused says why and holds up no other; it is tried again, or deleted', async () => {
    answers.set('a', refusal(409, 'She is deactivated.'))
    const outbox = open()
    for (const id of ['a', 'b']) outbox.add(written(id))
    await settle()
    expect([arrived, outbox.waiting]).toEqual([['b'], [{ ...written('a'), refused: 'She is deactivated.' }]])
    answers.clear()
    outbox.retry('a')
    expect(outbox.waiting).toEqual([written('a')])
    await settle()
    expect([arrived, outbox.waiting]).toEqual([['b', 'a'], []])
    answers.set('c', refusal(404, 'Not found.'))
    outbox.add(written('c'))
    await settle()
    outbox.delete('c')
    expect([outbox.waiting, kept]).toEqual([[], []])
  })

  test('that fails by a fault of the sending waits for its writer, and holds up no other', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fault = new TypeError('x is not a function')
    answers.set('a', fault)
    const outbox = open()
    for (const id of ['a', 'b']) outbox.add(written(id))
    await settle()
    const refused = 'An unexpected error occurred'
    expect([arrived, outbox.waiting]).toEqual([['b'], [{ ...written('a'), refused }]])
    expect(logged).toHaveBeenCalledWith(fault)
  })

  test.each([401, 429, 500, 503])('waits when the server says %i', async (status) => {
    answers.set('a', refusal(status, 'Later.'))
    const outbox = open()
    for (const id of ['a', 'b']) outbox.add(written(id))
    await settle()
    expect([arrived, outbox.waiting]).toEqual([[], [written('a'), written('b')]])
    outbox.end()
  })
})
