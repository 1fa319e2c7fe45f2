import { AskerGone } from '../errors.ts'
import { inTurn } from '../in-turn.ts'
import { openWorkerPool } from '../worker-pool.ts'
import type { Sheet } from './write-sheet.ts'

/** Makes spreadsheets on another thread, so that no request waits for one. */
export interface Spreadsheets {
  /**
   * Writes one file at a time, in the order of the calls.
   * @param read reads the rows when the turn has come, so that one list at a time is in memory
   * @param gone aborted when nobody waits for the file any longer; it is then not begun
   * @returns the bytes of an .xlsx file
   * @throws AskerGone, and what `read` throws
   */
  write(read: () => Promise<Sheet>, gone: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

export function openSpreadsheets(): Spreadsheets {
  const pool = openWorkerPool<Sheet, Uint8Array>('spreadsheet', import.meta.url)
  const oneAtATime = inTurn()
  return {
    write: (read, gone) =>
      oneAtATime(async () => {
        if (gone.aborted) throw new AskerGone()
        return Buffer.from(await pool.run(await read()))
      }),
    close: () => pool.close(),
  }
}
