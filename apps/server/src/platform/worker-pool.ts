import { Tinypool } from 'tinypool'
import { inTurn } from './in-turn.ts'
import { workerFile } from './worker-file.ts'

/** At most one thread that runs a worker, one task at a time in the order of the calls. */
export interface WorkerPool<Task, Result> {
  /**
   * @param milliseconds that the task may take once its turn has come; then its thread is ended
   * @throws TookTooLong, and what the worker throws
   */
  run(task: Task, milliseconds?: number): Promise<Result>
  close(): Promise<void>
}

/** A task whose thread was ended. */
export class TookTooLong extends Error {}

/** @param besides the module that has `<name>.worker.ts` beside it */
export function openWorkerPool<Task, Result>(name: string, besides: string): WorkerPool<Task, Result> {
  const { href, isSource } = workerFile(name, besides)
  const pool = new Tinypool({
    filename: href,
    // A pool's thread starts with the pool's own program, which does not load tsx.
    ...(isSource && {
      runtime: 'child_process' as const,
      serialization: 'advanced' as const,
      execArgv: ['--import', 'tsx'],
    }),
    // A file that unpacks to gigabytes ends its thread, not the server. V8 nevertheless ends the process where one array or
    // text alone is larger than what is left, so that a worker bounds these itself.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  })
  // Not the pool's own queue: what waits in it stays there when the thread ends.
  const oneAtATime = inTurn()
  return {
    run: (task, milliseconds) => oneAtATime(() => runOne(pool, task, milliseconds)),
    close: () => pool.destroy(),
  }
}

async function runOne(pool: Tinypool, task: unknown, milliseconds: number | undefined) {
  if (milliseconds === undefined) return pool.run(task)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), milliseconds)
  try {
    // The pool ends the thread of a task that is aborted, and starts another one for the next.
    return await pool.run(task, { signal: limit.signal })
  } catch (error) {
    throw limit.signal.aborted ? new TookTooLong(`A worker took more than ${milliseconds} ms`) : error
  } finally {
    clearTimeout(timer)
  }
}
