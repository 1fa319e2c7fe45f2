import type { Effort } from './options.ts'
import type { FloorRoute } from './programs/floor-server.ts'
import type { Load, LoadRequest, Outcome } from './programs/load-generator.ts'
import type { Stage } from './stage.ts'
import { median } from './statistics.ts'

/** The requests to the product, and the floor's routes for them. */
export interface Contest {
  readonly row: string
  readonly requests: readonly LoadRequest[]
  readonly routes: readonly FloorRoute[]
  /** The index of each request's route; by default every request has its own. */
  readonly routeOf?: readonly number[]
  /** For writes that can be done once: each round sends every request once, after this has run. */
  readonly putBack?: () => Promise<void>
}

export interface Comparison {
  readonly row: string
  readonly product: Outcome
  readonly floor: Outcome
  /** The ratio of the product's throughput to the floor's in the neighbouring round: its median and range. */
  readonly throughput: Ratio
  /** The same for their 99th percentiles. */
  readonly slowest: Ratio
  /** The yardstick's requests a second between the rounds, as a measure of the machine's speed. */
  readonly machine: number
}

export interface Ratio {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** A statement that costs the same in every company, so that runs in companies of different sizes can be compared. */
const yardstick: FloorRoute = { text: 'select $1::integer', values: [1], reply: {} }

/**
 * Measures product and floor in turns, so that changes in the machine's speed affect both. Figures are medians of the
 * rounds.
 */
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
    // If a request took longer than a round, no round would measure it.
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

/** Compares neighbouring rounds, which meet the same state of the machine. */
function ratioOf(product: readonly Outcome[], floor: readonly Outcome[], of: keyof Outcome): Ratio {
  const ratios = product.map((outcome, round) => outcome[of] / (floor[round]?.[of] ?? Number.NaN))
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}
