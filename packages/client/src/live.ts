import {
  type Call,
  type Failure,
  failureStatus,
  type Input,
  type LiveEvent,
  type Payload,
} from '@tahi/contract'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import type { Answer } from './client.ts'
import { FailedCall, isFailure } from './failed-call.ts'

export interface LiveOptions {
  /** The server's origin; empty for the page's own. */
  readonly origin?: string
  token(): string | null
  /** Called when the server no longer knows the session. */
  onSessionEnd(): void
  /** Receives connection events (C4: only logged). */
  log(message: string): void
}

/** The realtime connection of the person signed in (D7). */
export interface Live {
  /**
   * Connects, once per session. A lost connection is retried without end (C4). A refused session is not retried
   * before the next call of `connect`.
   */
  connect(personId: string): void
  disconnect(): void
  /** @returns unsubscribes */
  on<E extends LiveEvent>(event: E, apply: (payload: Payload<E>) => void): () => void
  /**
   * Sends a call that the contract also gives an event name, and waits until the server has stored it.
   * @throws FailedCall when the server refuses it, or without a status when no answer came; sending it again is
   * harmless
   */
  send<C extends Call & { readonly socket: string }>(call: C, input: Input<C>): Promise<Answer<C>>
  /** Called on each connect, also the first; events from before it were missed. @returns unsubscribes */
  onConnect(listener: () => void): () => void
  /** Called on each connect, disconnect and failed attempt, but not on `disconnect`. @returns unsubscribes */
  onLine(listener: (connected: boolean) => void): () => void
}

/** C4: exponential backoff from about 1 second to 5, a random factor of 0.5, no end, 20 seconds per attempt. */
const connecting: Partial<ManagerOptions & SocketOptions> = {
  autoConnect: true,
  reconnection: true,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
  transports: ['websocket'],
}

/**
 * Longest wait, in milliseconds, after the server ended a connection. The wait is random, because it ends many at
 * once.
 */
const againWithinMs = 500
/** Longest wait after the server could not authenticate because its database did not answer. */
const againAfterFailureWithinMs = 5_000
/** Longest wait after the person had too many connections, some of which may be closed later. */
const againAfterTooManyWithinMs = 60_000
/** Timeout of an acknowledgement, in milliseconds. */
const answerWithinMs = 10_000

type Apply = (payload: never) => void

export function createLive({ origin = '', token, onSessionEnd, log }: LiveOptions): Live {
  const appliers = new Map<string, Set<Apply>>()
  const connects = new Set<() => void>()
  const lines = new Set<(connected: boolean) => void>()
  let socket: Socket | undefined
  let connectedWith: string | null = null

  const tellLine = (connected: boolean) => {
    for (const tell of lines) tell(connected)
  }

  const begin = (personId: string) => {
    const opened = io(origin, { ...connecting, auth: (give) => give({ token: token() }) })
    // Reconnects where the library does not. A socket that was replaced or given up stays closed.
    const connectWithin = (ms: number) =>
      setTimeout(() => opened === socket && opened.connect(), Math.random() * ms)
    opened.on('connect', () => {
      log('connected')
      opened.emit('login', personId)
      for (const tell of connects) tell()
      tellLine(true)
    })
    opened.on('connect_error', (error: Error & { data?: Failure }) => {
      log(error.message)
      tellLine(false)
      const code = error.data?.code
      if (code === undefined) return
      if (code === 'too_many_tries') connectWithin(againAfterTooManyWithinMs)
      else if (failureStatus[code] >= 500) connectWithin(againAfterFailureWithinMs)
      else {
        // The next `connect` starts over: a first password may have been changed.
        disconnect()
        if (code === 'session_ended') onSessionEnd()
      }
    })
    opened.on('disconnect', (reason) => {
      log(reason)
      if (reason !== 'io client disconnect') tellLine(false)
      // A session or a right has changed: the next handshake uses the current one.
      if (reason === 'io server disconnect') connectWithin(againWithinMs)
    })
    opened.onAny((name: string, payload: unknown) => {
      for (const apply of appliers.get(name) ?? []) apply(payload as never)
    })
    return opened
  }

  // The browser is online again. A pending attempt is given up, because the library would not start another beside
  // it.
  const hurry = () => {
    if (socket && !socket.connected) socket.disconnect().connect()
  }

  const disconnect = () => {
    globalThis.removeEventListener?.('online', hurry)
    socket?.disconnect()
    socket = undefined
  }

  return {
    connect(personId) {
      if (socket && connectedWith === token()) return
      disconnect()
      connectedWith = token()
      socket = begin(personId)
      // Node.js, where clients are tested, has no such event.
      globalThis.addEventListener?.('online', hurry)
    },
    disconnect,
    on(event, apply) {
      const set = appliers.get(event.name) ?? new Set()
      appliers.set(event.name, set)
      set.add(apply as Apply)
      return () => set.delete(apply as Apply)
    },
    async send<C extends Call & { readonly socket: string }>(call: C, input: Input<C>) {
      if (!socket?.connected) throw new FailedCall()
      const answer: Answer<C> | Failure = await socket
        .timeout(answerWithinMs)
        .emitWithAck(call.socket, (input as unknown as { body: unknown }).body)
        .catch(() => {
          throw new FailedCall()
        })
      if (isFailure(answer)) throw new FailedCall(failureStatus[answer.code], answer)
      return answer
    },
    onConnect(listener) {
      connects.add(listener)
      return () => connects.delete(listener)
    },
    onLine(listener) {
      lines.add(listener)
      return () => lines.delete(listener)
    },
  }
}
