/** When something was done, by the clocks of the device it was done on. */
export interface Measured {
  /** The device's own clock. */
  readonly phoneTime: string
  /** The server's clock in its last answer before; null before the first. */
  readonly contactAt: string | null
  /** Milliseconds since that answer. */
  readonly sinceContact: number | null
}

/** When that was, as the server will believe: counted on from its own clock, not read off the device's (D3). */
export const believedAt = ({ phoneTime, contactAt, sinceContact }: Measured): Date =>
  new Date(contactAt === null ? phoneTime : Date.parse(contactAt) + (sinceContact ?? 0))
