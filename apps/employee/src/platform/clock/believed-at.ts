import type { Tapped } from './tapped.ts'

/** When something was done, by the clocks of its device. */
export type Measured = Omit<Tapped, 'setBack'>

/** The time that the server will assume: extrapolated from the server's clock, not read from the device's (D3). */
export const believedAt = ({ phoneTime, contactAt, sinceContact }: Measured): Date =>
  new Date(contactAt === null ? phoneTime : Date.parse(contactAt) + (sinceContact ?? 0))
