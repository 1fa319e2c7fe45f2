import { attendanceChanged, sendMessage } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLive } from './live.ts'

type Listener = (...args: unknown[]) => void

/** Stands for the library's socket; the test plays the server. */
class FakeSocket {
  readonly listeners = new Map<string, Listener>()
  any: Listener = () => {}
  readonly emit = vi.fn()
  readonly emitWithAck = vi.fn()
  connected = true
  timeout() {
    return this
  }
  readonly connect = vi.fn()
  readonly disconnect = vi.fn(() => this)
  on(name: string, listener: Listener) {
    this.listeners.set(name, listener)
  }
  onAny(listener: Listener) {
    this.any = listener
  }
  happens(name: string, ...args: unknown[]) {
    this.listeners.get(name)?.(...args)
  }
}

const opened: { options: Record<string, unknown>; socket: FakeSocket }[] = []
vi.mock('socket.io-client', () => ({
  io: (_: string, options: Record<string, unknown>) => {
    const socket = new FakeSocket()
    opened.push({ options, socket })
    return socket
  },
}))

const onSessionEnd = vi.fn()
const log = vi.fn()
let token = 'a-token'
const live = createLive({ token: () => token, onSessionEnd, log })

const connected = () => {
  live.connect('me')
  const [first] = opened
  if (!first) throw new Error('nothing was opened')
  return first
}

afterEach(() => {
  live.disconnect()
  opened.length = 0
  token = 'a-token'
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('connects as C4 says', async () => {
  const { options } = connected()
  expect(options).toMatchObject({
    autoConnect: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: 20_000,
  })
})

test('carries the token of the moment, and says who signed in', async () => {
  const { options, socket } = connected()
  const given = vi.fn()
  ;(options.auth as (give: Listener) => void)(given)
  expect(given).toHaveBeenCalledWith({ token: 'a-token' })
  socket.happens('connect')
  expect(socket.emit).toHaveBeenCalledWith('login', 'me')
})

test('connects once a session', async () => {
  connected()
  live.connect('me')
  expect(opened).toHaveLength(1)
  token = 'another-token'
  live.connect('somebody else')
  expect(opened).toHaveLength(2)
  expect(opened[0]?.socket.disconnect).toHaveBeenCalledOnce()
})

test('gives an event to those who listen for it, until they stop', async () => {
  const { socket } = connected()
  const heard = vi.fn()
  const stop = live.on(attendanceChanged, heard)
  socket.any(attendanceChanged.name, { branchId: null })
  socket.any('something-else', {})
  stop()
  socket.any(attendanceChanged.name, { branchId: null })
  expect(heard.mock.calls).toEqual([[{ branchId: null }]])
})

test('tells each time that the line is there', async () => {
  const { socket } = connected()
  const there = vi.fn()
  const stop = live.onConnect(there)
  socket.happens('connect')
  socket.happens('connect')
  expect(there).toHaveBeenCalledTimes(2)
  stop()
  socket.happens('connect')
  expect(there).toHaveBeenCalledTimes(2)
})

test('ends the session when the server does not know it any more', async () => {
  const { socket } = connected()
  socket.happens('connect_error', Object.assign(new Error('ended'), { data: { code: 'session_ended' } }))
  expect(onSessionEnd).toHaveBeenCalledOnce()
  expect(socket.disconnect).toHaveBeenCalled()
})

test('goes on trying when there is no server', async () => {
  const { socket } = connected()
  socket.happens('connect_error', new Error('xhr poll error'))
  expect(log).toHaveBeenCalledWith('xhr poll error')
  expect(onSessionEnd).not.toHaveBeenCalled()
  expect(socket.disconnect).not.toHaveBeenCalled()
})

describe('tries again by itself', () => {
  const refusedWith = (code: string) => Object.assign(new Error('refused'), { data: { code } })
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('when the server ended the connection, not where the library does', () => {
    const { socket } = connected()
    socket.happens('disconnect', 'transport close')
    vi.advanceTimersByTime(1_000)
    expect(socket.connect).not.toHaveBeenCalled()
    socket.happens('disconnect', 'io server disconnect')
    vi.advanceTimersByTime(1_000)
    expect(socket.connect).toHaveBeenCalledOnce()
  })

  test('when the server could not tell who connects', () => {
    const { socket } = connected()
    socket.happens('connect_error', refusedWith('failed'))
    vi.advanceTimersByTime(5_000)
    expect(socket.connect).toHaveBeenCalledOnce()
    socket.happens('connect_error', refusedWith('unavailable'))
    vi.advanceTimersByTime(5_000)
    expect(socket.connect).toHaveBeenCalledTimes(2)
  })

  test('when somebody had too many connections', () => {
    const { socket } = connected()
    socket.happens('connect_error', refusedWith('too_many_tries'))
    vi.advanceTimersByTime(60_000)
    expect(socket.connect).toHaveBeenCalledOnce()
  })

  test('but not where the same would be refused again, until it is connected anew', () => {
    const { socket } = connected()
    socket.happens('connect_error', refusedWith('password_change_required'))
    vi.advanceTimersByTime(60_000)
    expect(socket.connect).not.toHaveBeenCalled()
    live.connect('me')
    expect(opened).toHaveLength(2)
  })

  test('but not a connection that was given up meanwhile', () => {
    const { socket } = connected()
    socket.happens('disconnect', 'io server disconnect')
    live.disconnect()
    vi.advanceTimersByTime(1_000)
    expect(socket.connect).not.toHaveBeenCalled()
  })
})

test('connects at once when the line is back, and leaves alone what holds or was given up', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const isBack = () => page.dispatchEvent(new Event('online'))
  const { socket } = connected()
  isBack()
  expect(socket.connect).not.toHaveBeenCalled()
  socket.connected = false
  isBack()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.connect).toHaveBeenCalledOnce()
  live.disconnect()
  isBack()
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('tells when the line is lost and there again, but not that it was given up', () => {
  const told: boolean[] = []
  const stop = live.onLine((is) => told.push(is))
  const { socket } = connected()
  socket.happens('connect_error', new Error('websocket error'))
  socket.happens('connect')
  socket.happens('disconnect', 'transport close')
  socket.happens('disconnect', 'io client disconnect')
  stop()
  socket.happens('connect')
  expect(told).toEqual([false, true, false])
})

describe('a call that is sent', () => {
  const input = { body: { recipientId: '01900000-0000-7000-8000-000000000001', text: 'Kumusta' } }

  test('is answered with what the server stored', async () => {
    const { socket } = connected()
    socket.emitWithAck.mockResolvedValue({ success: true, data: { text: 'Kumusta' } })
    expect(await live.send(sendMessage, input)).toMatchObject({ data: { text: 'Kumusta' } })
    expect(socket.emitWithAck).toHaveBeenCalledWith('send_message', input.body)
  })

  test('fails with what the server refused', async () => {
    const { socket } = connected()
    socket.emitWithAck.mockResolvedValue({ success: false, code: 'not_found', msg: 'Gone.' })
    await expect(live.send(sendMessage, input)).rejects.toMatchObject({ status: 404, message: 'Gone.' })
  })

  test('fails without a status where no answer comes, or the line is down', async () => {
    const { socket } = connected()
    socket.emitWithAck.mockRejectedValue(new Error('operation has timed out'))
    await expect(live.send(sendMessage, input)).rejects.toMatchObject({ status: undefined })
    socket.connected = false
    await expect(live.send(sendMessage, input)).rejects.toMatchObject({ status: undefined })
    expect(socket.emitWithAck).toHaveBeenCalledOnce()
  })
})
