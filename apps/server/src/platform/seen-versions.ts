interface Seen {
  readonly _id: string
  readonly version: number
}

type Row = { readonly id: string; readonly version: number }

/** Tells records as they were seen from those that changed since; those of which nothing is said are as they were. */
export function sinceSeen(seen: readonly Seen[] = []) {
  const versions = new Map(seen.map(({ _id, version }) => [_id, version]))
  const changes = ({ id, version }: Row): number => version - (versions.get(id) ?? version)
  return {
    isUnchanged: (row: Row): boolean => changes(row) === 0,
    /**
     * Of what is already as it was asked for: nothing else happened to it than that, here or through a colleague. What is
     * changed and settled at once counts its version up for both.
     */
    isOnlySettled: (row: Row): boolean => changes(row) === 0 || changes(row) === 1,
  }
}
