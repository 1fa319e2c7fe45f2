import { setTimeout as pause } from 'node:timers/promises'
import type { LoadRequest } from './programs/load-generator.ts'
import { type Stage, send } from './stage.ts'

/** Sends a request repeatedly, one at a time with 5 ms between. @returns stops, and returns the longest wait in ms */
export function ping(stage: Stage, request: LoadRequest): () => Promise<number> {
  let going = true
  let longest = 0
  const pinging = (async () => {
    while (going) {
      const began = performance.now()
      await (await send(stage, request)).arrayBuffer()
      longest = Math.max(longest, performance.now() - began)
      await pause(5)
    }
  })()
  return async () => {
    going = false
    await pinging
    return longest
  }
}
