/** A record with the version that was shown; the server compares it to find later changes. */
export interface Seen {
  readonly _id: string
  readonly version: number
}

/** The id of a record in a list. */
export const idOf = ({ _id }: { readonly _id: string }): string => _id

/** The id of the person whom a row of a list is about. */
export const personIdOf = ({ employee }: { readonly employee: { readonly _id: string } }): string =>
  employee._id

/** What a call about several records takes of them, as they were seen. */
export const bodyOfSeen = (seen: readonly Seen[]) => ({ ids: seen.map(idOf), seen: seenVersions(seen) })

/** Reduces seen records to what a call takes. */
export const seenVersions = (seen: readonly Seen[]): Seen[] =>
  seen.map(({ _id, version }) => ({ _id, version }))
