import { texts } from '@tahi/contract'
import { openWorkerPool, TookTooLong } from '../worker-pool.ts'

/** A hundred times what the largest file takes; a slow machine reads 20,000 rows in tens of seconds. */
const mostMilliseconds = 150_000

/** Reads files that are imported on another thread, one after the other. */
export type FileReader<Task, File> = (task: Task) => Promise<File | { problem: string }>

/**
 * A reader with a time limit: others wait for their turn, and a file can be made so that reading it takes for ever.
 * @param besides the module that has `<name>.worker.ts` beside it
 * @returns the file, or why it cannot be read, in words for a person
 */
export function openFileReader<Task, File>(
  name: string,
  besides: string,
  milliseconds = mostMilliseconds,
): FileReader<Task, File> {
  const pool = openWorkerPool<Task, File | { problem: string }>(name, besides)
  return async (task) => {
    try {
      return await pool.run(task, milliseconds)
    } catch (error) {
      if (error instanceof TookTooLong) return { problem: texts.imports.tookTooLong }
      throw error
    }
  }
}
