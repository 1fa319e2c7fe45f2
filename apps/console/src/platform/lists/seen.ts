/** A record with the version that was shown; the server compares it to find later changes. */
export interface Seen {
  readonly _id: string
  readonly version: number
}

/** Reduces seen records to what a call takes. */
export const seenVersions = (seen: readonly Seen[]): Seen[] =>
  seen.map(({ _id, version }) => ({ _id, version }))
