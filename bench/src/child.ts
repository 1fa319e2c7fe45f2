import { type ChildProcess, fork } from 'node:child_process'

/** A program of the bench in a process of its own. */
export interface Child {
  readonly pid: number
  /** Runs one of its commands. @throws Error with the child's message */
  ask<Reply>(command: string, input?: unknown): Promise<Reply>
  stop(): Promise<void>
}

interface Answer {
  readonly number: number
  readonly reply?: unknown
  readonly failure?: string
}

/** @param file the built program */
export function startChild(file: string): Child {
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'production' },
    // Without this process's loader for TypeScript, which costs memory and time.
    execArgv: [],
    serialization: 'advanced',
  })
  const waiting = new Map<number, { resolve(reply: unknown): void; reject(error: Error): void }>()
  child.on('message', ({ number, reply, failure }: Answer) => {
    const asked = waiting.get(number)
    waiting.delete(number)
    if (failure === undefined) asked?.resolve(reply)
    else asked?.reject(new Error(failure))
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`A program of the bench ended with ${code}`))
  })
  let asked = 0
  return {
    pid: child.pid ?? 0,
    ask: <Reply>(command: string, input?: unknown) =>
      new Promise<Reply>((resolve, reject) => {
        const number = asked++
        waiting.set(number, { resolve: resolve as (reply: unknown) => void, reject })
        child.send({ number, command, input })
      }),
    stop: () => ended(child),
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.disconnect()
  })
