import { Worker } from 'node:worker_threads'
import { workerFile } from '../worker-file.ts'
import type { Engine } from './embedded-engine.ts'

/** Requests to the thread, handled one after the other. */
export type Asked = Uint8Array | 'close'

/** Its reply to each request, and to its start. */
export interface Answer {
  readonly messages: Uint8Array
  readonly syncs: number
}

interface Waiting {
  resolve(messages: Uint8Array): void
  reject(error: Error): void
}

/**
 * The embedded database on a thread of its own: while it searches or waits for the disk, this thread reads the next request
 * and writes the last reply.
 * @param folder of the database, which is created if missing
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
  const ask = (asked: Asked) => {
    worker.postMessage(asked)
    return answered()
  }
  await answered()
  return {
    exec: ask,
    syncs: () => syncs,
    close: async () => {
      await ask('close')
    },
    abandon: async () => {
      await worker.terminate()
    },
  }
}

/** Sources are loaded through tsx; a thread has to register it itself. */
function startWorker(folder: string): Worker {
  const { href, isSource } = workerFile('embedded', import.meta.url)
  if (!isSource) return new Worker(new URL(href), { workerData: folder })
  const reading = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(href)}) })`
  return new Worker(reading, { eval: true, workerData: folder })
}
