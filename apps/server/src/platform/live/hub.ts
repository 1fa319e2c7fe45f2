import type { Server as HttpServer } from 'node:http'
import { normalizeIP } from '@fastify/rate-limit'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import {
  changes,
  type Failure,
  type Listener,
  limits,
  roomOfPerson,
  roomsFor,
  roomsOf,
  texts,
} from '@tahi/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import * as z from 'zod/v4/core'
import type { Caller } from '../caller.ts'
import { Refusal } from '../errors.ts'
import { isToken } from '../http/bearer-token.ts'
import { bodyOf, refusalOf } from '../http/failures.ts'
import type { CompanyRedis } from '../redis.ts'
import type { Announcer } from './announcer.ts'

/** How often the sessions of connected sockets are checked: an unused session expires by itself (D2). */
const sweepMs = 60_000

/** The sessions of connected people. */
export interface ConnectedSessions {
  /** Looks up a token's session, bypassing the cache; being connected does not extend it. */
  lookUp(token: string): Promise<Caller | null>
  /** For each of these tokens with a live session, its person's current role and branch. */
  living(tokens: readonly string[]): Promise<ReadonlyMap<string, Listener>>
  /** Receives the person whose sessions or rights changed; null for everybody's. */
  onForget(listener: (personId: string | null) => void): void
}

interface Data {
  token: string
  caller: Caller
}

export interface Surroundings {
  /** Carries events between the company's servers; undefined when this is the only one. */
  readonly shared?: CompanyRedis | undefined
  /** Whether a proxy in front tells the address of a connection. */
  readonly trustProxy: boolean
  readonly log: FastifyBaseLogger
}

/** A command sent over a socket, with its origin. */
export interface Asked {
  readonly token: string
  readonly address: string
  readonly userAgent: string
  readonly body: unknown
}

/** Replies to a command; never throws. */
export type Answering = (asked: Asked) => Promise<unknown>
type Connected = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>

/**
 * The realtime connection (D7): Socket.IO on the server's port. The token of the handshake decides which events a socket
 * hears. A person who loses a session or rights is disconnected at once; connecting again is refused, or leads to the right
 * rooms.
 */
export class Hub implements Announcer {
  readonly #io: Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>
  readonly #sessions: ConnectedSessions
  readonly #sweep: NodeJS.Timeout
  readonly #commands = new Map<string, Answering>()
  readonly #trustProxy: boolean
  readonly #log: FastifyBaseLogger
  /** Number of commands of each person since the last sweep. */
  readonly #asked = new Map<string, number>()
  /** Number of refused connections from each address since the last sweep. */
  readonly #refused = new Map<string, number>()
  /** Connections that have told who they are. */
  readonly #told = new WeakSet<object>()
  #onPush: () => void = () => {}

