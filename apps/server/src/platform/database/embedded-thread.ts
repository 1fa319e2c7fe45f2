import { Worker } from 'node:worker_threads'
import type { Engine } from './embedded-engine.ts'

/** What the thread is asked, one after the other. */
export type Asked = Uint8Array | 'close'

/** Its answer to each, and to being started. */
export interface Answer {
  readonly messages: Uint8Array
  readonly syncs: number
}

interface Waiting {
  resolve(messages: Uint8Array): void
  reject(error: Error): void
}

/**
 * The embedded database on a thread of its own: while it looks for rows or waits for the disk, this one reads the next
 * request and writes the last reply.
 * @param folder which holds the database, or will
 * @throws Error why it can't be opened
 */
export async function openEngineInThread(folder: string): Promise<Engine> {
  const worker = startWorker(folder)
  const waiting: Waiting[] = []
  let syncs = 0
  let end: Error | undefined
  worker.on('message', (answer: Answer) => {
    syncs = answer.syncs
    waiting.shift()?.resolve(answer.messages)
  })
  worker.on('error', (error) => {
    end = error
  })
  worker.on('exit', () => {
    end ??= new Error('The thread of the embedded database has ended')
    for (const { reject } of waiting.splice(0)) reject(end)
  })
  const answered = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (end) reject(end)
      else waiting.push({ resolve, reject })
    })
  await answered()
  return {
    exec: (messages) => {
      worker.postMessage(messages)
      return answered()
    },
    syncs: () => syncs,
    close: async () => {
      worker.postMessage('close')
      await answered()
    },
    abandon: async () => {
      await worker.terminate()
    },
  }
}

/** In the bundle the worker is a file of its own beside main.js; its source is read through tsx, as all sources are. */
function startWorker(folder: string): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const file = new URL(`./embedded.worker.${isSource ? 'ts' : 'js'}`, import.meta.url)
  if (!isSource) return new Worker(file, { workerData: folder })
  const reading = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}') })`
  return new Worker(reading, { eval: true, workerData: folder })
}
