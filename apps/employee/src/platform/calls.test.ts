import { FailedCall } from '@tahi/client/failed-call'
import { login } from '@tahi/contract/identity'
import { listMessages } from '@tahi/contract/messages'
import { printPayslip } from '@tahi/contract/payroll'
import { beforeEach, expect, test, vi } from 'vitest'
import { send } from './calls.ts'

const { ask, unanswered } = vi.hoisted(() => ({ ask: vi.fn(), unanswered: vi.fn() }))
// The real one adds listeners to the document.
vi.mock('@tahi/client/refreshing', () => ({ Refreshing: class {} }))
vi.mock('./clock/watch.ts', () => ({}))
vi.mock('./session.ts', () => ({ client: { send: ask } }))
vi.mock('./connection.ts', () => ({ connection: { begin: () => ({ unanswered }) } }))

const limit = vi.spyOn(AbortSignal, 'timeout')
let time = new AbortController()

beforeEach(() => {
  time = new AbortController()
  limit.mockReset().mockImplementation(() => time.signal)
  unanswered.mockReset()
  // The server never answers.
  ask
    .mockReset()
    .mockImplementation(
      (_call, _input, signal?: AbortSignal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
})

const signIn = { body: { userId: 'TAHI-1', password: 'a-password', client: 'employee' } } as const

test('what nobody answers in time has met no line', async () => {
  const sent = send(login, signIn)
  time.abort(new DOMException('too late', 'TimeoutError'))
  const failure = await sent.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FailedCall)
  expect(failure).toMatchObject({ status: undefined })
  expect(unanswered).toHaveBeenCalledOnce()
})

test('a file has more time than a form', () => {
  void send(login, signIn)
  void send(listMessages, { params: { id: 'a' }, query: {} })
  void send(printPayslip, { params: { id: 'a' }, query: { language: 'en' } })
  expect(limit.mock.calls).toEqual([[30_000], [60_000], [180_000]])
})

test('whoever ends it sooner hears of that alone', async () => {
  const own = new AbortController()
  const sent = send(login, signIn, own.signal)
  own.abort(new Error('mine'))
  await expect(sent).rejects.toThrow('mine')
  expect(unanswered).not.toHaveBeenCalled()
})

test('what somebody could end is given up in time all the same', async () => {
  const sent = send(listMessages, { params: { id: 'a' }, query: {} }, new AbortController().signal)
  time.abort()
  await expect(sent).rejects.toBeInstanceOf(FailedCall)
  expect(unanswered).toHaveBeenCalledOnce()
})

test('what the server said in the last moment counts', async () => {
  ask.mockImplementation(async () => {
    time.abort()
    throw new FailedCall(409)
  })
  await expect(send(login, signIn)).rejects.toMatchObject({ status: 409 })
  expect(unanswered).not.toHaveBeenCalled()
})
