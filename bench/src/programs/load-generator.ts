import autocannon from 'autocannon'
import { serveCommands } from '../serve-commands.ts'
import { percentile } from '../statistics.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface Load {
  readonly port: number
  /** Divided among the connections, each of which repeats its own share. */
  readonly requests: readonly LoadRequest[]
  readonly connections: number
  /** How long, or undefined to send every request once. */
  readonly seconds?: number | undefined
}

export interface Outcome {
  readonly answers: number
  readonly requestsPerSecond: number
  /** Milliseconds until the last byte of the reply. */
  readonly p50: number
  readonly p99: number
}

/** @throws Error when a reply is a failure, because fast failures must not count */
async function run({ port, requests, connections, seconds }: Load): Promise<Outcome> {
  const times: number[] = []
  let next = 0
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    timeout: 30,
    ...(seconds === undefined ? { amount: requests.length } : { duration: seconds }),
    setupClient: (client) => {
      const own = next++
      client.setRequests(
        requests.filter((_, index) => index % connections === own).map((one) => ({ ...one })),
      )
    },
  }
  const began = performance.now()
  let last = began
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    running.on('response', (_client, _status, _bytes, time) => {
      times.push(time)
      last = performance.now()
    })
  })
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${result.non2xx} replies were failures, ${result.errors} requests broke`)
  // autocannon itself stops at the next full second.
  const took = (last - began) / 1000
  return {
    answers: times.length,
    requestsPerSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

serveCommands({ run }, async () => {})
