import { io, type Socket } from 'socket.io-client'
import { serveCommands } from '../serve-commands.ts'
import { percentile } from '../statistics.ts'

export interface Connecting {
  readonly port: number
  readonly readers: number
  /** Assigned to the readers in turn. */
  readonly tokens: readonly string[]
}

export interface Sending {
  readonly port: number
  readonly token: string
  readonly recipientId: string
  readonly times: number
}

/** Milliseconds from sending to the acknowledgement. */
export interface RoundTrips {
  readonly p50: number
  readonly p99: number
}

/** How many connect at a time; with all at once the queue before the handshake would be measured. */
const atATime = 50

let sockets: Socket[] = []
let heard = 0
let awaited = 0
let lastAt = 0n
let complete: (() => void) | undefined

async function connect({ port, readers, tokens }: Connecting): Promise<void> {
  while (sockets.length < readers) {
    const group = Array.from({ length: Math.min(atATime, readers - sockets.length) }, (_, index) =>
      open(port, tokens[(sockets.length + index) % tokens.length] ?? ''),
    )
    sockets.push(...(await Promise.all(group)))
  }
}

function open(port: number, token: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

serveCommands(
  {
    connect,
    /** Starts counting events. */
    listen: (name: string) => {
      heard = 0
      awaited = 0
      for (const socket of sockets) {
        socket.off(name)
        socket.on(name, () => {
          heard++
          if (heard === awaited) {
            lastAt = process.hrtime.bigint()
            complete?.()
          }
        })
      }
    },
    /** @returns the time of the last of `deliveries` events, by the clock that all processes of this machine share */
    hear: async (deliveries: number) => {
      awaited = deliveries
      if (heard < deliveries)
        await new Promise<void>((resolve) => {
          complete = resolve
        })
      return lastAt
    },
    forget: () => {
      heard = 0
    },
    send: async ({ port, token, recipientId, times }: Sending): Promise<RoundTrips> => {
      const socket = await open(port, token)
      const taken: number[] = []
      for (let time = 0; time < times; time++) {
        const began = performance.now()
        const answer = await socket.emitWithAck('send_message', {
          _id: crypto.randomUUID(),
          recipientId,
          text: 'Kumusta ang linya ngayon?',
        })
        if (!answer.success) throw new Error(answer.msg)
        taken.push(performance.now() - began)
      }
      socket.disconnect()
      return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
    },
    close: () => {
      for (const socket of sockets) socket.disconnect()
      sockets = []
    },
  },
  async () => {},
)