  constructor(server: HttpServer, sessions: ConnectedSessions, { shared, trustProxy, log }: Surroundings) {
    this.#sessions = sessions
    // WebSocket only: several servers may serve one console, and long polling would have to reach the same one every time.
    this.#io = new Server(server, {
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      ...(shared && {
        adapter: createAdapter(shared.redis, { streamName: shared.name, channelPrefix: shared.name }),
      }),
    })
    // After an absence. What this server told meanwhile was missed by the clients of the others, who never saw Redis go:
    // everybody reconnects and refetches. Servers that have it back within the same second cause one reconnection, because
    // clients wait that long.
    shared?.redis.on('ready', () => this.#io.disconnectSockets(true))
    this.#trustProxy = trustProxy
    this.#log = log
    this.#io.use((socket, admit) => {
      this.#admit(socket).then(
        () => admit(),
        (error: unknown) => {
          admit(refused(error, log))
          // After the error was sent. Left open, the connection could name one token after the other.
          setImmediate(() => socket.conn.close())
        },
      )
    })
    this.#io.on('connection', (socket) => this.#welcome(socket))
    sessions.onForget((personId) => this.#disconnect(personId))
    this.#sweep = setInterval(() => {
      // When the database is unreachable no session can be looked up; the next sweep may succeed.
      this.sweep().catch((error: unknown) => log.error({ err: error }, 'sessions could not be looked up'))
    }, sweepMs)
    this.#sweep.unref()
  }

  tell: Announcer['tell'] = (event, concerned, payload) => {
    const rooms = roomsFor(event, concerned)
    if (rooms.length === 0) return
    try {
      this.#io.to(rooms).emit(event.name, z.parse(event.payload, payload))
    } catch (error) {
      // What it tells of is committed: that call is answered nevertheless, and its other events are sent.
      this.#log.error({ err: error, event: event.name }, 'an event could not be sent')
    }
  }

  changed: Announcer['changed'] = (kind, branchId, personIds = []) => {
    const event = changes[kind]
    if (event) this.tell(event, { branchId, personIds }, { branchId })
  }

  /** Serves a command; the reply is the acknowledgement of its event. */
  onCommand(name: string, answer: Answering): void {
    this.#commands.set(name, answer)
  }

  pushed: Announcer['pushed'] = () => this.#onPush()

  /** Registers the only sender of pushes. */
  onPush(listener: () => void): void {
    this.#onPush = listener
  }

  /**
   * Disconnects sockets whose session has ended, or whose person got another role or branch while connecting; resets the
   * counts of commands and refusals.
   */
  async sweep(): Promise<void> {
    this.#asked.clear()
    this.#refused.clear()
    const sockets = [...this.#io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const living = await this.#sessions.living(sockets.map(({ data }) => data.token))
    for (const socket of sockets) {
      const { token, caller } = socket.data
      const now = living.get(token)
      if (now?.role !== caller.role || now.branchId !== caller.branchId) socket.disconnect(true)
    }
  }

  /** Disconnects everybody; clients reconnect to another server. */
  close(): void {
    clearInterval(this.#sweep)
    this.#io.engine.close()
  }

  /** Looks up one session for a connection, and none for an address that was refused too often. */
  async #admit(socket: Connected): Promise<void> {
    const address = normalizeIP(this.#addressOf(socket))
    const refused = () => this.#refused.get(address) ?? 0
    if (this.#told.has(socket.conn) || refused() >= limits.refusedConnectionsPerMinute)
      throw new Refusal('too_many_tries', texts.failures.tooManyTries)
    this.#told.add(socket.conn)
    await this.#recognise(socket).catch((error: unknown) => {
      // Other errors say nothing about the token: everybody gets them when the database is away.
      if (error instanceof Refusal) this.#refused.set(address, refused() + 1)
      throw error
    })
  }

  async #recognise(socket: Connected): Promise<void> {
    const { token } = socket.handshake.auth
    const caller = isToken(token) ? await this.#sessions.lookUp(token) : null
    if (!caller) throw new Refusal('session_ended', texts.signIn.ended)
    if (caller.mustChangePassword) throw new Refusal('password_change_required', texts.signIn.changePassword)
    if (this.#isConnectedOften(caller)) throw new Refusal('too_many_tries', texts.failures.tooManyConnections)
    socket.data = { token, caller }
  }

  #isConnectedOften({ personId }: Caller): boolean {
    const connected = this.#io.of('/').adapter.rooms.get(roomOfPerson(personId))?.size ?? 0
    return connected >= limits.connectionsOfPerson
  }

  /** Counts a person's command before it runs. */
  #asksOften({ personId }: Caller): boolean {
    const asked = (this.#asked.get(personId) ?? 0) + 1
    this.#asked.set(personId, asked)
    return asked > limits.asksPerMinute
  }

  #welcome(socket: Connected): void {
    const { caller } = socket.data
    // Sockets that connect at the same moment are all admitted before the first one is counted.
    if (this.#isConnectedOften(caller)) return void socket.disconnect(true)
    void socket.join(roomsOf(caller))
    // C4 has clients send who signed in. The token already tells, and nobody may claim to be another person (D7).
    socket.on('login', (personId: unknown, acknowledge: unknown) => {
      if (personId !== caller.personId) return socket.disconnect(true)
      if (typeof acknowledge === 'function') acknowledge({ success: true })
    })
    const { headers } = socket.handshake
    const address = this.#addressOf(socket)
    for (const [name, answer] of this.#commands)
      socket.on(name, async (body: unknown, acknowledge: unknown) => {
        const { token } = socket.data
        const answered = this.#asksOften(caller)
          ? bodyOf(new Refusal('too_many_tries', texts.failures.tooManyTries))
          : await answer({ token, address, userAgent: headers['user-agent'] ?? '', body })
        if (typeof acknowledge === 'function') acknowledge(answered)
      })
  }

  /** The client's address, as Fastify determines it for a request. */
  #addressOf({ handshake: { address, headers } }: Connected): string {
    const [first] = String(headers['x-forwarded-for'] ?? '').split(',')
    return this.#trustProxy && first ? first.trim() : address
  }

  #disconnect(personId: string | null): void {
    const them = personId === null ? this.#io : this.#io.in(roomOfPerson(personId))
    them.disconnectSockets(true)
  }
}

/** The error of a refused connection: it carries the body of a refused call, and nothing more. */
function refused(error: unknown, log: FastifyBaseLogger): Error & { data: Failure } {
  const refusal = refusalOf(error, log, 'connection failed')
  return Object.assign(new Error(refusal.message), { data: bodyOf(refusal) })
}
