import { aims, verdict } from '../aims.ts'
import type { Paint, Painted } from '../paint.ts'
import { columns, figure, row } from '../table.ts'
import type { Row, Table } from './results.ts'

/** How soon pages show something; only the application's first screen has an aim. */
export const paintTable = (paints: readonly Paint[]): Table => ({
  columns: columns('page', 'first paint, ms', 'largest, ms', 'KB over the line', 'requests'),
  rows: paints.flatMap(({ page, onDesk, onPhone }) => {
    const phone = line(`${page}, on a slow phone`, onPhone)
    return [line(`${page}, on a desk`, onDesk), page === 'application' ? judged(phone, onPhone) : phone]
  }),
})

const line = (what: string, { first, largest, kilobytes, requests }: Painted): Row =>
  row(what, figure(first), figure(largest), figure(kilobytes), String(requests))

const judged = (line: Row, { largest }: Painted): Row => ({
  ...line,
  aim: `largest < ${aims.applicationUsable}`,
  verdict: verdict(largest < aims.applicationUsable),
})
