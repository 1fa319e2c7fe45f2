import { Tinypool } from 'tinypool'
import { workerFile } from './worker-file.ts'

/** Threads that run a worker, as `workerFile` finds it. */
export function openWorkerPool(name: string, besides: string): Tinypool {
  const { href, isSource } = workerFile(name, besides)
  return new Tinypool({
    filename: href,
    // A thread of the pool's begins with the pool's own program, which knows nothing of tsx.
    ...(isSource && {
      runtime: 'child_process' as const,
      serialization: 'advanced' as const,
      execArgv: ['--import', 'tsx'],
    }),
    // A file that unpacks to gigabytes ends its thread, not the server.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  })
}
