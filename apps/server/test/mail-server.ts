import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Manner, Noted } from './smtp-process.ts'

const program = fileURLToPath(new URL('./smtp-process.ts', import.meta.url))

interface Received {
  from: string
  to: string[]
  /** Who signed in to it. */
  user: string | null
  /** Headers and body as they came. */
  raw: string
}

type Told = { port?: number; manner?: Manner; received?: Received }

/** A mail server that listens on loopback in a process of its own, and can misbehave. */
export interface MailServer {
  readonly port: number
  readonly received: Received[]
  behave(manner: Manner): Promise<void>
  /** Starts it again on the same port, after it died. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  let child: ChildProcess
  const tell = (words: Manner | Noted) => child.send(words)
  const start = async (port: number): Promise<number> => {
    child = fork(program, [String(port)], { execArgv: ['--import', 'tsx'] })
    child.on('message', (told: Told) => {
      if (!told.received) return
      received.push(told.received)
      tell('noted')
    })
    const [told] = (await once(child, 'message')) as [Told]
    return told.port ?? 0
  }
  const gone = () => child.exitCode !== null || child.signalCode !== null
  const port = await start(0)
  return {
    port,
    received,
    async behave(manner) {
      const told = once(child, 'message')
      tell(manner)
      await told
    },
    async restart() {
      if (!gone()) await once(child, 'exit')
      await start(port)
    },
    async stop() {
      if (gone()) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
