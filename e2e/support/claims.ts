import { randomUUID } from 'node:crypto'

/** A time out that a phone without a line took at five in the afternoon. */
export const claimOf = (day: string) => ({
  _id: randomUUID(),
  kind: 'out' as const,
  phoneTime: `${day}T09:00:00Z`,
  sentAt: '2026-11-18T02:00:00Z',
  sinceContact: 3_600_000,
  contactAt: `${day}T08:00:00Z`,
  setBack: 0,
})
