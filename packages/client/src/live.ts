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
import { FailedCall } from './failed-call.ts'

export interface LiveOptions {
  /** Where the server is; the same origin as the page when empty. */
  readonly origin?: string
  token(): string | null
  /** Told when the server no longer knows the session. */
  onSessionEnd(): void
  /** Receives what happens to the connection (C4: only logged). */
  log(message: string): void
}

/** The realtime connection of whoever is signed in (D7). */
export interface Live {
  /**
   * Connects, once a session, and stays so: what breaks is tried again for as long as it takes (C4). A session that is
   * refused is not tried again before the next call.
   */
  connect(personId: string): void
  disconnect(): void
  /** @returns stops it */
  on<E extends LiveEvent>(event: E, apply: (payload: Payload<E>) => void): () => void
  /**
   * Sends a call that the contract gives an event's name, and waits until the server has stored it.
   * @throws FailedCall what the server refused; without a status when no answer came: the same again is harmless
   */
  send<C extends Call & { readonly socket: string }>(call: C, input: Input<C>): Promise<Answer<C>>
  /** Told each time the line is there: what happened before was missed, the first time too. @returns stops it */
  onConnect(listener: () => void): () => void
  /** Told when the line is there, and each time that it is lost or an attempt fails; not of one given up. @returns stops it */
  onLine(listener: (connected: boolean) => void): () => void
}

/** C4: exponential backoff from about 1 second to 5, a random factor of 0.5, no end, 20 seconds for an attempt. */
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

/** How long to wait after the server ended a connection by itself, at most: many are ended at once. */
const againWithinMs = 500
/** The same after it could not tell who connects, for its database did not answer. */
const againAfterFailureWithinMs = 5_000
/** The same after somebody had too many connections, some of which may be closed by then. */
const againAfterTooManyWithinMs = 60_000
/** How long an acknowledgement may take. */
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
    // What the library does not try again by itself. A connection that was given up meanwhile stays so.
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
        // The next connect begins anew: a first password may be changed by then.
        disconnect()
        if (code === 'session_ended') onSessionEnd()
      }
    })
    opened.on('disconnect', (reason) => {
      log(reason)
      if (reason !== 'io client disconnect') tellLine(false)
      // A session or a right has changed: the next handshake says what holds now.
      if (reason === 'io server disconnect') connectWithin(againWithinMs)
    })
    opened.onAny((name: string, payload: unknown) => {
      for (const apply of appliers.get(name) ?? []) apply(payload as never)
    })
    return opened
  }

  // The browser says that the line is back. An attempt that is waited for is given up: the library would not let another
  // pass it.
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

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false
