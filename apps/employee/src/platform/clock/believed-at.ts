import type { Tapped } from './tapped.ts'

/** When something was done, by the clocks of the device it was done on. */
export type Measured = Omit<Tapped, 'setBack'>

/** When that was, as the server will believe: counted on from its own clock, not read off the device's (D3). */
export const believedAt = ({ phoneTime, contactAt, sinceContact }: Measured): Date =>
  new Date(contactAt === null ? phoneTime : Date.parse(contactAt) + (sinceContact ?? 0))
