import type { Effort } from './options.ts'
import type { FloorRoute } from './programs/floor-server.ts'
import type { Load, LoadRequest, Outcome } from './programs/load-generator.ts'
import type { Stage } from './stage.ts'
import { median } from './statistics.ts'

/** What is asked of the product, and of the floor instead. */
export interface Contest {
  readonly row: string
  readonly requests: readonly LoadRequest[]
  readonly routes: readonly FloorRoute[]
  /** Which route stands for which request, by the requests' order; none: each has its own. */
  readonly routeOf?: readonly number[]
  /** Every request once a round, for writes that can be done once; run before each round. */
  readonly putBack?: () => Promise<void>
}

export interface Comparison {
  readonly row: string
  readonly product: Outcome
  readonly floor: Outcome
  /** Of the product's throughput to the floor's in the round beside it: the middle one, and how far they are apart. */
  readonly throughput: Ratio
  /** The same of their 99th percentiles. */
  readonly slowest: Ratio
  /** Requests a second of the yardstick between the rounds: how fast the machine was meanwhile. */
  readonly machine: number
}

export interface Ratio {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** A statement that costs the same in every company, so that runs in companies of different sizes can be compared. */
const yardstick: FloorRoute = { text: 'select $1::integer', values: [1], reply: {} }

/** Product and floor in turns, so that a machine that grows slower or faster does so for both. Medians of the rounds. */
export async function compare(stage: Stage, contest: Contest, effort: Effort): Promise<Comparison> {
  const { row, requests, routes, routeOf, putBack } = contest
  const place = encodeURIComponent(row)
  await stage.floor.child.ask('routes', { row, routes })
  await stage.floor.child.ask('routes', { row: 'yardstick', routes: [yardstick] })
  const sides = {
    product: { port: stage.product.port, requests },
    floor: {
      port: stage.floor.port,
      requests: requests.map(({ method, body }, index) => ({
        method,
        path: `/${place}/${routeOf?.[index] ?? index}`,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      })),
    },
  }
  const connections = Math.min(effort.connections, requests.length)
  const measuring: Load = {
    port: stage.floor.port,
    requests: Array.from({ length: connections }, () => ({ method: 'GET', path: '/yardstick/0' })),
    connections,
    seconds: effort.warmUpSeconds,
  }
  const round = async (side: keyof typeof sides, seconds: number): Promise<Outcome> => {
    await putBack?.()
    const load: Load = { ...sides[side], connections, seconds: putBack ? undefined : seconds }
    return stage.load.ask<Outcome>('run', load)
  }

  const outcomes: Record<keyof typeof sides, Outcome[]> = { product: [], floor: [] }
  const machine: number[] = []
  const leastAnswers = Math.min(2 * connections, requests.length)
  let seconds = effort.roundSeconds
  for (const side of ['product', 'floor'] as const) {
    // A request that takes longer than a round would be measured by none.
    let warmUp = effort.warmUpSeconds
    while ((await round(side, warmUp)).answers < leastAnswers) warmUp *= 2
    seconds = Math.max(seconds, 2 * warmUp)
  }
  for (let turn = 0; turn < effort.rounds; turn++) {
    outcomes.product.push(await round('product', seconds))
    outcomes.floor.push(await round('floor', seconds))
    machine.push((await stage.load.ask<Outcome>('run', measuring)).requestsPerSecond)
  }
  await putBack?.()
  const { product, floor } = outcomes
  return {
    row,
    product: medianOf(product),
    floor: medianOf(floor),
    throughput: ratioOf(product, floor, 'requestsPerSecond'),
    slowest: ratioOf(product, floor, 'p99'),
    machine: median(machine),
  }
}

const medianOf = (outcomes: readonly Outcome[]): Outcome => ({
  answers: median(outcomes.map(({ answers }) => answers)),
  requestsPerSecond: median(outcomes.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50: median(outcomes.map(({ p50 }) => p50)),
  p99: median(outcomes.map(({ p99 }) => p99)),
})

/** Round by round: neighbours in time meet the same machine. */
function ratioOf(product: readonly Outcome[], floor: readonly Outcome[], of: keyof Outcome): Ratio {
  const ratios = product.map((outcome, round) => outcome[of] / (floor[round]?.[of] ?? Number.NaN))
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}
