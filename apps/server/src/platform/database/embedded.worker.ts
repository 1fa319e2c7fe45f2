import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './embedded-engine.ts'
import type { Answer, Asked } from './embedded-thread.ts'

// The thread of the embedded database. An error ends this thread, and the thread that started it receives the error.
const engine = await openEngine(workerData as string)
send(new Uint8Array())
parentPort?.on('message', async (asked: Asked) => {
  if (asked !== 'close') return send(await engine.exec(asked))
  await engine.close()
  send(new Uint8Array())
  parentPort?.close()
})

function send(messages: Uint8Array): void {
  const answer: Answer = { messages, syncs: engine.syncs() }
  // Transferred to the other thread rather than copied.
  parentPort?.postMessage(answer, [messages.buffer as ArrayBuffer])
}
