import type { Server as HttpServer } from 'node:http'
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

/** How often sessions of connected sockets are looked up again: one that nobody uses ends by itself (D2). */
const sweepMs = 60_000

/** The sessions of those who connect. */
export interface ConnectedSessions {
  /** Looks a token's session up anew; being connected is no use of it. */
  lookUp(token: string): Promise<Caller | null>
  /** Of these tokens, those whose session holds, with whose it is now. */
  living(tokens: readonly string[]): Promise<ReadonlyMap<string, Listener>>
  /** Receives whose sessions or rights changed; null for everybody's. */
  onForget(listener: (personId: string | null) => void): void
}

interface Data {
  token: string
  caller: Caller
}

export interface Surroundings {
  /** Carries events between the servers of one company; none where this is the only one. */
  readonly shared?: CompanyRedis | undefined
  /** Whether a proxy stands in front, which says where a connection comes from. */
  readonly trustProxy: boolean
  readonly log: FastifyBaseLogger
}

/** What a socket asks for, with where it comes from. */
export interface Asked {
  readonly token: string
  readonly address: string
  readonly userAgent: string
  readonly body: unknown
}

/** Answers what a socket asks for; never throws. */
export type Answering = (asked: Asked) => Promise<unknown>
type Connected = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>

/**
 * The realtime connection (D7): Socket.IO on the server's port. Who hears an event is decided here, by whose token the
 * handshake carries. Whoever loses a session or rights is disconnected at once, and refused or let into the
 * right rooms when connecting again.
 */
export class Hub implements Announcer {
  readonly #io: Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>
  readonly #sessions: ConnectedSessions
  readonly #sweep: NodeJS.Timeout
  readonly #commands = new Map<string, Answering>()
  readonly #trustProxy: boolean
  /** How often each person asked for something since the last sweep. */
  readonly #asked = new Map<string, number>()
  #onPush: () => void = () => {}

  constructor(server: HttpServer, sessions: ConnectedSessions, { shared, trustProxy, log }: Surroundings) {
    this.#sessions = sessions
    // A console is served by any of several servers: only a connection that stays needs no memory of which.
    this.#io = new Server(server, {
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      ...(shared && {
        adapter: createAdapter(shared.redis, { streamName: shared.name, channelPrefix: shared.name }),
      }),
    })
    // It was connected when it came here, so this is after it was away: what other servers told meanwhile was missed here,
    // and everybody connects again, and asks anew.
    shared?.redis.on('ready', () => this.#io.local.disconnectSockets(true))
    this.#trustProxy = trustProxy
    this.#io.use((socket, admit) => {
      this.#admit(socket).then(
        () => admit(),
        (error: unknown) => admit(refused(error, log)),
      )
    })
    this.#io.on('connection', (socket) => this.#welcome(socket))
    sessions.onForget((personId) => this.#disconnect(personId))
    this.#sweep = setInterval(() => {
      // Without the database nobody's session can be looked up; the next time it may be there.
      this.sweep().catch((error: unknown) => log.error({ err: error }, 'sessions could not be looked up'))
    }, sweepMs)
    this.#sweep.unref()
  }

  tell: Announcer['tell'] = (event, concerned, payload) => {
    const rooms = roomsFor(event, concerned)
    if (rooms.length === 0) return
    this.#io.to(rooms).emit(event.name, z.parse(event.payload, payload))
  }

  changed: Announcer['changed'] = (entity, branchId, personIds = []) => {
    const event = changes[entity]
    if (event) this.tell(event, { branchId, personIds }, { branchId })
  }

  /** Lets sockets ask; what they get is the acknowledgement of their event. */
  onCommand(name: string, answer: Answering): void {
    this.#commands.set(name, answer)
  }

  pushed: Announcer['pushed'] = () => this.#onPush()

  /** Called by the sender of pushes, which is one. */
  onPush(listener: () => void): void {
    this.#onPush = listener
  }

  /**
   * Disconnects those whose session has ended meanwhile, and those who got another role or branch while they were let in;
   * counts anew what everybody asks for.
   */
  async sweep(): Promise<void> {
    this.#asked.clear()
    const sockets = [...this.#io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const living = await this.#sessions.living(sockets.map(({ data }) => data.token))
    for (const socket of sockets) {
      const { token, caller } = socket.data
      const now = living.get(token)
      if (now?.role !== caller.role || now.branchId !== caller.branchId) socket.disconnect(true)
    }
  }

  /** Lets everybody go; they connect again to whichever server is there then. */
  close(): void {
    clearInterval(this.#sweep)
    this.#io.engine.close()
  }

  async #admit(socket: Connected): Promise<void> {
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

  /** Counts what a person asks for, before anything is done for it. */
  #asksOften({ personId }: Caller): boolean {
    const asked = (this.#asked.get(personId) ?? 0) + 1
    this.#asked.set(personId, asked)
    return asked > limits.asksPerMinute
  }

  #welcome(socket: Connected): void {
    const { caller } = socket.data
    // Many at once are all let in before the first of them is counted.
    if (this.#isConnectedOften(caller)) return void socket.disconnect(true)
    void socket.join(roomsOf(caller))
    // C4 says who signed in; the token has said it already, and nobody may claim to be another (D7).
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

  /** As Fastify takes it for a request. */
  #addressOf({ handshake: { address, headers } }: Connected): string {
    const [first] = String(headers['x-forwarded-for'] ?? '').split(',')
    return this.#trustProxy && first ? first.trim() : address
  }

  #disconnect(personId: string | null): void {
    const them = personId === null ? this.#io : this.#io.in(roomOfPerson(personId))
    them.disconnectSockets(true)
  }
}

/** What a client receives as the reason of a refused connection: the body that a refused call has, and no more. */
function refused(error: unknown, log: FastifyBaseLogger): Error & { data: Failure } {
  const refusal = refusalOf(error, log, 'connection failed')
  return Object.assign(new Error(refusal.message), { data: bodyOf(refusal) })
}
