import { aims, verdict } from '../aims.ts'
import type { Ratio } from '../compare.ts'
import type { Contested } from '../measure.ts'
import { figure, times } from '../table.ts'
import type { Cell, Table } from './results.ts'

/** Product and floor side by side, row by row. */
export function contestTable(contests: readonly Contested[]): Table {
  const columns = [
    { title: 'call' },
    { title: 'product/s' },
    { title: 'floor/s' },
    { title: 'ratio', aim: `≥ ${aims.throughput}` },
    { title: 'p50' },
    { title: 'floor p50' },
    { title: 'p99' },
    { title: 'floor p99' },
    { title: 'p99 ratio', aim: `≤ ${aims.slowest}` },
  ]
  return {
    columns,
    rows: contests.map(({ row, aimed, product, floor, throughput, slowest }) => {
      const holds = throughput.median >= aims.throughput && slowest.median <= aims.slowest
      const cells = [
        row,
        figure(product.requestsPerSecond),
        figure(floor.requestsPerSecond),
        ratio(throughput),
        figure(product.p50),
        figure(floor.p50),
        figure(product.p99),
        figure(floor.p99),
        ratio(slowest),
      ]
      return { cells, verdict: aimed ? verdict(holds) : 'no aim' }
    }),
  }
}

const ratio = ({ median, least, most }: Ratio): Cell => ({
  median: times(median),
  least: least.toFixed(2),
  most: most.toFixed(2),
})
