import type { Paint, Painted } from '../paint.ts'
import { figure, table } from '../table.ts'

/** How soon the pages of whoever is signed out show something. */
export const paintTable = (paints: readonly Paint[]): string =>
  table(
    ['page', 'first paint, ms', 'largest, ms', 'KB over the line', 'requests'],
    paints.flatMap(({ page, onDesk, onPhone }) => [
      line(`${page}, on a desk`, onDesk),
      line(`${page}, on a slow phone`, onPhone),
    ]),
  )

const line = (what: string, { first, largest, kilobytes, requests }: Painted): string[] => [
  what,
  figure(first),
  figure(largest),
  figure(kilobytes),
  String(requests),
]
