import { Tinypool } from 'tinypool'
import { AskerGone } from '../errors.ts'
import { workerFile } from '../worker-file.ts'
import type { Sheet } from './write-sheet.ts'

/** Makes spreadsheets on another thread, so that no request waits for one. */
export interface Spreadsheets {
  /**
   * One after the other, in the order they were asked for.
   * @param gone aborted when nobody waits for the file any longer: it is not begun then
   * @returns the bytes of an .xlsx file
   * @throws AskerGone
   */
  write(sheet: Sheet, gone: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

export function openSpreadsheets(): Spreadsheets {
  const pool = openThreads('spreadsheet', import.meta.url)
  let last: Promise<unknown> = Promise.resolve()
  return {
    write(sheet, gone) {
      const written = last.then(async () => {
        if (gone.aborted) throw new AskerGone()
        return Buffer.from((await pool.run(sheet)) as Uint8Array)
      })
      last = written.catch(() => {})
      return written
    },
    close: () => pool.destroy(),
  }
}

/** Threads that run a worker, as `workerFile` finds it. */
export function openThreads(name: string, besides: string): Tinypool {
  const { href, isSource } = workerFile(name, besides)
  return new Tinypool({
    filename: href,
    // A thread of the pool's begins with the pool's own program, which knows nothing of tsx.
    ...(isSource && {
      runtime: 'child_process' as const,
      serialization: 'advanced' as const,
      execArgv: ['--import', 'tsx'],
    }),
    // A spreadsheet that unpacks to gigabytes ends its thread, not the server.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  })
}
