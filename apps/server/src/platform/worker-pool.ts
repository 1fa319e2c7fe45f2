import { Tinypool } from 'tinypool'
import { workerFile } from './worker-file.ts'

/** A pool of at most one thread that runs a worker, found by `workerFile`. */
export function openWorkerPool(name: string, besides: string): Tinypool {
  const { href, isSource } = workerFile(name, besides)
  return new Tinypool({
    filename: href,
    // A pool's thread starts with the pool's own program, which does not load tsx.
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
