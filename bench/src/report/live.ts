import type { Measured } from '../measure.ts'
import type { Delivery } from '../rows/live.ts'
import { columns, figure, row, times } from '../table.ts'
import type { Row, Table } from './results.ts'

/** Events and messages over the realtime connection, compared with a bare Socket.IO server. */
export function liveTable({ live }: Measured): Table | undefined {
  if (!live) return undefined
  const { product, floor, messages } = live
  const pairs = product.flatMap((delivery, index): [Delivery, Delivery][] => {
    const beside = floor[index]
    return beside ? [[delivery, beside]] : []
  })
  return {
    columns: columns('live', 'product', 'bare Socket.IO', 'ratio'),
    rows: [
      ...pairs.flatMap(deliveryLines),
      line('message stored and acknowledged, ms p50', messages.product.p50, messages.floor.p50),
      line('the same, ms p99', messages.product.p99, messages.floor.p99),
    ],
  }
}

function deliveryLines([ours, bare]: [Delivery, Delivery]): Row[] {
  const readers = `${ours.readers.toLocaleString('en')} readers`
  return [
    line(`events/s to each of ${readers}`, ours.perSecond, bare.perSecond),
    line(`ms from the commit to the last of ${readers}`, ours.lastReaderMs, bare.lastReaderMs),
    ...(ours.kilobytes === undefined || bare.kilobytes === undefined
      ? []
      : [line(`KB of memory for each of ${readers}`, ours.kilobytes, bare.kilobytes)]),
  ]
}

const line = (what: string, ours: number, bare: number): Row =>
  row(what, figure(ours), figure(bare), times(ours / bare))
