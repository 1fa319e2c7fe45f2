interface Seen {
  readonly _id: string
  readonly version: number
}

/** Tells whether a record is as it was seen; one of which nothing is said is. */
export function asSeen(seen: readonly Seen[] = []): (row: { id: string; version: number }) => boolean {
  const versions = new Map(seen.map(({ _id, version }) => [_id, version]))
  return ({ id, version }) => (versions.get(id) ?? version) === version
}
