import { aims, verdict } from '../aims.ts'
import type { Ratio } from '../compare.ts'
import type { Contested } from '../measure.ts'
import { figure, table, times } from '../table.ts'

/** Product beside floor, row by row. */
export function contestTable(contests: readonly Contested[]): string {
  if (contests.length === 0) return ''
  const header = [
    'call',
    'product/s',
    'floor/s',
    `ratio, ≥ ${aims.throughput}`,
    'p50',
    'floor p50',
    'p99',
    'floor p99',
    `p99 ratio, ≤ ${aims.slowest}`,
    '',
  ]
  return table(
    header,
    contests.map(({ row, aimed, product, floor, throughput, slowest }) => {
      const holds = throughput.median >= aims.throughput && slowest.median <= aims.slowest
      return [
        row,
        figure(product.requestsPerSecond),
        figure(floor.requestsPerSecond),
        ratio(throughput),
        figure(product.p50),
        figure(floor.p50),
        figure(product.p99),
        figure(floor.p99),
        ratio(slowest),
        aimed ? verdict(holds) : 'no aim',
      ]
    }),
  )
}

const ratio = ({ median, least, most }: Ratio): string =>
  `${times(median)} (${least.toFixed(2)}–${most.toFixed(2)})`
