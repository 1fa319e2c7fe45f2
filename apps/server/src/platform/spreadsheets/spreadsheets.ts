import { Tinypool } from 'tinypool'
import { AskerGone } from '../errors.ts'
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

/**
 * Threads that run `<name>.worker.ts`, which lies beside the module that asks. In the bundle every worker is
 * a file of its own beside main.js.
 */
export function openThreads(name: string, besides: string): Tinypool {
  const isSource = besides.endsWith('.ts')
  return new Tinypool({
    filename: new URL(`./${name}.worker.${isSource ? 'ts' : 'js'}`, besides).href,
    // Sources are read through tsx, which works in a process of its own but not in a thread.
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
