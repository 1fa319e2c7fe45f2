import type { Today } from '@tahi/contract/today'
import { useQueue } from '../../platform/queue/open-queue.ts'

/** The clock-ins and clock-outs of today that wait to be sent, as wall times `HH:MM` by the phone's clock. */
export function useWaitingPunches({ date, timeZone }: Today): { in?: string; out?: string } {
  const entries = useQueue()
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const waiting: { in?: string; out?: string } = {}
  for (const { kind, body, refused, writtenAt } of entries) {
    if (kind !== 'punch' || refused !== undefined) continue
    const [day, time] = parts.format(writtenAt).split(' ')
    if (day === date && time) waiting[body.kind === 'out' ? 'out' : 'in'] ??= time
  }
  return waiting
}
