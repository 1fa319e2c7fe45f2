import { aims, verdict } from '../aims.ts'
import type { Paint, Painted } from '../paint.ts'
import { figure, table } from '../table.ts'

/** How soon pages show something; the application promises its first screen. */
export const paintTable = (paints: readonly Paint[]): string =>
  table(
    ['page', 'first paint, ms', 'largest, ms', 'KB over the line', 'requests', 'aim', ''],
    paints.flatMap(({ page, onDesk, onPhone }) => [
      line(`${page}, on a desk`, onDesk),
      line(
        `${page}, on a slow phone`,
        onPhone,
        ...(page === 'application'
          ? [`largest < ${aims.applicationUsable}`, verdict(onPhone.largest < aims.applicationUsable)]
          : []),
      ),
    ]),
  )

const line = (
  what: string,
  { first, largest, kilobytes, requests }: Painted,
  aim = '',
  met = '',
): string[] => [what, figure(first), figure(largest), figure(kilobytes), String(requests), aim, met]
